import { idFor } from './entries.ts';
import { inLatin } from './inLatin.ts';

it.each([
  ['வணக்கம்', 'vanakkam'],
  ['கூந்தல், அழகு', 'kuntal, azhaku'],
  ['மொழி ௨௦௨௬', 'mozhi 2026'],
  ['മലയാളം', 'malayalam'],
  ['മുടി സംരക്ഷണം', 'muti samrakshanam'],
  ['അവൻ', 'avan'],
  ['അവന്\u200d', 'avan'],
  ['हिन्दी', 'hindi'],
  ['बालों की देखभाल', 'balon ki dekhabhal'],
  ['కలం అందం', 'kalam andam'],
  ['ಬೆಂಗಳೂರು', 'bengaluru'],
  ['ਪੰਜਾਬੀ ગુજરાતી ଓଡ଼ିଆ', 'panjabi gujarati odia'],
  ['Café, 中国, नमस्ते।', 'Café, 中国, namaste।'],
])('%s can be read as %s', (text, latin) => expect(inLatin(text)).toBe(latin));

it('gives ids to names of any script', () => {
  expect(idFor('கூந்தல் ஸ்பா', [], 'service')).toBe('kuntal-spa');
});
