import { entriesOf, listAt, newEntry, picturesOf, withDefaults } from './entries.ts';
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
  Reflect.deleteProperty(older.services.hair?.[0] ?? {}, 'group');
  Object.assign(older, { later: 1 });
  expect(withDefaults(older)).toEqual({ ...sampleContent(), questions: [], later: 1 });
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

test('the pictures of services and packages are among those of the content', () => {
  const content = sampleContent();
  const picture = { image: '/media/KEY/960.jpg', alt: '' };
  Object.assign(content.services.hair?.[1] ?? {}, { picture });
  Object.assign(content.offers.packages[0] ?? {}, { picture });
  const places = Array.from(picturesOf(content)).flatMap(([place, image]) =>
    image === picture.image ? [place] : [],
  );
  expect(places).toEqual(['services.hair[1].picture.image', 'offers.packages[0].picture.image']);
});
