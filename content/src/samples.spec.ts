import { checkContent } from './check.ts';
import type { SiteContent } from './description.ts';
import { firstEdition } from './first-edition.ts';
import { emptyParts } from './reachable.ts';
import { partsGone, type StepId, samplesIn, steps, withoutSamples, withSamples } from './samples.ts';

/** A copy, as what nobody has changed is shared by all contents. */
const fresh = () => structuredClone(firstEdition());
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

describe('a menu that the owner has renamed', () => {
  const content = fresh();
  content.menus = content.menus.map((menu) =>
    menu.id === 'nail' ? { ...menu, name: 'Hands & Feet' } : menu,
  );
  const next = without(content, ['services']);

  test('stays with its services when the others are left out', () => {
    expect(next.menus.map(({ name }) => name)).toEqual(['Hands & Feet']);
    expect(next.services).toEqual({ nail: content.services.nail });
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
});

test('what is empty once all samples are left out is named', () => {
  expect(emptyParts(fresh())).toEqual([]);
  expect(emptyParts(without(fresh()))).toEqual([
    ...['About Us', 'Offers', 'Academy', 'Terms & Conditions', 'Privacy Policy'].map(
      (name) => `the page “${name}”`,
    ),
    ...['the highlights on the home page', 'the prices on the home page', 'reviews', 'pictures of your work'],
    ...['questions', '“With every service”'],
  ]);
});
