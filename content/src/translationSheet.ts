import { Translation } from './description/translations.ts';
import type { SiteContent } from './description.ts';
import type { LanguageCode } from './languages.ts';
import { visibleLine, visibleParagraphs } from './text.ts';
import { languageIn, type TextState, translationOf } from './translate.ts';
import { type Part, type Row, warningsOf } from './translating.ts';
import type { Words } from './words/say.ts';

// A sheet for a translator: cells of a CSV, a row for each text.

export const stateNames: Record<TextState, string> = {
  missing: 'Missing',
  changed: 'Changed since',
  unchecked: 'Not yet checked',
  done: 'Done',
};

const columns = ['key', 'where', 'English', 'translation', 'state'];

/** A spreadsheet reads a cell as a formula that begins so; with one more apostrophe before it, it does not. */
const FORMULA = /^'*[=+\-@\t\r]/;
const asCell = (text: string) => (FORMULA.test(text) ? `'${text}` : text);
const fromCell = (cell: string) => visibleParagraphs(FORMULA.test(cell) ? cell.replace(/^'/, '') : cell);

interface Language {
  content: SiteContent;
  code: LanguageCode;
  /** What the site came with. */
  words: Words;
}

const whereOf = (part: Part, { name, original }: Row) =>
  name === original ? name : `${part.name} · ${name}`;

export function sheetOf(parts: Part[], { content, code, words }: Language): string[][] {
  const language = languageIn(content, code);
  const rows = parts.flatMap((part) =>
    part.rows.map((row) => {
      const { key, original } = row;
      const { shown = '', state } = translationOf(key, original, language, words);
      return [key, whereOf(part, row), original, shown, stateNames[state]].map(asCell);
    }),
  );
  return [columns, ...rows];
}

/** What a sheet changes, and the rows that change nothing, with their numbers in the spreadsheet. */
export interface SheetPlan {
  changes: { row: Row; where: string; text: string; from: string; notes: string[] }[];
  left: { line: number; where: string; why: string }[];
  /** How many rows say what is there. */
  same: number;
}

/** What a sheet changes, row by row; a sentence when it is no sheet of translations. Nothing is stored. */
export function readSheet(
  [head = [], ...body]: string[][],
  parts: Part[],
  { content, code, words }: Language,
): SheetPlan | string {
  const heads = head.map((cell) => visibleLine(cell).toLowerCase());
  const [keyAt = -1, , englishAt = -1, textAt = -1] = columns.map((name) =>
    heads.indexOf(name.toLowerCase()),
  );
  if (keyAt < 0 || textAt < 0)
    return 'This is no sheet of translations: its first row must have “key” and “translation” in it.';
  const rows = new Map(
    parts.flatMap((part) => part.rows.map((row) => [row.key, { row, where: whereOf(part, row) }])),
  );
  const texts = Map.groupBy(body, (cells) => cells[keyAt]?.trim() ?? '');
  const plan: SheetPlan = { changes: [], left: [], same: 0 };
  for (const [index, cells] of body.entries()) {
    const key = cells[keyAt]?.trim() ?? '';
    const { row, where = key } = rows.get(key) ?? {};
    const all = texts.get(key) ?? [];
    const [text = '', english = ''] = [textAt, englishAt].map((place) => fromCell(cells[place] ?? ''));
    const leave = (why: string) => plan.left.push({ line: index + 2, where, why });
    const { shown } = translationOf(key, row?.original ?? '', languageIn(content, code), words);
    const fault = Translation.shape.text.safeParse(text).error?.issues[0]?.message;
    if (!row) leave('There is no text of this key, or not any more.');
    else if (all.some((other) => other[textAt] !== cells[textAt])) leave(DOUBLED);
    else if (LOST.test(text)) leave('Only question marks arrived: please save it as “CSV UTF-8”.');
    else if (fault) leave(fault);
    // What is empty leaves what is there.
    else if (!text || text === shown || all[0] !== cells) plan.same += 1;
    else {
      const isOld = english !== '' && english !== visibleParagraphs(row.original);
      const notes = [...(isOld ? [OLD] : []), ...warningsOf(row, text, code)];
      plan.changes.push({ row, where, text, from: isOld ? english : row.original, notes });
    }
  }
  return plan;
}

const DOUBLED = 'Its key is there more than once, with other texts.';
const OLD = 'The English has changed since, so it is listed as “Changed since”.';
const LOST = /^[?\s\p{P}]*\?{2}[?\s\p{P}]*$/u;
