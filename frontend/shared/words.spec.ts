import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldInfo } from '@salon/content/fields';
import { firstEdition } from '@salon/content/first-edition';
import { languageCodes } from '@salon/content/languages';
import { cameWords } from '@salon/content/languages/words';
import { textsOf } from '@salon/content/translate';

// The site comes in other languages: with all of its own words, and with what a fresh site says that fits any salon.

const root = join(import.meta.dirname, '../..');
const files = globSync('{frontend/site,frontend/shared,frontend/renderer,content/src}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('.spec.'),
});
/** A bracket, or a string; `=== ` before it: something is compared with it. */
const TOKEN = /(=== )?(['"])((?:(?!\2).)*)\2|`[^`]*`|[({[\])}]/g;

/** The strings at the first level of a call's brackets. */
function stringsIn(call: string): string[] {
  const strings: string[] = [];
  let depth = 0;
  for (const [token, compared, , text] of call.matchAll(TOKEN)) {
    if ('({['.includes(token)) depth += 1;
    if (')}]'.includes(token)) depth -= 1;
    if (depth === 0) break;
    if (text !== undefined && !compared && depth === 1) strings.push(text);
  }
  return strings;
}

const said = files.flatMap((file) => {
  const [, ...calls] = readFileSync(join(root, file), 'utf8').split(
    /\b(?:say|sayMany|toSay|countText)(?=\()/,
  );
  return calls.flatMap(stringsIn);
});
const ofAnySalon = textsOf(firstEdition()).filter(({ schema }) => fieldInfo(schema)?.fitsAll);
const keys = [...new Set([...said, ...ofAnySalon.map(({ original }) => original)])];
const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();

it('finds words of every kind', () => {
  const kinds = ['Add to visit', 'Load more', '{count} services', 'Morning', '{time} pm', 'Hi!'];
  expect(keys).toEqual(expect.arrayContaining(kinds));
});

it.each(languageCodes)('%s has all words, no others, and the same values in them', (code) => {
  const words = Object.entries(cameWords[code]);
  expect(keys.filter((key) => !cameWords[code][key]?.trim())).toEqual([]);
  expect(words.filter(([key]) => !keys.includes(key))).toEqual([]);
  expect(words.filter(([key, text]) => namesIn(key) !== namesIn(text))).toEqual([]);
});
