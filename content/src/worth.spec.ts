import type { OfferPackage, Price } from './description.ts';
import type { WithServices } from './menus.ts';
import { worthOf } from './worth.ts';

const prices: Record<string, Price | undefined> = {
  manicure: { kind: 'fixed', rupees: 999 },
  pedicure: { kind: 'fixed', rupees: 1299 },
  spa: { kind: 'from', rupees: 1800 },
  colour: { kind: 'range', rupees: 3500, to: 6000 },
  art: { kind: 'unit', rupees: 80, unit: 'per nail' },
  correction: { kind: 'quoted' },
  unpriced: undefined,
  wedding: { kind: 'fixed', rupees: 1_25_000 },
};
const service = (name: string) => ({ id: name, name: `The ${name}`, hidden: false, price: prices[name] });
const content: WithServices = {
  menus: [
    { id: 'all', name: 'All', hidden: false },
    { id: 'off', name: 'Off', hidden: true },
  ],
  services: {
    all: [...Object.keys(prices).map(service), { ...service('facial'), hidden: true }],
    off: [service('manicure')],
  },
};
const fixed = (rupees: number): Price => ({ kind: 'fixed', rupees });
const worth = (price: Price, names: string[], own?: Partial<OfferPackage>) =>
  worthOf(
    { price, services: names.map((name) => (name.includes('/') ? name : `all/${name}`)), ...own },
    content,
  );

test.each<[what: string, price: Price, services: string[], sum: number]>([
  ['their prices together', fixed(1999), ['manicure', 'pedicure'], 2298],
  ['one of them twice', fixed(1799), ['manicure', 'manicure'], 1998],
  ['the lower end of a range', fixed(4000), ['colour', 'manicure'], 4499],
])('a package is worth %s', (_, price, services, sum) =>
  expect(worth(price, services, { worth: 9_999 })).toEqual({ worth: sum }),
);

test.each<[price: Price, services: string[], why: string]>([
  [fixed(1999), ['manicure', 'art'], 'The art has no price that adds up'],
  [fixed(500), ['manicure', 'facial'], 'The facial is hidden'],
  [fixed(500), ['manicure', 'peel'], 'a service in it is gone'],
  [fixed(2298), ['manicure', 'pedicure'], 'bought separately they cost ₹2,298'],
  [fixed(1_30_000), ['wedding'], 'bought separately they cost ₹1,25,000'],
  [{ kind: 'from', rupees: 500 }, ['manicure'], 'the package has no fixed price'],
])('no saving is shown that does not hold for everybody: %j with %j', (price, services, why) =>
  expect(worth(price, services, { worth: 9_999 })).toEqual({ why }),
);

test('a package that names no service is worth what the owner wrote', () =>
  expect(worth(fixed(999), [], { worth: 1400 })).toEqual({ worth: 1400 }));

test.each<[what: string, price: Price]>([
  ['it costs more', fixed(999)],
  ['it may cost more', { kind: 'from', rupees: 400 }],
])('the owner’s own amount is no saving when %s', (_, price) =>
  expect(worth(price, [], { worth: 500 }).worth).toBeUndefined(),
);
