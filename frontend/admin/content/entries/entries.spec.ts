import { describe, expect, it } from '@jest/globals';
import type { MenuId, Service, SiteContent } from '@salon/content/description';
import { produce } from 'immer';
import { matches, moveGroup, moveToMenu, renameGroup } from '../services/services';
import { addEntry, changeEntry, groupsOf, idFor, moveEntry, removeEntry } from './entries';

const service = (id: string, over: Partial<Service> = {}): Service => ({
  id,
  name: id,
  description: '',
  duration: '',
  bestFor: '',
  details: [],
  group: '',
  hidden: false,
  ...over,
});

const [hands, gel] = [{ group: 'Hands & feet' }, { group: 'Gel & art' }];
const nail = [service('manicure', hands), service('pedicure', hands), service('gel', gel)];
const hair = [service('cut'), service('spa', { details: ['Warm oil'] })];
const content = { services: { nail, hair, skin: [] as Service[] } } as unknown as SiteContent;

const NAIL = 'services.nail';
/** The ids of a menu after a change. */
const idsAfter = (recipe: (draft: SiteContent) => void, menu: MenuId = 'nail') =>
  produce(content, (draft) => void recipe(draft)).services[menu].map(({ id }) => id);
const titlesAfter = (recipe: (draft: SiteContent) => void) =>
  groupsOf(produce(content, (draft) => void recipe(draft)).services.nail).map(({ title }) => title);

it('a changed entry leaves the others as they were', () => {
  const after = produce(content, (draft) => changeEntry(draft, 'services.hair', 'spa', { hidden: true }));
  expect(after.services.hair).toEqual([hair[0], { ...hair[1], hidden: true }]);
});

describe('services under headings', () => {
  it.each<[string, (draft: SiteContent) => void, string]>([
    [
      'come last under another',
      (draft) => changeEntry(draft, NAIL, 'manicure', gel),
      'pedicure gel manicure',
    ],
    [
      'are added to their own',
      (draft) => addEntry(draft, NAIL, service('file', hands)),
      'manicure pedicure file gel',
    ],
    ['come back to their place', restored, 'manicure pedicure gel'],
    ['are not added twice', (draft) => addEntry(draft, NAIL, service('gel')), 'manicure pedicure gel'],
    ['change places', (draft) => moveEntry(draft, NAIL, 'pedicure', -1), 'pedicure manicure gel'],
    ['stay under theirs', (draft) => moveEntry(draft, NAIL, 'gel', -1), 'manicure pedicure gel'],
    ['stay first', (draft) => moveEntry(draft, NAIL, 'manicure', -1), 'manicure pedicure gel'],
    ['move with it', (draft) => moveGroup(draft, 'nail', 'Gel & art', -1), 'gel manicure pedicure'],
    [
      'stay when it is the last',
      (draft) => moveGroup(draft, 'nail', 'Gel & art', 1),
      'manicure pedicure gel',
    ],
  ])('%s', (_, recipe, ids) => expect(idsAfter(recipe).join(' ')).toBe(ids));

  function restored(draft: SiteContent) {
    removeEntry(draft, NAIL, 'manicure');
    addEntry(draft, NAIL, service('manicure', hands), 0);
  }

  it('get its other name, and become one with those of that name', () => {
    const rename = (to: string) => (draft: SiteContent) => renameGroup(draft, 'nail', 'Gel & art', to);
    expect(titlesAfter(rename('Gel'))).toEqual(['Hands & feet', 'Gel']);
    expect(titlesAfter(rename('Hands & feet'))).toEqual(['Hands & feet']);
  });
});

describe('a service that moves to another menu', () => {
  it('keeps its id where that is free', () => {
    const move = (draft: SiteContent) => expect(moveToMenu(draft, 'hair', 'spa', 'skin')).toBe('spa');
    expect([idsAfter(move, 'hair'), idsAfter(move, 'skin')]).toEqual([['cut'], ['spa']]);
  });

  it('gets another where it is taken, and the last heading there', () => {
    const after = produce(content, (draft) => {
      draft.services.hair.push(service('gel'));
      expect(moveToMenu(draft, 'hair', 'gel', 'nail')).toBe('gel-2');
    });
    expect(after.services.nail.at(-1)).toMatchObject({ id: 'gel-2', group: 'Gel & art' });
  });
});

it.each([
  ['Hair Spa', 'hair-spa'],
  ["Men's Cut & Beard", 'mens-cut-beard'],
  ['  Crème brûlée tint ', 'creme-brulee-tint'],
  ['முடி', 'service'],
  ['Pedicure', 'pedicure-2'],
  ['a very long name '.repeat(9), 'a-very-long-name-a-very-long-name-a-very-long-name-a-ver'],
])('the id of %j is %j', (name, id) => expect(idFor(name, nail, 'service')).toBe(id));

it.each([
  ['hair spa', true],
  ['SPA oil', true],
  ['mens', true],
  ['colour', false],
  ['', true],
])('a service is found by words: %j', (search, found) => {
  expect(matches(service('x', { name: 'Hair Spa', bestFor: 'Men’s hair after oil' }), search)).toBe(found);
});
