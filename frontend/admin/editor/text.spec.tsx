import { makeExcerpt as excerptOfServer, oneLine as lineOfServer } from '@salon/content/text';
import { TEXTS } from '../../../blog-service/test/texts';
import { countCharacters, makeExcerpt, oneLine, textOf } from './text';

// The editor shows the excerpt that blog-service will make. Where the two differ, a made excerpt would look like a written one
// and stay as it is.
describe('as for blog-service', () => {
  it.each(TEXTS)('the text of %j is %j', (html, text) => {
    expect(textOf(html)).toBe(text);
  });

  it.each([
    'Warm two spoons of oil.',
    'nine char '.repeat(20).trim(),
    `xx${'nine char '.repeat(20).trim()}`,
    'x'.repeat(400),
    '👩\u200d🦱'.repeat(200),
  ])('the excerpt of %j is the same', (text) => {
    expect(makeExcerpt(text)).toBe(excerptOfServer(text));
  });

  it('the same characters cannot be seen', () => {
    const all = Array.from({ length: 0xd7ff }, (_, code) => String.fromCharCode(code)).join('');
    expect(oneLine(all)).toBe(lineOfServer(all));
    expect(oneLine('\ufeff\ufffea\uffff')).toBe('a');
  });
});

it('characters are counted as a person does', () => {
  expect(countCharacters('👩\u200d🦱👍🏽')).toBe(2);
  expect(countCharacters('நன்றி')).toBe(3);
});
