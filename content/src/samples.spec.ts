import { checkContent } from './check.ts';
import type { SiteContent } from './description.ts';
import { firstEdition, type Identity, sampleIdentity } from './first-edition.ts';
import { emptyParts } from './reachable.ts';
import { partsGone, partsOf, type StepId, samplesIn, steps, withoutSamples, withSamples } from './samples.ts';
import { withValueAt } from './testing/withValueAt.ts';

/** A copy, as what nobody has changed is shared by all contents. */
const fresh = () => structuredClone(firstEdition());
const withRenamedMenu = () => withValueAt(firstEdition(), 'menus[4].name', 'Hands & Feet');
const all = steps.map(({ id }) => id);
/** The content without the samples of some steps, but for those on menus of the owner's. */
const without = (content: SiteContent, of: StepId[] = all) =>
  withoutSamples(
    content,
    samplesIn(content).filter(({ step, isInHers }) => of.includes(step) && !isInHers),
  );
const pathsIn = (content: SiteContent) => samplesIn(content).map(({ path }) => path);
const left = (content: SiteContent) => [...new Set(samplesIn(content).map(({ step }) => step))];

test('on a fresh site every step is still to do', () => {
  expect(left(fresh()).toSorted()).toEqual(all.toSorted());
});

test('values from the environment are not samples', () => {
  const own: Identity = Object.fromEntries(
    Object.keys(sampleIdentity).map((key) => [key, 'own']),
  ) as Identity;
  const paths = pathsIn({ ...fresh(), contact: { ...fresh().contact, ...own } });
  expect(paths.filter((path) => path.startsWith('contact'))).toEqual(['contact.landmark', 'contact.parking']);
});

test('a changed service is the owner’s; its texts of the sample salon count until they are gone, its times do not', () => {
  const content = fresh();
  Object.assign(content.services.hair?.[0] ?? {}, { price: { kind: 'fixed', rupees: 5 } });
  const paths = pathsIn(content);
  expect(paths).toEqual(
    expect.arrayContaining(['services.hair[0].description', 'services.hair[0].details', 'services.hair[1]']),
  );
  expect(paths).not.toContain('services.hair[0]');
  expect(paths).not.toContain('services.hair[0].duration');
});

test('samples that visitors do not see are not counted', () => {
  const content = fresh();
  Object.assign(content.pages, {
    academy: false,
    offers: false,
    bridal: false,
    reviews: false,
    questions: false,
  });
  content.hours.isConfirmed = true;
  content.menus = content.menus.map((menu) => ({ ...menu, hidden: true }));
  const off = ['academy', 'offers', 'bridal', 'reviews', 'questions', 'services', 'hours'];
  expect(left(content).filter((step) => off.includes(step))).toEqual([]);
  expect(pathsIn(content).filter((path) => /academy/.test(path))).toEqual([]);
});

test('samples that are left out leave a site that can be published, with what must be there', () => {
  const next = without(fresh());
  expect(checkContent(next).faults).toBeUndefined();
  expect(samplesIn(next).map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'salon.name',
      'contact.phone',
      'contact.whatsapp',
      'contact.address',
      'hours.weekly',
    ]),
  );
  const { menus, services, reviews, offers, academy } = next;
  expect([menus, services, reviews, offers.packages, academy.programs]).toEqual([[], {}, [], [], []]);
  expect(next.words.about.values.items).toEqual([]);
  expect(next.words.bridal.wishes.services).toEqual([]);
});

test('removing the samples of one step leaves the others', () => {
  const content = fresh();
  const { reviews, ...others } = without(content, ['reviews']);
  expect(reviews).toEqual([]);
  expect({ ...others, reviews: content.reviews }).toEqual(content);
});

test('a text counts however short it is; words of buttons, headings of sections and what leads elsewhere do not', () => {
  const content = withRenamedMenu();
  expect(pathsIn(content)).toEqual(
    expect.arrayContaining([
      ...['title', 'introTitle', 'closingTitle'].map((field) => `menus[4].${field}`),
      ...['words.services.intro.title', 'words.home.hero.note', 'words.blog.closing.title'],
    ]),
  );
  expect(pathsIn(content)).toEqual(
    expect.not.arrayContaining([
      ...['menus[4].name', 'menus[4].id', 'words.everywhere.book', 'words.everywhere.whileClosed'],
      ...['words.home.contact.title', 'words.footer.menus[1]', 'words.footer.menus[1].label'],
    ]),
  );
});

describe('a menu that the owner has renamed', () => {
  const content = withRenamedMenu();
  const next = without(content, ['services']);

  test('stays with its services when the others are left out', () => {
    expect(next.menus.map(({ name }) => name)).toEqual(['Hands & Feet']);
    expect(next.services).toEqual({ nail: content.services.nail });
  });

  test('stays when its samples are chosen by name', () => {
    const [samples = []] = partsOf(samplesIn(next)).filter(([sample]) => sample?.part === 'Hands & Feet');
    expect(samples.every(({ isInHers }) => isInHers)).toBe(true);
    const { menus, services } = withoutSamples(next, samples);
    expect([menus.map(({ name, title }) => [name, title]), services]).toEqual([
      [['Hands & Feet', '']],
      { nail: [] },
    ]);
  });
});

describe('samples that were left out', () => {
  const gone = without(fresh());

  test('are all that is missing, and come back as they were', () => {
    expect(partsGone(fresh())).toEqual([]);
    expect(withSamples(gone, partsGone(gone).flat())).toEqual(fresh());
  });

  test('come back beside what the owner has made since, none of it twice and none of it changed', () => {
    const mine = structuredClone(gone);
    const [menu] = fresh().menus;
    const service = fresh().services.hair?.[1];
    mine.menus = [{ ...(menu as NonNullable<typeof menu>), name: 'Hair', title: '', subtitle: 'Mine' }];
    mine.services = { hair: [{ ...(service as NonNullable<typeof service>), name: 'Cut', description: '' }] };
    mine.words.about.story.text = 'My mother cut hair here.';
    const part = partsGone(mine).filter(([sample]) => sample?.part === "Women's Hair");
    const { menus, services, words, reviews } = withSamples(mine, part.flat());
    const { bridal, ...others } = words;
    expect(menus).toEqual([{ ...menu, name: 'Hair', subtitle: 'Mine' }]);
    expect(services.hair?.map(({ name }) => name)).toEqual(
      fresh().services.hair?.map(({ name, id }) => (id === service?.id ? 'Cut' : name)),
    );
    expect(bridal.wishes.services).toMatchObject([{ service: 'hair/occasion-updo' }]);
    expect([{ ...others, bridal: mine.words.bridal }, reviews]).toEqual([mine.words, []]);
  });

  test('and a price of the home page that she took away stays away', () => {
    const content = fresh();
    content.priceRows.splice(0, 1);
    expect(partsGone(content)).toEqual([]);
  });
});

test('what is empty once all samples are left out is named', () => {
  expect(emptyParts(fresh()).size).toBe(0);
  expect([...emptyParts(without(fresh())).values()]).toEqual([
    ...['About Us', 'Offers', 'Bridal Enquiry', 'Academy'].map((name) => `the page “${name}”`),
    ...['the highlights on the home page', 'the prices on the home page', 'reviews', 'pictures of your work'],
    ...['questions', '“With every service”'],
  ]);
});
