const LANGUAGES: [RegExp, string][] = [
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Devanagari}/u, 'hi'],
];

/** The `lang` of a title whose script differs from the page's, for line height, fonts and screen readers. */
export const titleLanguage = (title: string): string | undefined =>
  LANGUAGES.find(([script]) => script.test(title))?.[1];
