// The blocks of Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada and Malayalam have one layout.
const LAYOUT: [from: number, sounds: string][] = [
  [0x01, 'n m h a a a i i u u ri li e e e ai o o o au'],
  [0x15, 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'],
  [0x3e, 'a i i u u ri ri e e e ai o o o au'],
  [0x4e, 't'],
  [0x57, 'au'],
  [0x66, '0 1 2 3 4 5 6 7 8 9 n'],
  // Consonants of Malayalam that end a syllable.
  [0x7a, 'n n r l l k'],
];
const SOUNDS = new Map(
  LAYOUT.flatMap(([from, sounds]) => sounds.split(' ').map((sound, index) => [from + index, sound])),
);
const ANUSVARA = 0x02;
const LAST_NORTHERN = '\u0aff';
const WORD = /(?:(?=[\p{L}\p{M}\p{Nd}])[\u0900-\u0d7f]|[\u200c\u200d])+/gu;
/** The sign of a borrowed sound, joiners. */
const SILENT = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u200c\u200d]/g;

/** Words of Indian scripts in Latin letters, as one would type them: `vanakkam`, `malayalam`, `hindi`. */
export const inLatin = (text: string): string => text.normalize('NFC').replace(WORD, wordInLatin);

function wordInLatin(word: string): string {
  const places = Array.from(word.replace(SILENT, ''), (letter) => letter.charCodeAt(0) & 0x7f);
  const isNorthern = word <= LAST_NORTHERN;
  return places
    .map((place, index) => {
      const next = places[index + 1];
      const sound = SOUNDS.get(place) ?? '';
      // Said as the consonant after it; in the north, the vowel before it goes through the nose.
      if (place === ANUSVARA) return next === undefined ? (isNorthern ? 'n' : 'm') : isStop(next) ? 'n' : 'm';
      // A consonant says its “a”, too, without another vowel or the sign for none; in the north not at the end of a word.
      const isSilent = isVowelSign(next) || (isNorthern && next === undefined && index > 0);
      return isConsonant(place) && !isSilent ? `${sound}a` : sound;
    })
    .join('');
}

const isConsonant = (place: number) => place >= 0x15 && place <= 0x39;
const isStop = (place: number) => place >= 0x15 && place <= 0x28;
const isVowelSign = (place = 0) => (place >= 0x3e && place <= 0x4d) || place === 0x57;
