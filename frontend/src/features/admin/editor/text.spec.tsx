import { countCharacters, makeExcerpt, textOf } from './text';

describe('text of HTML', () => {
  it('keeps words of neighbouring blocks apart', () => {
    expect(
      textOf('<h2>Oil</h2><p>before<br>the <strong>wash</strong></p><ul><li>warm</li><li>work in</li></ul>'),
    ).toBe('Oil before the wash warm work in');
  });

  it('reads entities as what they stand for', () => {
    expect(textOf('<p>Cut &amp; colour&nbsp;today</p>')).toBe('Cut & colour today');
  });
});

describe('characters', () => {
  it('are counted as a person does', () => {
    expect(countCharacters('👩‍🦱👍🏽')).toBe(2);
    expect(countCharacters('நன்றி')).toBe(3);
  });
});

describe('excerpt', () => {
  it('is the whole text when that is short', () => {
    expect(makeExcerpt('Warm two spoons of oil.')).toBe('Warm two spoons of oil.');
  });

  it('is cut at the last whole word of the first 150 characters', () => {
    const text = 'nine char '.repeat(20).trim();
    expect(makeExcerpt(text)).toBe(`${'nine char '.repeat(15).trim()}...`);
    const shifted = `xx${text}`;
    expect(makeExcerpt(shifted)).toBe(`xx${'nine char '.repeat(14)}nine...`);
  });

  it('cuts inside a word only when there is no other', () => {
    expect(makeExcerpt('x'.repeat(400))).toBe(`${'x'.repeat(150)}...`);
  });

  it('never cuts an emoji in two', () => {
    expect(makeExcerpt('👩‍🦱'.repeat(200))).toBe(`${'👩‍🦱'.repeat(150)}...`);
  });
});
