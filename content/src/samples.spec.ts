import { checkContent } from './check.ts';
import { firstEdition, type Identity, sampleIdentity } from './first-edition.ts';
import { samplesIn, steps, withoutSamples } from './samples.ts';

const all = steps.map(({ id }) => id);
const left = (content: Parameters<typeof samplesIn>[0]) => [
  ...new Set(samplesIn(content).map(({ step }) => step)),
];

test('on a fresh site every step is still to do', () => {
  expect(left(firstEdition()).toSorted()).toEqual(all.toSorted());
});

test('what the environment said of the salon is no sample', () => {
  const own: Identity = Object.fromEntries(
    Object.keys(sampleIdentity).map((key) => [key, 'own']),
  ) as Identity;
  const paths = samplesIn({ ...firstEdition(), contact: { ...firstEdition().contact, ...own } }).map(
    ({ path }) => path,
  );
  expect(paths.filter((path) => path.startsWith('contact'))).toEqual(['contact.landmark', 'contact.parking']);
});

test('a changed service is the owner’s; what it still says of the sample salon counts until it is gone', () => {
  const content = firstEdition();
  const [service] = content.services.hair ?? [];
  Object.assign(service ?? {}, { price: { kind: 'fixed', rupees: 5 } });
  const paths = samplesIn(content).map(({ path }) => path);
  expect(paths).not.toContain('services.hair[0]');
  expect(paths).toContain('services.hair[0].description');
  expect(paths).toContain('services.hair[1]');
});

test('what visitors do not see counts for nothing', () => {
  const content = firstEdition();
  Object.assign(content.pages, { academy: false, offers: false, reviews: false, questions: false });
  content.menus = content.menus.map((menu) => ({ ...menu, hidden: true }));
  expect(left(content)).toEqual(
    expect.not.arrayContaining(['academy', 'offers', 'reviews', 'questions', 'services']),
  );
});

test('samples that are left out leave a site that can be published, with what must be there', () => {
  const next = withoutSamples(firstEdition(), all);
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

test('a step leaves the others as they are', () => {
  const content = firstEdition();
  const { reviews, ...others } = withoutSamples(content, ['reviews']);
  expect(reviews).toEqual([]);
  expect({ ...others, reviews: content.reviews }).toEqual(content);
});
