import { titleLanguage } from './titleLanguage';

it.each([
  ['மழைக்கால முடி பராமரிப்பு', 'ta'],
  ['മഴക്കാല മുടി സംരക്ഷണം', 'ml'],
  ['Onam: ഓണം', 'ml'],
  ['Monsoon care', undefined],
])('the language of %j is %s', (title, language) => {
  expect(titleLanguage(title)).toBe(language);
});
