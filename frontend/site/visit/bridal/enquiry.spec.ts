import { editionOne } from '../../../test/edition';
import { pageData } from '../../page-data';
import {
  asPlanned,
  dayFault,
  type Enquiry,
  enquiryMessage,
  goneOf,
  NONE,
  noteOn,
  withNames,
  withTyped,
} from './enquiry';

const NOW = '2026-11-25T12:00';
const content = structuredClone(editionOne);
content.hours.special = [
  { id: 'pongal', reason: 'Pongal', from: '2027-01-14', until: '2027-01-16', times: [], isTold: false },
];
const data = pageData.bridal({ content, now: NOW });
const { words } = content;
const { outside, closed, soon } = words.bridal.functions;
const typed = (date = '', time = '', place = '', what = '') => ({ date, time, place, what });
const write = (enquiry: Partial<Enquiry>) =>
  enquiryMessage({ ...NONE, ...enquiry }, data, NOW, words.everywhere);

describe('the message of an enquiry', () => {
  it('contains the functions by date, faces, wishes, services and their sum', () => {
    const message = write({
      kinds: ['Muhurtham', 'Engagement', 'Another function'],
      typed: {
        Muhurtham: typed('2027-02-14', '05:30', ' Sri Mahal, Anna Nagar '),
        Engagement: typed('2026-12-12', '17:00'),
        'Another function': typed('', '', '', 'மருதாணி'),
      },
      faces: '3',
      wishes: ['Draping', 'Hair and flowers'],
      services: ['makeup/bridal-makeup', 'makeup/party-makeup'],
      name: ' மீனா ',
      note: 'green silk & jasmine',
    });
    expect(message).toBe(`Hi! I'd like to plan my wedding with you:

1. Engagement: Saturday, 12 December, 5 pm, at the salon
2. Muhurtham: Sunday, 14 February 2027, 5.30 am, Sri Mahal, Anna Nagar
3. மருதாணி: day not fixed yet, at the salon

(I know that is outside your hours.)

Faces: the bride and 3 more
Wishes: Draping, Hair and flowers

- Bridal Makeup, from ₹18,000
- Party Makeup for 3, from ₹3,500 each
What it may cost so far, each for one function: from ₹28,500

Name: மீனா
Note: green silk & jasmine

Are you free then, and what will it cost in all?`);
  });

  it('lists functions with an impossible day last, with the day as typed', () => {
    const message = write({
      kinds: ['Nikah', 'Mehendi', 'Reception'],
      typed: {
        Nikah: typed('30/02/2027', 'noon'),
        Mehendi: typed('2026-11-24', '05:30'),
        Reception: typed('2027-02-14', '12:00'),
      },
    });
    expect(message).toContain(`
1. Reception: Sunday, 14 February 2027, noon, at the salon
2. Nikah: day not fixed yet (typed: 30/02/2027), noon, at the salon
3. Mehendi: day not fixed yet (typed: 2026-11-24), 5.30 am, at the salon

Faces`);
  });
});

const { services } = data.wishes;
const [first, second] = services.map(({ id }) => id) as [string, string];
const chosen = withNames({ ...NONE, services: [second, first] }, services);
const left = services.filter(({ id }) => id !== second);

it('a chosen service that is gone is named as it was last, also when another is chosen', () => {
  expect(goneOf(chosen, services)).toEqual([]);
  const name = services.find(({ id }) => id === second)?.name;
  expect(goneOf(chosen, left)).toEqual([name]);
  expect(goneOf(withNames(chosen, left), left)).toEqual([name]);
  expect(goneOf({ ...NONE, services: ['old/one'] }, left)).toEqual(['A service that you chose']);
});

describe('a day', () => {
  it.each([
    ['', ''],
    ['2026-11-25', ''],
    ['2026-11-24', 'This day has passed.'],
    ['2028-11-25', 'Please choose a day within the next two years.'],
    ['2027-02-30', 'The calendar has no such day. Please choose one, or write it as in 2027-02-14.'],
  ])('typed as “%s” has the fault “%s”', (date, fault) => {
    expect(dayFault(date, NOW)).toBe(fault);
  });

  it.each([
    ['2027-02-14', '10:00', ''],
    ['2027-02-14', '05:30', outside],
    ['2027-01-15', '', `Pongal: ${closed}`],
    ['2026-11-25', '12:00', soon],
    ['2026-12-15', '05:30', `${outside} ${soon}`],
  ])('%s at “%s” says “%s”', (date, time, text) => {
    expect(noteOn(typed(date, time), data, NOW)).toBe(text);
  });
});

it('takes up what was typed before scripts ran, and loses nothing that was there', () => {
  const before = { ...NONE, kinds: ['Nikah'], name: 'Meena', note: 'silk' };
  const early: [string, string][] = [
    ['kinds', 'Nikah'],
    ['kinds', 'Reception'],
    ['name', ''],
    ['note', 'cotton'],
  ];
  expect(early.reduce(withTyped, before)).toEqual({
    ...before,
    kinds: ['Nikah', 'Reception'],
    note: 'cotton',
  });
});

it('an enquiry has the services as the site has them now', () => {
  expect(asPlanned(data, undefined)).toEqual(data);
  const [, , one] = data.wishes.services;
  const price = { kind: 'fixed', rupees: 4200 } as const;
  const { wishes } = asPlanned(data, { [`${one?.id}`]: { name: 'Party Look', price, duration: '60 mins' } });
  expect(wishes.services).toEqual([{ ...one, name: 'Party Look', price }]);
});
