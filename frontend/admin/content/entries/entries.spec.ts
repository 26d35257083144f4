import type { MenuId, Service, SiteContent } from '@salon/content/description';
import { listAt, newEntry } from '@salon/content/entries';
import { produce } from 'immer';
import { addEntry, changeEntry, groupsOf, moveEntry, moveGroup, moveToMenu, renameGroup } from './entries';

const service = (id: string, over: Partial<Service> = {}): Service => ({
  ...(newEntry(listAt('services.nail').schema) as Service),
  id,
  name: id,
  ...over,
});

const [hands, gel] = [{ group: 'Hands & feet' }, { group: 'Gel & art' }];
const nail = [service('manicure', hands), service('pedicure', hands), service('gel', gel)];
const hair = [service('cut'), service('spa', { details: ['Warm oil'] })];
const content = {
  services: { nail, hair, skin: [] as Service[] },
  translations: { ml: { isOn: true, texts: { 'services/hair/spa/name': { text: 'സ്പാ', from: 'spa' } } } },
} as unknown as SiteContent;

const NAIL = 'services.nail';
type Recipe = (draft: SiteContent) => unknown;
const after = (recipe: Recipe) => produce(content, (draft) => void recipe(draft)).services;
/** The ids of a menu after a change. */
const idsAfter = (recipe: Recipe, menu: MenuId = 'nail') =>
  after(recipe)
    [menu]?.map(({ id }) => id)
    .join(' ');
const before = 'manicure pedicure gel';

describe('services under headings', () => {
  it.each<[string, Recipe, string]>([
    ['come last under another', (all) => changeEntry(all, NAIL, 'manicure', gel), 'pedicure gel manicure'],
    ['are added to their own', (all) => addEntry(all, NAIL, service('x', hands)), 'manicure pedicure x gel'],
    ['change places', (all) => moveEntry(all, NAIL, 'pedicure', -1), 'pedicure manicure gel'],
    ['stay under theirs', (all) => moveEntry(all, NAIL, 'gel', -1), before],
    ['move with it', (all) => moveGroup(all, NAIL, 'Gel & art', -1), 'gel manicure pedicure'],
  ])('%s', (_, recipe, ids) => expect(idsAfter(recipe)).toBe(ids));

  it.each([
    ['Gel', ['Hands & feet', 'Gel']],
    ['Hands & feet', ['Hands & feet']],
  ])('get its other name, and become one with those of that name: %s', (to, titles) => {
    const { nail: renamed } = after((draft) => renameGroup(draft, NAIL, 'Gel & art', to));
    expect(groupsOf(renamed ?? []).map(({ title }) => title)).toEqual(titles);
  });
});

describe('a service that moves to another menu', () => {
  it('gets another where it is taken, and the last heading there', () => {
    const { nail: moved } = after((draft) => {
      draft.services.hair?.push(service('gel'));
      moveToMenu(draft, 'hair', 'gel', 'nail');
    });
    expect(moved?.at(-1)).toMatchObject({ id: 'gel-2', group: 'Gel & art' });
  });

  it('is still named by the home page’s prices and by packages, and translated', () => {
    const naming = {
      ...content,
      priceRows: [
        { id: 'a', service: 'hair/spa' },
        { id: 'b', service: 'nail/gel' },
      ],
      offers: { packages: [{ id: 'c', services: ['nail/gel', 'hair/spa'] }] },
    } as unknown as SiteContent;
    const { priceRows, offers, translations } = produce(naming, (draft) =>
      moveToMenu(draft, 'hair', 'spa', 'skin'),
    );
    expect(priceRows.map((row) => row.service)).toEqual(['skin/spa', 'nail/gel']);
    expect(offers.packages[0]?.services).toEqual(['nail/gel', 'skin/spa']);
    expect(Object.keys(translations.ml?.texts ?? {})).toEqual(['services/skin/spa/name']);
  });
});
