import { expect, test } from 'vitest';
import { revisionsToRemove } from './history.service.js';

const now = new Date('2026-11-20T10:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Revisions of these ages, numbered from the oldest. */
const aged = (...ages: number[]) =>
  ages.toSorted((a, b) => b - a).map((age, index) => ({ n: index + 1, date: new Date(now.getTime() - age) }));

test('all of the last day stay', () => {
  const everyTenMinutes = Array.from({ length: 50 }, (_, index) => index * 10 * MINUTE_MS);
  expect(revisionsToRemove(aged(...everyTenMinutes), now)).toEqual([]);
});

test('of the last week the last of each hour stays', () => {
  const twoDays = 2 * DAY_MS;
  expect(revisionsToRemove(aged(twoDays, twoDays + 30 * MINUTE_MS, twoDays + 90 * MINUTE_MS), now)).toEqual(
    [],
  );
  expect(
    revisionsToRemove(aged(twoDays + HOUR_MS, twoDays + 10 * MINUTE_MS, twoDays + 20 * MINUTE_MS), now),
  ).toEqual([2, 1]);
});

test('of older ones the last of each day stays', () => {
  expect(revisionsToRemove(aged(10 * DAY_MS, 10 * DAY_MS + 2 * HOUR_MS, 11 * DAY_MS), now)).toEqual([2]);
});

test('sixty stay at most: the oldest go', () => {
  const everyMinute = Array.from({ length: 63 }, (_, index) => index * MINUTE_MS);
  expect(revisionsToRemove(aged(...everyMinute), now)).toEqual([3, 2, 1]);
});
