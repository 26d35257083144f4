import { expect, test } from 'vitest';
import { revisionsToRemove } from './history.service.js';

const now = new Date('2026-11-20T10:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Revisions of these ages, numbered from the oldest. */
const aged = (...ages: number[]) =>
  ages.toSorted((a, b) => b - a).map((age, index) => ({ n: index + 1, date: new Date(now.getTime() - age) }));

const minutesAfter = (days: number, minutes: number[]) =>
  minutes.map((more) => days * DAY_MS + more * MINUTE_MS);

test.each([
  ['all of the last day stay', Array.from({ length: 50 }, (_, index) => index * 10 * MINUTE_MS), []],
  ['of the last week the last of each hour stays', minutesAfter(2, [0, 30, 90]), []],
  ['of the last week the others of an hour go', minutesAfter(2, [10, 20, 60]), [2, 1]],
  ['of older ones the last of each day stays', minutesAfter(10, [0, 120, 24 * 60]), [2]],
  ['sixty stay at most: the oldest go', minutesAfter(0, [...Array(63).keys()]), [3, 2, 1]],
])('%s', (_, ages, removed) => {
  expect(revisionsToRemove(aged(...ages), now)).toEqual(removed);
});
