import { describe, expect, it } from '@jest/globals';
import type { MenuId, Service, SiteContent } from '@salon/content/description';
import {
  addEntry,
  changeEntry,
  duplicateEntry,
  moveEntry,
  removeEntry,
  restoreEntry,
} from '../entries/entries';
import { groupsOf } from '../entries/groups';
import { matches, moveGroup, moveToMenu, renameGroup } from './services';

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

const nail = [
  service('manicure', { group: 'Hands & feet' }),
  service('pedicure', { group: 'Hands & feet' }),
  service('gel', { group: 'Gel & art' }),
];
const hair = [service('cut'), service('spa', { details: ['Warm oil'] })];

const content = { services: { nail, hair, skin: [] as Service[] } } as unknown as SiteContent;
const idsIn = ({ services }: SiteContent, menu: MenuId) => services[menu].map(({ id }) => id);

describe('services of a menu', () => {
  it('stand under their headings', () => {
    expect(groupsOf(nail).map(({ title, entries }) => [title, entries.length])).toEqual([
      ['Hands & feet', 2],
      ['Gel & art', 1],
    ]);
  });

  it('change, without the others', () => {
    const after = changeEntry(content, 'services.hair', 'spa', { hidden: true });
    expect(after.services.hair[1]).toMatchObject({ id: 'spa', hidden: true });
    expect(after.services.hair[0]).toBe(hair[0]);
    expect(content.services.hair[1]?.hidden).toBe(false);
  });

  it('come last under a heading that is chosen for them', () => {
    const after = changeEntry(content, 'services.nail', 'manicure', { group: 'Gel & art' });
    expect(idsIn(after, 'nail')).toEqual(['pedicure', 'gel', 'manicure']);
    const newHeading = changeEntry(content, 'services.nail', 'manicure', { group: 'Spa' });
    expect(groupsOf(newHeading.services.nail).map(({ title }) => title)).toEqual([
      'Hands & feet',
      'Gel & art',
      'Spa',
    ]);
  });

  it('are added at the end of a group, with an id of their own', () => {
    const added = addEntry(content, 'services.nail', 'Manicure', { group: 'Hands & feet' });
    expect(added.id).toBe('manicure-2');
    expect(idsIn(added.content, 'nail')).toEqual(['manicure', 'pedicure', 'manicure-2', 'gel']);
  });

  it('are copied as hidden ones, right behind the original', () => {
    const copied = duplicateEntry(content, 'services.hair', 'cut');
    expect(copied?.id).toBe('cut-copy');
    expect(copied?.content.services.hair[1]).toMatchObject({ name: 'cut (copy)', hidden: true });
    expect(idsIn(copied?.content ?? content, 'hair')).toEqual(['cut', 'cut-copy', 'spa']);
  });

  it('come back where they stood', () => {
    const gone = removeEntry(content, 'services.nail', 'manicure');
    expect(idsIn(gone, 'nail')).toEqual(['pedicure', 'gel']);
    expect(idsIn(restoreEntry(gone, 'services.nail', nail[0] as Service, 0), 'nail')).toEqual(
      idsIn(content, 'nail'),
    );
  });

  it('change places within their group', () => {
    expect(idsIn(moveEntry(content, 'services.nail', 'pedicure', -1), 'nail')).toEqual([
      'pedicure',
      'manicure',
      'gel',
    ]);
    expect(moveEntry(content, 'services.nail', 'gel', -1)).toBe(content);
    expect(moveEntry(content, 'services.nail', 'manicure', -1)).toBe(content);
  });
});

describe('a service that moves to another menu', () => {
  it('keeps its id where that is free', () => {
    const { content: after, id } = moveToMenu(content, 'hair', 'spa', 'skin');
    expect(id).toBe('spa');
    expect(idsIn(after, 'hair')).toEqual(['cut']);
    expect(after.services.skin).toEqual([hair[1]]);
  });

  it('gets another where it is taken, and the last heading there', () => {
    const taken = { services: { ...content.services, hair: [...hair, service('gel')] } } as SiteContent;
    const { content: after, id } = moveToMenu(taken, 'hair', 'gel', 'nail');
    expect(id).toBe('gel-2');
    expect(after.services.nail.at(-1)).toMatchObject({ id: 'gel-2', group: 'Gel & art' });
  });
});

describe('headings', () => {
  it('get another name for all their services', () => {
    const after = renameGroup(content, 'nail', 'Hands & feet', 'Hands');
    expect(groupsOf(after.services.nail).map(({ title }) => title)).toEqual(['Hands', 'Gel & art']);
  });

  it('become one when they get the same name', () => {
    const after = renameGroup(content, 'nail', 'Gel & art', 'Hands & feet');
    expect(groupsOf(after.services.nail)).toHaveLength(1);
  });

  it('move with all their services', () => {
    expect(idsIn(moveGroup(content, 'nail', 'Gel & art', -1), 'nail')).toEqual([
      'gel',
      'manicure',
      'pedicure',
    ]);
    expect(idsIn(moveGroup(content, 'nail', 'Gel & art', 1), 'nail')).toEqual(idsIn(content, 'nail'));
  });
});

it.each([
  ['hair spa', true],
  ['SPA oil', true],
  ['mens', true],
  ['colour', false],
  ['', true],
])('finds by words: %j', (search, found) => {
  expect(matches(service('x', { name: 'Hair Spa', bestFor: 'Men’s hair after oil' }), search)).toBe(found);
});
