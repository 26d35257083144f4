import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test.js';

/** With conjuncts of two and three letters, joiners, and signs on all four sides. */
const WORDS = {
  tamil: 'ஸ்ரீ லக்ஷ்மி ஒப்பனை கொள்ளுங்கள் பௌர்ணமி ஃபேஷியல் விலைப்பட்டியல் கூந்தல் மணப்பெண் டீ நூறு துணி',
  malayalam: 'സ്ത്രീ വധുവിന്റെ ചർമ്മം നഖങ്ങൾ ശ്രദ്ധ വിദഗ്ദ്ധ കൊണ്ട് കൗതുകം ക്ഷണം പ്രകൃതി ഫേഷ്യൽ ലാൻഡ്‌ലൈൻ ന്യായം സ്വന്തം',
  devanagari: 'स्त्री श्रृंगार त्वचा विशेषज्ञ क्षमा राष्ट्रीय द्वार वर्ष ऑफ़र निःशुल्क हूँ कीर्ति ड्राई रुपये उत्कृष्ट सौंदर्य।',
  telugu: 'జుట్టు చర్మం స్త్రీ రాష్ట్రం లక్ష్మి వాక్సింగ్ పెళ్ళి క్రొత్త శ్రద్ధ కృష్ణ గోళ్ళు సౌందర్యం ఉత్పత్తి వ్యక్తి',
  kannada: 'ಸ್ತ್ರೀ ರಾಷ್ಟ್ರೀಯ ಚರ್ಮ ಲಕ್ಷ್ಮಿ ಉತ್ಪನ್ನ ವ್ಯಾಕ್ಸಿಂಗ್ ತಜ್ಞ ಶ್ರದ್ಧೆ ಕೃಷ್ಣ ಹೊಸ ಸೌಂದರ್ಯ ಪ್ರಶ್ನೆ ವಿನ್ಯಾಸ ಕಾಯ್ದಿರಿಸಿ',
};

const read = (path: string) => readFileSync(new URL(`../../frontend/${path}`, import.meta.url));
const url = (font: Buffer) => `url(data:font/woff2;base64,${font.toString('base64')})`;

for (const [script, words] of Object.entries(WORDS))
  for (const [end, weight, width] of [
    ['', 400, 100],
    ['-bold', 550, 92],
  ] as const)
    test(`${script}${end} is small, and draws words as the whole font does`, async ({ page }) => {
      const cut = read(`shared/theme/fonts/${script}${end}.woff2`);
      // With the Latin letters of its sister, so that a page needs no other file: 7 KB of it.
      expect(cut.length).toBeLessThan(script === 'devanagari' ? 82_000 : 60_000);
      const files = `node_modules/@fontsource-variable/anek-${script}/files`;
      const whole = read(`${files}/anek-${script}-${script}-standard-normal.woff2`);
      await page.setContent(`<style>
        @font-face { font-family: cut; src: ${url(cut)}; }
        @font-face { font-family: whole; src: ${url(whole)}; font-variation-settings: 'wght' ${weight}, 'wdth' ${width}; }
        </style><canvas width="600" height="160"></canvas>`);
      const unlike = await page.locator('canvas').evaluate(async (canvas: HTMLCanvasElement, words) => {
        await Promise.all(Array.from(document.fonts, (font) => font.load()));
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('No canvas.');
        const draw = (word: string, font: string) => {
          context.reset();
          context.font = `60px ${font}, monospace`;
          context.fillText(word, 20, 90);
          return context.getImageData(0, 0, canvas.width, canvas.height).data.filter((_, at) => at % 4 === 3);
        };
        return words.filter((word) => {
          const [cut, whole] = [draw(word, 'cut'), draw(word, 'whole')];
          let [ink, difference] = [0, 0];
          for (const [at, value] of whole.entries()) {
            ink += value;
            difference += Math.abs(value - Number(cut[at]));
          }
          return !(difference < 0.04 * ink);
        });
      }, words.split(' '));
      expect(unlike).toEqual([]);
    });
