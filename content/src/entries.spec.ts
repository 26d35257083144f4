import { picturesOf, withDefaults, withoutPicture } from './entries.ts';
import { sampleContent } from './testing/sample.ts';

test('what an older release stored gets the initial values of later fields, and keeps what is not known', () => {
  const { questions: _, ...older } = sampleContent();
  for (const field of ['group', 'terms']) Reflect.deleteProperty(older.services.hair?.[0] ?? {}, field);
  Reflect.deleteProperty(older.contact, 'upi');
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
});

test('the pictures of the content are found wherever they are', () => {
  const content = sampleContent();
  const picture = { image: '/media/KEY/960.jpg', alt: '' };
  Object.assign(content.services.hair?.[1] ?? {}, { picture });
  Object.assign(content.offers.packages[0] ?? {}, { picture });
  Object.assign(content.highlights[2] ?? {}, { picture });
  content.photos.heroes.about = picture;
  content.photos.work[4] = picture;
  content.academy.programs[0]?.gallery.unshift(picture);
  const places = Array.from(picturesOf(content)).flatMap(([place, image]) =>
    image === picture.image ? [place] : [],
  );
  expect(places.toSorted()).toEqual([
    'academy.programs[0].gallery[0].image',
    'highlights[2].picture.image',
    'offers.packages[0].picture.image',
    'photos.heroes.about.image',
    'photos.work[4].image',
    'services.hair[1].picture.image',
  ]);
});

test('content without a picture has the drawing of a fixed place, and nothing where one is optional', () => {
  const content = sampleContent();
  const fresh = structuredClone(content);
  const picture = { image: '/media/KEY/960.jpg', alt: 'Hers' };
  content.photos.heroes.about = picture;
  Object.assign(content.menus[1] ?? {}, { picture });
  Object.assign(content.highlights[2] ?? {}, { picture });
  Object.assign(content.services.hair?.[1] ?? {}, { picture });
  content.photos.work.unshift(picture);
  content.academy.programs[0]?.gallery.push(picture);
  const drawing = { image: 'drawing', alt: '' };
  fresh.photos.heroes.about = drawing;
  Object.assign(fresh.menus[1] ?? {}, { picture: drawing });
  Object.assign(fresh.highlights[2] ?? {}, { picture: drawing });
  Reflect.deleteProperty(fresh.services.hair?.[1] ?? {}, 'picture');
  expect(withoutPicture(content, 'KEY')).toEqual(fresh);
  expect(withoutPicture(content, 'OTHER')).toEqual(content);
});
