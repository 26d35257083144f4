import { entriesOf, listAt, newEntry, picturesOf, withDefaults, withoutPicture } from './entries.ts';
import { valueAt } from './paths.ts';
import { sampleContent } from './testing/sample.ts';
import { withValueAt } from './testing/withValueAt.ts';

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

test('a notice that an older release made of a closed day is told of by the day; one in her own words stays', () => {
  const older = sampleContent();
  const friday = { from: '2026-12-04', until: '2026-12-04', times: [], reason: '' };
  const days = { from: '2026-12-04', until: '2026-12-06', times: [], reason: 'Wedding' };
  const times = [{ opens: '10:00', closes: '13:00' }];
  const undated = { from: '', until: '', times: [], reason: '' };
  const stored: [id: string, special: object, text?: string][] = [
    ['one', friday, 'Closed on Friday, 4 December'],
    ['several', days, 'Closed on 4–6 December: Wedding'],
    ['open', { ...days, times }, 'Open 10 am – 1 pm on 4–6 December: Wedding'],
    ['undated', undated, ''],
    ['hers', friday, 'We are at a wedding'],
    ['hers-undated', undated, 'We are at a wedding'],
    ['untold', friday],
  ];
  const shown = { from: '2026-12-01T00:00', until: '2026-12-05T00:00' };
  const notices = stored.flatMap(([id, , text]) =>
    text === undefined ? [] : [{ id: `${id}-notice`, text, ...shown }],
  );
  Object.assign(older.hours, { special: stored.map(([id, special]) => ({ id, ...special })) });
  Object.assign(older, { notices: [...older.notices, ...notices] });
  const read = withDefaults(older);
  const told = read.hours.special.filter(({ isTold }) => isTold).map(({ id }) => id);
  expect(told).toEqual(['one', 'several', 'open', 'undated']);
  expect(read.hours.special.map(({ id }) => id)).toEqual(stored.map(([id]) => id));
  expect(read.notices.map(({ id }) => id)).toEqual(['pongal', 'hers-notice', 'hers-undated-notice']);
  expect(withDefaults(read)).toEqual(read);
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
  const fixed = ['highlights[2].picture', 'menus[1].picture', 'photos.heroes.about'];
  const others = ['offers.packages[0].picture', 'services.hair[1].picture'];
  const all = [...fixed, ...others, 'photos.work[9]', 'academy.programs[0].gallery[1]'];
  const showing = (image: string, places: string[]) =>
    places.reduce((content, place) => withValueAt(content, place, { image, alt: '' }), sampleContent());
  const content = showing('/media/KEY/960.jpg', all);
  const found = Array.from(picturesOf(content)).flatMap(([place, image]) =>
    image === '/media/KEY/960.jpg' ? [place] : [],
  );
  expect(found.toSorted()).toEqual(all.map((place) => `${place}.image`).toSorted());
  expect(withoutPicture(content, 'KEY')).toEqual(showing('drawing', fixed));
  expect(withoutPicture(content, 'OTHER')).toEqual(content);
});
