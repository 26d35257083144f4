import { compareTexts, compareWords, describeChanges, type Piece, type PostVersion } from './compare';

/** Writes pieces as text, with `-removed-` and `+added+` marks. */
const told = (passage: Piece[] | string) =>
  typeof passage === 'string'
    ? passage
    : passage
        .map(({ value, added, removed }) => (added ? `+${value}+` : removed ? `-${value}-` : value))
        .join('');

const picture = (key: string, alt: string) =>
  `<figure><img src="/media/${key}/960.jpg" alt="${alt}"></figure>`;
const film =
  '<figure data-embed="youtube" data-id="abc"><img src="/media/c/960.jpg" alt=""><a href="https://x">How to oil</a></figure>';

describe('what came and what went', () => {
  it('is told word by word, also in Indic scripts', () => {
    expect(told(compareWords('Warm two spoons of oil.', 'Warm three spoons of coconut oil.'))).toBe(
      'Warm -two-+three+ spoons of +coconut +oil.',
    );
    expect(told(compareWords('தேங்காய் எண்ணெய் நல்லது', 'தேங்காய் எண்ணெய் மிக நல்லது'))).toBe('தேங்காய் எண்ணெய் +மிக +நல்லது');
  });

  it.each<[string, string, string, string[]]>([
    [
      'stays in its paragraph, and leaves out those that stayed',
      '<h2>Oil</h2><p>Warm two spoons.</p><ul><li>comb</li><li>towel</li></ul><p>The end.</p>',
      '<h2>Oil</h2><p>Warm three spoons.</p><ul><li>comb</li><li>towel</li><li>clips</li></ul><p>The end.</p>',
      [
        '1 paragraph unchanged',
        'Warm -two-+three+ spoons.',
        '2 paragraphs unchanged',
        '+clips+',
        '1 paragraph unchanged',
      ],
    ],
    [
      'tells another paragraph from a changed one',
      '<p>Warm two spoons of oil.</p>',
      '<p>Sleep well before noon!</p>',
      ['-Warm two spoons of oil.-', '+Sleep well before noon!+'],
    ],
    [
      'has a line for each of several paragraphs',
      '<p>Warm two spoons of oil.</p><p>Wait an hour.</p>',
      '<p>Warm three spoons of oil.</p><p>Wait two hours.</p>',
      ['Warm -two-+three+ spoons of oil.\nWait -an hour-+two hours+.'],
    ],
    [
      'reads lists in lists, quotes and line breaks as one sees them',
      '<blockquote><p>One<br>two</p></blockquote><ul><li><p>a</p><ul><li>b</li></ul></li></ul>',
      '',
      ['-One two\na\nb-'],
    ],
    [
      'tells pictures of one description apart',
      picture('a', 'Curls before'),
      picture('b', 'Curls before'),
      ['-Picture: Curls before-', '+Picture: Curls before+'],
    ],
    [
      'names a picture without a description',
      picture('a', ''),
      picture('a', 'Curls after'),
      ['-Picture without a description-', '+Picture: Curls after+'],
    ],
    ['names a film', '', film, ['+Video: How to oil+']],
  ])('%s', (_what, then, now, passages) => {
    expect(compareTexts(then, now).map(told)).toEqual(passages);
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

const changed = (name: string, passage: string) => [{ name, passages: [passage] }];
const at = (y: number) => ({ focus: { x: 0.5, y } });

describe('what changed of a post', () => {
  it.each<[Partial<PostVersion>, Partial<PostVersion>, object[]]>([
    [{}, {}, []],
    [{}, { title: 'Oil before a wash' }, changed('Title', 'Oil before -the-+a+ wash')],
    [{}, { category: 'Curly Hair' }, changed('Category', '-Hair Care-+Curly Hair+')],
    [{}, { author: '' }, changed('Author', '-Kadali-')],
    [
      {},
      { content: '<p>Warm two spoons of <strong>oil</strong>.</p>' },
      changed('Text', 'The words are the same; how they are set has changed.'),
    ],
    // An excerpt that is the beginning of the text changes with it.
    [
      {},
      { content: '<p>Warm three spoons of oil.</p>', excerpt: 'Warm three spoons of oil.' },
      changed('Text', 'Warm -two-+three+ spoons of oil.'),
    ],
    [{}, { excerpt: 'All about oil.' }, changed('Excerpt', '+All about oil.+')],
    [{}, { image: '/media/b/960.jpg' }, changed('Cover', 'It is another picture now.')],
    [{ image: null }, {}, changed('Cover', 'A picture was added.')],
    [{}, { image: null }, changed('Cover', 'The picture was removed.')],
    [at(0.9), at(0.1), changed('Cover', 'Another part of the picture is kept when it is cut.')],
    [{}, at(0.1), []],
  ])('between %j and %j', (then, now, changes) => {
    const found = describeChanges(version(then), version(now));
    expect(found.map(({ name, passages }) => ({ name, passages: passages.map(told) }))).toEqual(changes);
  });
});
