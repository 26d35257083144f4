import { describe, expect, it } from '@jest/globals';
import { compareTexts, compareWords } from './compare';
import { describeChanges, type PostVersion } from './describeChanges';

/** Writes pieces as text, with `-removed-` and `+added+` marks. */
const told = (pieces: { kind: string; text: string }[]) =>
  pieces.map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind]).join('');

const passages = (then: string, now: string) =>
  compareTexts(then, now).map((passage) => ('pieces' in passage ? told(passage.pieces) : passage.unchanged));

describe('what came and what went', () => {
  it('is told word by word', () => {
    expect(told(compareWords('Warm two spoons of oil.', 'Warm three spoons of coconut oil.'))).toBe(
      'Warm -two-+three+ spoons of +coconut +oil.',
    );
  });

  it('knows the words of Indic scripts', () => {
    expect(told(compareWords('தேங்காய் எண்ணெய் நல்லது', 'தேங்காய் எண்ணெய் மிக நல்லது'))).toBe('தேங்காய் எண்ணெய் +மிக +நல்லது');
  });

  it('stays in its paragraph, and leaves out those that stayed', () => {
    expect(
      passages(
        '<h2>Oil</h2><p>Warm two spoons.</p><ul><li>comb</li><li>towel</li></ul><p>The end.</p>',
        '<h2>Oil</h2><p>Warm three spoons.</p><ul><li>comb</li><li>towel</li><li>clips</li></ul><p>The end.</p>',
      ),
    ).toEqual([1, 'Warm -two-+three+ spoons.', 2, '+clips+', 1]);
  });

  it('tells another paragraph from a changed one', () => {
    expect(passages('<p>Warm two spoons of oil.</p>', '<p>Sleep well before noon!</p>')).toEqual([
      '-Warm two spoons of oil.-',
      '+Sleep well before noon!+',
    ]);
  });

  it('reads lists in lists, quotes and line breaks as one sees them', () => {
    expect(
      passages('<blockquote><p>One<br>two</p></blockquote><ul><li><p>a</p><ul><li>b</li></ul></li></ul>', ''),
    ).toEqual(['-One two-', '-a-', '-b-']);
  });

  it('names pictures and films', () => {
    const picture = (key: string, alt: string) =>
      `<figure><img src="/media/${key}/960.jpg" alt="${alt}"></figure>`;
    expect(passages(picture('a', 'Curls before'), picture('b', 'Curls before'))).toEqual([
      '-Picture: Curls before-',
      '+Picture: Curls before+',
    ]);
    expect(passages(picture('a', ''), picture('a', 'Curls after'))).toEqual([
      '-Picture without a description-',
      '+Picture: Curls after+',
    ]);
    const film =
      '<figure data-embed="youtube" data-id="abc"><img src="/media/c/960.jpg" alt=""><a href="https://x">How to oil</a></figure>';
    expect(passages('', film)).toEqual(['+Video: How to oil+']);
  });
});

const version = (over: Partial<PostVersion> = {}): PostVersion => ({
  title: 'Oil before the wash',
  content: '<p>Warm two spoons of oil.</p>',
  excerpt: 'Warm two spoons of oil.',
  author: 'Kadali',
  category: 'Hair Care',
  image: '/media/a/960.jpg',
  imageAlt: 'A bowl of oil',
  focus: null,
  ...over,
});

describe('what changed of a post', () => {
  it('is nothing when all is the same', () => {
    expect(describeChanges(version(), version())).toEqual([]);
  });

  it('is said of each part', () => {
    const now = version({
      title: 'Oil before a wash',
      category: 'Curly Hair',
      author: '',
      image: '/media/b/960.jpg',
      content: '<p>Warm two spoons of <strong>oil</strong>.</p>',
    });
    expect(describeChanges(version(), now)).toEqual([
      expect.objectContaining({ name: 'Title' }),
      {
        name: 'Category',
        pieces: [
          { kind: 'removed', text: 'Hair Care' },
          { kind: 'added', text: 'Curly Hair' },
        ],
      },
      { name: 'Author', pieces: [{ kind: 'removed', text: 'Kadali' }] },
      { name: 'Cover', sentence: 'It is another picture now.' },
      { name: 'Text', sentence: 'The words are the same; how they are set has changed.' },
    ]);
  });

  it('says nothing of an excerpt that is the beginning of the text', () => {
    const now = version({
      content: '<p>Warm three spoons of oil.</p>',
      excerpt: 'Warm three spoons of oil.',
    });
    expect(describeChanges(version(), now).map(({ name }) => name)).toEqual(['Text']);
    expect(
      describeChanges(version(), version({ excerpt: 'All about oil.' })).map(({ name }) => name),
    ).toEqual(['Excerpt']);
  });

  it.each([
    [null, '/media/a/960.jpg', 'A picture was added.'],
    ['/media/a/960.jpg', null, 'The picture was removed.'],
  ])('says of a cover %p that is %p now: %p', (then, now, sentence) => {
    expect(describeChanges(version({ image: then }), version({ image: now }))).toEqual([
      { name: 'Cover', sentence },
    ]);
  });

  it('says that a crop keeps another part', () => {
    const high = version({ focus: { x: 0.5, y: 0.1 } });
    expect(describeChanges(version(), high)).toEqual([]);
    expect(describeChanges(version({ focus: { x: 0.5, y: 0.9 } }), high)).toEqual([
      { name: 'Cover', sentence: 'Another part of the picture is kept when it is cut.' },
    ]);
  });
});
