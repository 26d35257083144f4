import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldInfo } from '@salon/content/fields';
import { firstEdition } from '@salon/content/first-edition';
import { languageCodes } from '@salon/content/languages';
import { cameWords } from '@salon/content/languages/words';
import { textsOf } from '@salon/content/translate';

// The site comes in other languages: with all of its own words, and with what a fresh site says that fits any salon.

const root = join(import.meta.dirname, '../..');
const files = globSync('{frontend/site,frontend/shared,content/src}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('.spec.'),
});

/** Texts at the first level of a call's brackets, but for what something is compared with; those with values are made of others. */
function textsIn(call: string): string[] {
  const texts: string[] = [];
  let depth = 0;
  for (const [token, compared, , text] of call.matchAll(/(=== )?(['"])((?:(?!\2).)*)\2|`[^`]*`|[({[\])}]/g)) {
    if ('({['.includes(token)) depth += 1;
    if (')}]'.includes(token)) depth -= 1;
    if (depth === 0) break;
    if (text !== undefined && !compared && depth === 1) texts.push(text);
  }
  return texts;
}

const said = files.flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8');
  const calls = [...source.matchAll(/\b(?:say|sayMany|toSay)(?=\()/g)];
  return calls.flatMap(({ 0: name, index }) => textsIn(source.slice(index + name.length)));
});
const ofAnySalon = textsOf(firstEdition())
  .filter(({ schema }) => fieldInfo(schema)?.fitsAll)
  .map(({ original }) => original);
const keys = [...new Set([...said, ...ofAnySalon])];
const namesIn = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort().join();

it('finds words of every kind', () => {
  const kinds = ['Add to visit', 'Load more', '{count} services', 'Morning', '{time} pm', 'Hi!'];
  expect(keys).toEqual(expect.arrayContaining(kinds));
});

describe.each(languageCodes)('%s', (code) => {
  const words = cameWords[code];

  it('has all words', () => {
    expect(keys.filter((key) => !words[key]?.trim())).toEqual([]);
  });

  it('has no others', () => {
    expect(Object.keys(words).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('puts in the same values', () => {
    expect(keys.filter((key) => words[key] && namesIn(words[key]) !== namesIn(key))).toEqual([]);
  });
});
