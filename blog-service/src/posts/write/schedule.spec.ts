import { describe, expect, test } from 'vitest';
import { type Shown, shownAfter } from './schedule.js';

const now = new Date('2026-11-20T10:00:00Z');
const past = new Date('2026-11-01T10:00:00Z');
const future = new Date('2026-12-01T10:00:00Z');

const draft: Shown = { state: 'draft', date: past, wasPublic: false };
const scheduled: Shown = { state: 'scheduled', date: future, wasPublic: false };
const published: Shown = { state: 'published', date: past, wasPublic: true };
const withdrawn: Shown = { state: 'draft', date: past, wasPublic: true };

describe('what becomes of', () => {
  test.each<[string, Shown, Parameters<typeof shownAfter>[0], Shown]>([
    ['a draft that is saved', draft, {}, draft],
    [
      'a draft that is published: it has the date of that',
      draft,
      { state: 'published' },
      { ...published, date: now },
    ],
    [
      'a draft that is published with an earlier date',
      draft,
      { state: 'published', date: past.toISOString() },
      published,
    ],
    ['a draft that is scheduled', draft, { state: 'scheduled', date: future.toISOString() }, scheduled],
    ['a scheduled post that is saved', scheduled, {}, scheduled],
    [
      'a scheduled post that is published now',
      scheduled,
      { state: 'published' },
      { ...published, date: now },
    ],
    [
      'a scheduled post that is made a draft',
      scheduled,
      { state: 'draft' },
      { ...scheduled, state: 'draft' },
    ],
    ['a published post that is updated', published, {}, published],
    ['a published post that is published', published, { state: 'published' }, published],
    [
      'a published post with a date to come: it is scheduled again',
      published,
      { date: future.toISOString() },
      { ...scheduled, wasPublic: true },
    ],
    ['a published post that is withdrawn', published, { state: 'draft' }, withdrawn],
    ['a withdrawn post that is published: its date stays', withdrawn, { state: 'published' }, published],
  ])('%s', (_name, post, asked, after) => {
    expect(shownAfter(asked, post, now)).toEqual(after);
  });
});

test.each([
  ['without a date to come', { state: 'scheduled' as const }],
  ['for a date that has passed', { state: 'scheduled' as const, date: past.toISOString() }],
])('no draft is scheduled %s', (_name, asked) => {
  expect(() => shownAfter(asked, draft, now)).toThrow('Please choose a date and time that is still to come.');
});
