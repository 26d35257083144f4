import { randomFrom } from '../testing/random.ts';
import { priceWords } from '../words/prices.ts';
import { readPriceList } from './priceList.ts';

/** Parts of a line; where its digits are written otherwise afterwards, how. */
type Part = string | [written: string, digits: string];
const BEFORE = ['', '', '• ', '1. ', '7) ', '12 - ', '"', '✨'];
const NAMES = 'Facial|3-Step|24K|Gold|O3+|5 in 1|Level 2|½ legs|Vitamin C™|(12 & up)'.split('|');
const GAPS = [
  ' ',
  ' - ',
  ' – ',
  ': ',
  '\t',
  ',',
  ' @ ',
  ' .... ',
  ';',
  ' | ',
  ' Rs. ',
  ' ₹',
  ' from ',
  ' $',
  '\t"',
];
const PRICES: Part[] = [
  ...['500', '300 600', '300/600', '(M) 300 (W) 600', '2025', '450.50', "1'200", '14 000,12'],
  ...([
    ['1,500', '1500'],
    ['1.200,00', '1200'],
    ['1.355,90', '1355'],
    ['15k', '15000'],
    ['7 000', '7000'],
  ] as Part[]),
];
const BEHIND: Part[] = [
  ...['', '/-', ' onwards', '+', '*', ' per nail', ' 45 mins', ' (30 min)', ' 60/90 min', ' (offer 399)'],
  ...([' + 18% GST', '"', [' 1h30', '90'], [' 1 hr 15 min', '75']] as Part[]),
];

const written = (part: Part) => (typeof part === 'string' ? part : part[0]);
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];
const numbersOf = (part: Part) => numbersIn(typeof part === 'string' ? part : part[1]);

it('of 1,000 generated lines, no number and no word is lost without a note', () => {
  const random = randomFrom(48);
  const one = <T>(of: T[]) => of[random(of.length)] as T;
  const lost = Array.from({ length: 1_000 }).flatMap(() => {
    const parts: Part[] = [one(BEFORE), one(NAMES), ' ', one(NAMES), one(GAPS), one(PRICES), one(BEHIND)];
    // “Level 2,500” is 2,500 to anybody.
    if (/\d$/.test(written(parts[3] ?? '')) && parts[4] === ',') parts[4] = ', ';
    const line = parts.map(written).join('');
    const [read, ...more] = readPriceList(line);
    if (!read || more.length > 0) return [`${line}: is not one line`];
    const { as, name, price, duration, notes } = read;
    if (as === 'nothing') return notes.join('') ? [] : [`${line}: no reason`];
    const kept = [name, priceWords(price), duration, ...notes].join(' | ').replace(/(?<=\d),(?=\d)/g, '');
    const there = numbersIn(kept);
    const words =
      parts
        .slice(1, 4)
        .map(written)
        .join(' ')
        .match(/\p{L}{3,}/gu) ?? [];
    const missing = [
      ...parts.flatMap(numbersOf).filter((number) => !there.includes(number)),
      ...words.filter((word) => !kept.includes(word)),
    ];
    return missing.length > 0 ? [`${line}: ${missing} is not in ${kept}`] : [];
  });
  expect(lost).toEqual([]);
});
