import { firstEdition } from './first-edition.ts';
import { merge } from './merge.ts';
import { isRecord } from './same.ts';
import { keyAt, textsOf, wordKey } from './translate.ts';
import { partsOf, shortWords, translate, warningsOf } from './translating.ts';

const first = firstEdition();
const HAIRCUT = { key: 'services/hair/haircut/name', original: 'Haircut' };
const LONG = 'It is more than twice as long as there is room for in English (10 characters).';
const PAGES = ['Price list', 'Offers', 'Reviews', 'Questions', 'About', 'Bridal enquiry', 'Academy', 'Blog'];

it('has each text in one part, in the order in which visitors see them', () => {
  const parts = partsOf(first, ['Add to visit']);
  expect(parts.map(({ name }) => name)).toEqual([
    ...['On every page', 'Buttons and short words', 'Home', ...first.menus.map(({ name }) => name)],
    ...['Services', ...PAGES, 'Terms & Conditions', 'Privacy Policy'],
  ]);
  const keys = parts.flatMap(({ rows }) => rows.map(({ key }) => key));
  expect(keys.toSorted()).toEqual(
    [...textsOf(first).map(({ key }) => key), wordKey('Add to visit')].toSorted(),
  );
  expect(parts.flatMap(({ rows }) => rows)).toContainEqual({
    ...HAIRCUT,
    name: 'Haircut · Name',
    control: 'text',
    max: 100,
  });
  // As Postgres stores it.
  const stored = JSON.parse(JSON.stringify(first), (_, value) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toReversed()) : value,
  );
  expect(partsOf(stored, ['Add to visit'])).toEqual(parts);
});

it('has the names of the blog’s categories among the blog’s texts, once', () => {
  const parts = partsOf(first, ['Add to visit', 'Bridal'], ['Bridal', 'Hair Care']);
  const rowsOf = (part: string) => parts.find(({ id }) => id === part)?.rows.map(({ key }) => key);
  expect(rowsOf('short')).toEqual([wordKey('Add to visit')]);
  expect(rowsOf('blog')?.slice(-2)).toEqual([wordKey('Bridal'), wordKey('Hair Care')]);
});

it('finds the key of a text by its path', () => {
  for (const { path, key } of textsOf(first)) expect(keyAt(first, path)).toBe(key);
});

it('tells the interface’s own words from those of a fresh site', () => {
  const ml = { Haircut: 'വെട്ട്', 'Add to visit': 'ചേർക്കുക' };
  const came = { ml, ta: { 'Add to visit': 'சேர்' }, hi: { Call: 'कॉल' }, te: {}, kn: {} };
  expect(shortWords(came)).toEqual(['Add to visit', 'Call']);
});

it.each([
  ['മുടി മുറിക്കൽ', 'Haircut', []],
  ['WhatsApp മുടി', 'Haircut', []],
  ['Haircut', 'Haircut', []],
  ['2 × 3', 'Haircut', []],
  ['முடி', 'Haircut', ['Some letters are of another script than that of Malayalam.']],
  ['Mudi', 'Haircut', ['It has no letters of Malayalam.']],
  ['<b>മുടി</b>', 'Haircut', ['Visitors see the HTML in it as it is written here.']],
  ['മുടി'.repeat(6), 'Haircut', [LONG]],
  ['മുടി', 'From {time}', ['{time} is missing: the site puts something in its place.']],
])('%s for “%s” is warned of: %j', (text, original, warnings) => {
  expect(warningsOf({ key: '', name: '', control: 'text', max: 10, original }, text, 'ml')).toEqual(warnings);
});

it('two devices are joined by text, and clash by text with what it was made from', () => {
  const base = structuredClone(first);
  translate(base, 'ml', HAIRCUT, 'A');
  const other = { key: 'services/hair/hair-spa/name', original: 'Hair Spa' };
  const mine = structuredClone(base);
  translate(mine, 'ml', other, 'സ്പാ');
  translate(mine, 'ml', HAIRCUT, 'B', {}, 'Old');
  const theirs = structuredClone(base);
  translate(theirs, 'ml', HAIRCUT, 'A', {}, 'New');
  const { content, clashes } = merge(base, mine, theirs);
  expect(content.translations.ml?.texts).toEqual({
    [HAIRCUT.key]: { text: 'B', from: 'Old' },
    [other.key]: { text: 'സ്പാ', from: 'Hair Spa' },
  });
  expect(clashes).toEqual([['translations', 'ml', 'texts', HAIRCUT.key]]);
});
