import type { Hours, OpenTime, SpecialDays } from '../description/hours.ts';
import { firstEdition } from '../first-edition.ts';
import { openState, timesOn } from './openState.ts';

const at = (opens: string, closes: string): OpenTime => ({ opens, closes });
const days = (from: string, until: string, ...times: OpenTime[]): SpecialDays => ({
  id: `${from} ${until}`,
  from,
  until,
  times,
  reason: '',
});

/** 22 November 2026 is a Sunday; the salon is closed on Mondays. */
const hours = firstEdition().hours;
const everyDay = (...times: OpenTime[]): Hours => ({
  weekly: {
    monday: times,
    tuesday: times,
    wednesday: times,
    thursday: times,
    friday: times,
    saturday: times,
    sunday: times,
  },
  special: [],
});
const withSpecial = (...special: SpecialDays[]): Hours => ({ ...hours, special });

describe('open or closed', () => {
  it.each([
    ['2026-11-22T09:59', { isOpen: false, next: '2026-11-22T10:00' }],
    ['2026-11-22T10:00', { isOpen: true, until: '2026-11-22T20:00' }],
    ['2026-11-22T19:59', { isOpen: true, until: '2026-11-22T20:00' }],
    ['2026-11-22T20:00', { isOpen: false, next: '2026-11-24T10:00' }],
    ['2026-11-23T00:00', { isOpen: false, next: '2026-11-24T10:00' }],
    ['2026-11-23T15:00', { isOpen: false, next: '2026-11-24T10:00' }],
    ['2026-11-24T00:00', { isOpen: false, next: '2026-11-24T10:00' }],
  ])('by the week at %s', (now, state) => {
    expect(openState(hours, now)).toEqual(state);
  });

  it('between the halves of a split day', () => {
    const split = everyDay(at('16:00', '20:00'), at('10:00', '13:00'));
    expect(openState(split, '2026-11-22T12:59')).toEqual({ isOpen: true, until: '2026-11-22T13:00' });
    expect(openState(split, '2026-11-22T13:00')).toEqual({ isOpen: false, next: '2026-11-22T16:00' });
    expect(openState(split, '2026-11-22T16:00')).toEqual({ isOpen: true, until: '2026-11-22T20:00' });
    expect(openState(split, '2026-11-22T20:00')).toEqual({ isOpen: false, next: '2026-11-23T10:00' });
  });

  it('over midnight', () => {
    const late = everyDay(at('18:00', '02:00'));
    expect(openState(late, '2026-11-22T23:59')).toEqual({ isOpen: true, until: '2026-11-23T02:00' });
    expect(openState(late, '2026-11-23T01:59')).toEqual({ isOpen: true, until: '2026-11-23T02:00' });
    expect(openState(late, '2026-11-23T02:00')).toEqual({ isOpen: false, next: '2026-11-23T18:00' });
  });

  it('until midnight, and on from midnight', () => {
    expect(openState(everyDay(at('10:00', '00:00')), '2026-11-22T23:00')).toEqual({
      isOpen: true,
      until: '2026-11-23T00:00',
    });
    const through: Hours = {
      weekly: { ...hours.weekly, saturday: [at('20:00', '00:00')], sunday: [at('00:00', '04:00')] },
      special: [],
    };
    expect(openState(through, '2026-11-21T21:00')).toEqual({ isOpen: true, until: '2026-11-22T04:00' });
  });

  it('around the clock, without an end', () => {
    expect(openState(everyDay(at('00:00', '00:00')), '2026-11-22T12:00')).toEqual({ isOpen: true });
  });

  it('never, without a next time', () => {
    expect(openState(everyDay(), '2026-11-22T12:00')).toEqual({ isOpen: false });
  });
});

describe('days by date', () => {
  it('close a day that would be open', () => {
    const pongal = withSpecial(days('2027-01-14', '2027-01-16'));
    expect(openState(pongal, '2027-01-15T12:00')).toEqual({ isOpen: false, next: '2027-01-17T10:00' });
    expect(openState(pongal, '2027-01-13T20:00')).toEqual({ isOpen: false, next: '2027-01-17T10:00' });
    expect(openState(pongal, '2027-01-13T19:00')).toEqual({ isOpen: true, until: '2027-01-13T20:00' });
  });

  it('open a day that would be closed', () => {
    const monday = withSpecial(days('2026-11-23', '2026-11-23', at('11:00', '15:00')));
    expect(openState(monday, '2026-11-23T12:00')).toEqual({ isOpen: true, until: '2026-11-23T15:00' });
    expect(openState(monday, '2026-11-22T20:00')).toEqual({ isOpen: false, next: '2026-11-23T11:00' });
  });

  it('of several for one day the last counts', () => {
    const twice = withSpecial(
      days('2027-01-10', '2027-01-20'),
      days('2027-01-14', '2027-01-14', at('10:00', '12:00')),
    );
    expect(timesOn(twice, '2027-01-13')).toEqual([]);
    expect(timesOn(twice, '2027-01-14')).toEqual([at('10:00', '12:00')]);
    expect(timesOn(twice, '2027-01-21')).toEqual([at('10:00', '20:00')]);
  });

  it('let the night before a closure come to its end', () => {
    const late: Hours = { ...everyDay(at('18:00', '02:00')), special: [days('2026-11-23', '2026-11-23')] };
    expect(openState(late, '2026-11-23T01:00')).toEqual({ isOpen: true, until: '2026-11-23T02:00' });
    expect(openState(late, '2026-11-23T02:00')).toEqual({ isOpen: false, next: '2026-11-24T18:00' });
  });

  it('may last for months', () => {
    const rebuilding = withSpecial(days('2026-11-01', '2027-03-31'));
    expect(openState(rebuilding, '2026-11-22T12:00')).toEqual({ isOpen: false, next: '2027-04-01T10:00' });
  });
});
