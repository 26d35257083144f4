import { firstEdition } from './first-edition.ts';
import { partsOf, translate } from './translating.ts';
import { readSheet, type SheetPlan, sheetOf } from './translationSheet.ts';

const content = firstEdition();
const HAIRCUT = { key: 'services/hair/haircut/name', original: 'Haircut' };
const SPA = { key: 'services/hair/hair-spa/name', original: 'Hair Spa' };
const DETAILS = 'services/hair/haircut/details';
translate(content, 'ml', HAIRCUT, 'വെട്ട്', {}, 'Cut');
const parts = partsOf(content, ['= now', "'= then"]);
const language = { content, code: 'ml', words: { 'Hair Spa': 'സ്പാ' } } as const;

const noteOf = (text: string) => expect.stringContaining(text);
const sheet = sheetOf(parts, language);
const rowOf = (key: string) => sheet.find(([one]) => one === key);
/** The plan of a sheet with these rows. */
const read = (...rows: string[][]) =>
  readSheet([['key', 'where', 'English', 'translation', 'state'], ...rows], parts, language) as SheetPlan;

it('has a row for each text, with where it is and how far', () => {
  expect(sheet).toHaveLength(1 + parts.reduce((sum, { rows }) => sum + rows.length, 0));
  const where = "Women's Hair · Haircut · Name";
  expect(rowOf(HAIRCUT.key)).toEqual([HAIRCUT.key, where, 'Haircut', 'വെട്ട്', 'Changed since']);
  expect(rowOf(SPA.key)?.slice(3)).toEqual(['സ്പാ', 'Not yet checked']);
});

it('has no formulas, and takes back what stands for one', () => {
  expect(rowOf('words:= now')?.[2]).toBe("'= now");
  expect(rowOf("words:'= then")?.[2]).toBe("''= then");
  expect(read(['words:= now', '', "'= now", "'=ഇപ്പോൾ", '']).changes[0]).toMatchObject({
    text: '=ഇപ്പോൾ',
    from: '= now',
  });
});

it('changes nothing when it comes back as it went, or empty', () => {
  expect(readSheet(sheet, parts, language)).toEqual({ changes: [], left: [], same: sheet.length - 1 });
  expect(read([SPA.key, '', 'Hair Spa', ' ', ''])).toMatchObject({ changes: [], left: [], same: 1 });
});

it.each([
  ['a new one', [SPA.key, '', 'Hair Spa', 'ഹെയർ സ്പാ', ''], { text: 'ഹെയർ സ്പാ', from: 'Hair Spa', notes: [] }],
  ['another one', [HAIRCUT.key, '', 'Haircut', 'മുറിക്കൽ', ''], { text: 'മുറിക്കൽ', from: 'Haircut', notes: [] }],
  ['lines as Excel breaks them', [DETAILS, '', '', 'ഒന്ന്\r\nരണ്ട്', ''], { text: 'ഒന്ന്\nരണ്ട്' }],
  ['the English of before', [SPA.key, '', 'Spa', 'എ', ''], { from: 'Spa', notes: [noteOf('changed since')] }],
  ['HTML', [SPA.key, '', '', '<b>സ്പാ</b>', ''], { text: '<b>സ്പാ</b>', notes: [noteOf('HTML')] }],
])('takes %s', (_, row, change) => {
  expect(read(row)).toMatchObject({ changes: [change], left: [], same: 0 });
});

it.each([
  ['an unknown key', 'services/hair/gone/name', ['എ'], 'There is no text of this key'],
  ['no key', '', ['എ'], 'There is no text of this key'],
  ['lost letters', SPA.key, ['?? ????'], 'Only question marks arrived'],
  ['a character that cannot be stored', SPA.key, ['എ\0'], 'contains a character that cannot be shown'],
  ['a doubled key', SPA.key, ['എ', 'ബി'], 'Its key is there more than once'],
])('leaves out %s', (_, key, texts, why) => {
  const { changes, left } = read(...texts.map((text) => [key, '', '', text, '']));
  expect(changes).toEqual([]);
  expect(left.map(({ line }) => line)).toEqual(texts.map((_, index) => index + 2));
  for (const row of left) expect(row.why).toContain(why);
});

it('takes a doubled row once', () => {
  const row = [SPA.key, '', '', 'എ', ''];
  expect(read(row, [...row])).toMatchObject({ changes: [{ text: 'എ' }], left: [], same: 1 });
});

it('is refused without a head', () => {
  expect(readSheet([['a', 'b']], parts, language)).toMatch(/^This is no sheet of translations/);
});
