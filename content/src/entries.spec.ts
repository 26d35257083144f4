import { entriesOf, listAt, newEntry, picturesOf, withDefaults, withoutPicture } from './entries.ts';
import { valueAt } from './paths.ts';
import { sampleContent } from './testing/sample.ts';

test('a list is found by its path, with its bounds', () => {
  const { info, max } = listAt('offers.packages');
  expect([info.one, max]).toEqual(['package', 60]);
  expect(listAt('services.hair').info.many).toBe('services');
  expect(() => listAt('contact')).toThrow('contact is no list.');
});

test('a new entry has the initial values of its kind', () => {
  expect(newEntry(listAt('reviews').schema)).toEqual({
    id: '',
    content: '',
    author: '',
    location: '',
    hidden: false,
  });
});

test('every entry is found with its path', () => {
  const content = sampleContent();
  for (const { path, entry } of entriesOf(content)) expect(valueAt(content, path)).toBe(entry);
  expect(Array.from(entriesOf(content), ({ path }) => path)).toContain('services.hair[1]');
});

test('what an older release stored gets the initial values of later fields, and keeps what is not known', () => {
  const { questions: _, ...older } = sampleContent();
  for (const field of ['group', 'terms']) Reflect.deleteProperty(older.services.hair?.[0] ?? {}, field);
  Reflect.deleteProperty(older.contact, 'upi');
  Reflect.deleteProperty(older.salon, 'colours');
  Object.assign(older, { later: 1 });
  expect(withDefaults(older)).toEqual({ ...sampleContent(), questions: [], later: 1 });
});

test('an order of the home page from before there was a section gets it where a fresh site has it', () => {
  const { people: _, ...older } = sampleContent();
  Object.assign(older.pages, { order: ['contact', 'reviews', 'work', 'questions', 'highlights'] });
  const read = withDefaults(older);
  expect(read.people).toEqual([]);
  expect(read.pages.order).toEqual(['contact', 'reviews', 'people', 'work', 'questions', 'highlights']);
  expect(withDefaults(read)).toEqual(read);
});

test('a page that is newer than a site is off there until the owner switches it on; a fresh site has it', () => {
  const { pages, ...older } = sampleContent();
  const { bridal, ...before } = pages;
  expect(bridal).toBe(true);
  expect(withDefaults({ ...older, pages: before }).pages).toEqual({ ...pages, bridal: false });
  const { photos } = older;
  const first = { ...older, notes: {}, photos: { ...photos, highlights: [] } };
  expect(withDefaults(first).pages).toEqual({ ...pages, bridal: false });
});

test('content from before menus were the owner’s keeps its pictures and its small print', () => {
  const { menus, highlights, photos, ...others } = sampleContent();
  const picture = { image: '/media/x/960.jpg', alt: 'Hers' };
  const older = {
    ...others,
    notes: { hair: 'Long hair costs more.' },
    photos: { ...photos, heroes: { ...photos.heroes, hair: picture }, highlights: [picture] },
  };
  const read = withDefaults(older);
  expect(read.menus[0]).toMatchObject({ id: 'hair', note: 'Long hair costs more.', picture });
  expect(read.menus.map(({ id }) => id)).toEqual(menus.map(({ id }) => id));
  expect(read.highlights.map((highlight) => highlight.picture).slice(0, 2)).toEqual([
    picture,
    highlights[1]?.picture,
  ]);
  expect(read.photos).toEqual(photos);
  expect(read).not.toHaveProperty('notes');
});

test('terms that a site never had are not made up for it', () => {
  const older = sampleContent();
  Reflect.deleteProperty(older.words, 'visit');
  expect(withDefaults(older).words.visit).toMatchObject({ lateness: '', cancelling: '' });
  Reflect.deleteProperty(older, 'words');
  expect(withDefaults(older).words.visit).toMatchObject({ lateness: '', cancelling: '' });
  expect(withDefaults({}).words.visit.lateness).not.toBe('');
});

test('a picture is found wherever it is; without it a fixed place has its drawing, and another one nothing', () => {
  const [content, fresh] = [sampleContent(), sampleContent()];
  const picture = { image: '/media/KEY/960.jpg', alt: 'Hers' };
  for (const optional of [content.services.hair?.[1], content.offers.packages[0]])
    Object.assign(optional ?? {}, { picture });
  content.photos.work.unshift(picture);
  content.academy.programs[0]?.gallery.unshift(picture);
  for (const [site, shown] of [
    [content, picture],
    [fresh, { image: 'drawing', alt: '' }],
  ] as const) {
    site.photos.heroes.about = shown;
    for (const fixed of [site.menus[1], site.highlights[2]]) Object.assign(fixed ?? {}, { picture: shown });
  }
  const places = Array.from(picturesOf(content)).flatMap(([place, image]) =>
    image === picture.image ? [place] : [],
  );
  expect(places.toSorted()).toEqual([
    'academy.programs[0].gallery[0].image',
    'highlights[2].picture.image',
    'menus[1].picture.image',
    'offers.packages[0].picture.image',
    'photos.heroes.about.image',
    'photos.work[0].image',
    'services.hair[1].picture.image',
  ]);
  expect(withoutPicture(content, 'KEY')).toEqual(fresh);
  expect(withoutPicture(content, 'OTHER')).toEqual(content);
});
