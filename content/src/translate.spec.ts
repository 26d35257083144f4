import { checkContent } from './check.ts';
import type { Translated } from './description.ts';
import { firstEdition } from './first-edition.ts';
import { withValueAt } from './testing/withValueAt.ts';
import {
  keyIn,
  marked,
  textsOf,
  translated,
  translationOf,
  unmarked,
  wordKey,
  wordsIn,
} from './translate.ts';
import { say, sayMany, speaking } from './words/say.ts';

const HAIRCUT = 'services/hair/haircut/name';
const first = firstEdition();
const withTexts = (texts: Record<string, { text: string; from: string }>) => ({
  ...first,
  translations: { ml: { isOn: true, texts } },
});

it('finds each text once, by a key that stays when entries move', () => {
  const keys = textsOf(first).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const moved = { ...first, menus: first.menus.toReversed(), people: first.people.toReversed() };
  expect(new Set(textsOf(moved).map(({ key }) => key))).toEqual(new Set(keys));
});

it('shows translations, what the site came with, and else the original', () => {
  const content = withTexts({ [HAIRCUT]: { text: 'ഹെയർകട്ട്', from: 'Haircut' } });
  const shown = translated(content, 'ml', { 'Hot towel shave': 'ഷേവ്' });
  expect(shown.salon).not.toHaveProperty('logo');
  const names = Object.values(shown.services)
    .flat()
    .map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['ഹെയർകട്ട്', 'Hair Spa']));
  expect(shown.words.about).toEqual(first.words.about);
});

it('each line of a text says its key to who looks for it, and has its translation', () => {
  const content = withTexts({ [HAIRCUT]: { text: 'ഹെയർകട്ട്', from: 'Haircut' } });
  const all = marked(content);
  expect(JSON.parse(unmarked(JSON.stringify(all)))).toEqual(content);
  for (const { key, original } of textsOf(all))
    for (const line of original.split('\n').filter(Boolean)) expect(keyIn(line)).toBe(key);
  const words = { 'Hot towel shave': 'ഷേവ്' };
  expect(unmarked(JSON.stringify(translated(all, 'ml', words)))).toBe(
    JSON.stringify(translated(content, 'ml', words)),
  );
});

it.each([
  ['missing', undefined, {}],
  ['unchecked', undefined, { Haircut: 'ഹെയർകട്ട്' }],
  ['done', { text: 'ഹെയർകട്ട്', from: 'Haircut' }, {}],
  ['changed', { text: 'ഹെയർകട്ട്', from: 'Cut' }, {}],
  ['missing', { text: '', from: 'Haircut' }, { Haircut: 'ഹെയർകട്ട്' }],
] as const)('a text is %s with %j', (state, own, words) => {
  const texts: Translated['texts'] = own ? { [HAIRCUT]: own } : {};
  expect(translationOf(HAIRCUT, 'Haircut', { texts }, words).state).toBe(state);
});

it('takes names that every object has for texts', () => {
  expect(translationOf(HAIRCUT, 'constructor', { texts: {} }, {})).toEqual({ state: 'missing' });
  const speech = { locale: 'ml-IN', words: wordsIn(first, 'ml', {}) };
  for (const language of [undefined, speech])
    expect(speaking(language, () => say('constructor'))).toBe('constructor');
});

it('keeps lists of lines and the amount of a price', () => {
  const content = withTexts({
    'services/hair/haircut/details': { text: 'ഒന്ന്\nരണ്ട്', from: '' },
    'services/hair/haircut/price': { text: 'ഓരോ നഖത്തിനും', from: 'per nail' },
  });
  const at = content.services.hair?.findIndex(({ id }) => id === 'haircut') ?? -1;
  const price = { kind: 'unit', rupees: 80, unit: 'per nail' };
  const shown = translated(withValueAt(content, `services.hair[${at}].price`, price), 'ml', {});
  expect(shown.services.hair?.[at]).toMatchObject({
    details: ['ഒന്ന്', 'രണ്ട്'],
    price: { ...price, unit: 'ഓരോ നഖത്തിനും' },
  });
});

it('is refused with a sentence for what can’t be stored', () => {
  const { faults } = checkContent(withTexts({ [HAIRCUT]: { text: 'a\0', from: '' } }));
  expect(faults?.map(({ message }) => message)).toEqual([
    'A translation contains a character that cannot be shown.',
  ]);
});

it('the site’s own words are hers to change', () => {
  const content = withTexts({ [wordKey('Add to visit')]: { text: 'ചേർക്കുക', from: 'Add to visit' } });
  const words = wordsIn(content, 'ml', { '{count} services': '{count} സേവനങ്ങൾ' });
  const said = () => [say('Add to visit'), sayMany(2, '{count} service', '{count} services'), say('Call')];
  expect(speaking({ locale: 'ml-IN', words }, said)).toEqual(['ചേർക്കുക', '2 സേവനങ്ങൾ', 'Call']);
  expect(said()).toEqual(['Add to visit', '2 services', 'Call']);
});
