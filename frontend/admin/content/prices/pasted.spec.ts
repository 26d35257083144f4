import { expect, it } from '@jest/globals';
import { cellsIn } from './pasted';

it.each([
  ['₹1,800\n2000\n', [['₹1,800'], ['2000']]],
  ['1800\r\n\r\n2000\r\n', [['1800'], [''], ['2000']]],
  ['999\t1,400', [['999', '1,400']]],
  [
    '"from 1,800"\t\n"ask"\t',
    [
      ['from 1,800', ''],
      ['ask', ''],
    ],
  ],
])('a spreadsheet puts %j on the clipboard as rows of cells', (text, cells) => {
  expect(cellsIn(text)).toEqual(cells);
});

it.each(['1,800', 'from 1800\n', ''])('a single cell is pasted as text: %j', (text) => {
  expect(cellsIn(text)).toBeUndefined();
});
