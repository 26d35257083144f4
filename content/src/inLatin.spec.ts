import { idFor } from './entries.ts';
import { inLatin } from './inLatin.ts';

it.each([
  ['வணக்கம்', 'vanakkam'],
  ['മലയാളം', 'malayalam'],
  ['हिन्दी', 'hindi'],
  ['बालों की देखभाल', 'balon ki dekhabhal'],
  ['ಬೆಂಗಳೂರು', 'bengaluru'],
  ['ਪੰਜਾਬੀ ગુજરાતી ଓଡ଼ିଆ', 'panjabi gujarati odia'],
  ['Café, 中国, नमस्ते।', 'Café, 中国, namaste।'],
])('%s can be read as %s', (text, latin) => expect(inLatin(text)).toBe(latin));

it('gives ids to names of any script', () => {
  expect(idFor('கூந்தல் ஸ்பா', [], 'service')).toBe('kuntal-spa');
});
