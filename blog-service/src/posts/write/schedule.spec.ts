import { expect, test } from 'vitest';
import { type Visibility, visibilityAfter } from './schedule.js';

const now = new Date('2026-11-20T10:00:00Z');
const past = new Date('2026-11-01T10:00:00Z');
const future = new Date('2026-12-01T10:00:00Z');

const draft: Visibility = { state: 'draft', date: past, wasPublic: false };
const scheduled: Visibility = { state: 'scheduled', date: future, wasPublic: false };
const published: Visibility = { state: 'published', date: past, wasPublic: true };
const withdrawn: Visibility = { state: 'draft', date: past, wasPublic: true };

const PUBLISHED = { state: 'published' } as const;
const later = { date: future.toISOString() };

test.each<[string, Visibility, Parameters<typeof visibilityAfter>[0], Visibility]>([
  ['a draft that is saved', draft, {}, draft],
  ['a draft that is published: it has the date of that', draft, PUBLISHED, { ...published, date: now }],
  ['a draft with an earlier date', draft, { ...PUBLISHED, date: past.toISOString() }, published],
  ['a draft that is scheduled', draft, { state: 'scheduled', ...later }, scheduled],
  ['a scheduled post that is saved', scheduled, {}, scheduled],
  ['a scheduled post that is published now', scheduled, PUBLISHED, { ...published, date: now }],
  ['a scheduled post that is made a draft', scheduled, { state: 'draft' }, { ...scheduled, state: 'draft' }],
  ['a published post that is updated', published, {}, published],
  ['a published post that is published', published, PUBLISHED, published],
  ['a published post with a date to come', published, later, { ...scheduled, wasPublic: true }],
  ['a published post that is withdrawn', published, { state: 'draft' }, withdrawn],
  ['a withdrawn post that is published: its date stays', withdrawn, PUBLISHED, published],
])('what becomes of %s', (_name, post, asked, after) => {
  expect(visibilityAfter(asked, post, now)).toEqual(after);
});

test.each([
  ['without a date to come', { state: 'scheduled' as const }],
  ['for a date that has passed', { state: 'scheduled' as const, date: past.toISOString() }],
])('no draft is scheduled %s', (_name, asked) => {
  expect(() => visibilityAfter(asked, draft, now)).toThrow(
    'Please choose a date and time that is still to come.',
  );
});
