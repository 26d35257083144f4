import { firstEdition } from '../first-edition.ts';
import { lastChange, noticesIn, upcomingDays } from './shown.ts';

// Which packages and notices are shown: visible.spec.ts.

const { hours } = firstEdition();

it('the days by date that come are those of the next weeks, in order, from today to their last', () => {
  const pongal = { from: '2027-01-14', until: '2027-01-16', times: [], reason: 'Pongal' };
  const diwali = { from: '2026-11-08', until: '2026-11-08', times: [], reason: 'Diwali' };
  const special = [pongal, diwali].map((days) => ({ id: days.reason, ...days }));
  const comingAt = (now: string) => upcomingDays({ ...hours, special }, now);
  expect(comingAt('2027-01-01T12:00')).toEqual([pongal]);
  expect(comingAt('2026-11-08T12:00')).toMatchObject([diwali]);
  expect(comingAt('2027-01-15T12:00')).toEqual([{ ...pongal, from: '2027-01-15' }]);
  expect(comingAt('2027-01-17T00:00')).toEqual([]);
});

it('closed days are told of from three days before until their last day is over', () => {
  const told = (part: object) => {
    const days = { id: 'a', from: '2026-12-04', until: '2026-12-04', times: [], reason: '', isTold: true };
    return noticesIn({ notices: [], hours: { ...firstEdition().hours, special: [{ ...days, ...part }] } });
  };
  expect(told({})).toEqual([
    {
      id: 'a',
      text: 'We are closed on Friday, 4 December.',
      from: '2026-12-01T00:00',
      until: '2026-12-05T00:00',
    },
  ]);
  expect(told({ until: '2026-12-06', reason: 'Wedding' })).toMatchObject([
    { text: 'We are closed on 4–6 December (Wedding).', until: '2026-12-07T00:00' },
  ]);
  const times = [{ opens: '10:00', closes: '13:00' }];
  expect(told({ times })[0]?.text).toBe('4 December: 10 am – 1 pm');
  expect(told({ isTold: false })).toEqual([]);
});

const notice = { id: 'a', text: 'Power cut', from: '2026-11-22T15:30', until: '2026-11-22T16:30' };
const content = { hours, notices: [notice] };

it.each([
  ['2026-11-22T09:59', '2026-11-22T00:00'],
  ['2026-11-22T10:00', '2026-11-22T10:00'],
  ['2026-11-22T15:30', '2026-11-22T15:30'],
  ['2026-11-22T16:30', '2026-11-22T16:30'],
  ['2026-11-23T12:00', '2026-11-23T00:00'],
])('the last change by the clock before %s was at %s', (now, change) => {
  expect(lastChange(content, now)).toBe(change);
});
