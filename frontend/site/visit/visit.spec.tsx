import { act, renderHook } from '@testing-library/react';
import { changeVisit, useVisit } from './store';
import {
  endOf,
  itemsOn,
  keptVisit,
  NO_VISIT,
  readVisit,
  saysTheSame,
  type Visit,
  withFacts,
  withItem,
  withoutItem,
} from './visit';

const haircut = { name: 'Haircut', price: { kind: 'from', rupees: 1200 } as const, duration: '45-60 mins' };
const visit: Visit = { ...withItem(NO_VISIT, 'hair/haircut', haircut), day: '2026-11-28', name: 'மீனா' };

describe('a visit that was kept', () => {
  it('is read as it was', () => {
    expect(readVisit(keptVisit(visit))).toMatchObject(visit);
  });

  it.each([
    null,
    '',
    'nonsense',
    '[]',
    '{"version":0,"items":[]}',
    '{"version":2,"items":[{"id":"hair/haircut","name":"Haircut","people":1}]}',
    '{"version":1}',
  ])('is begun anew when it is %s', (text) => {
    expect(readVisit(text)).toEqual(NO_VISIT);
  });

  it('leaves out what is no service', () => {
    const text = JSON.stringify({ version: 1, items: [{ id: 'hair/x' }, ...visit.items] });
    expect(readVisit(text).items).toEqual(visit.items);
  });
});

describe('what is in a visit', () => {
  it('is there once', () => {
    const twice = withItem(withItem(NO_VISIT, 'hair/haircut', haircut), 'hair/haircut', haircut);
    expect(twice.items).toHaveLength(1);
    expect(withoutItem(twice, 'hair/haircut').items).toEqual([]);
  });

  it('follows the site, price or none, and keeps its people', () => {
    const items = visit.items.map((item) => ({ ...item, people: 3 }));
    const fresh = withFacts({ ...visit, items }, new Map([['hair/haircut', { name: 'Cut' }]]));
    expect(fresh.items).toEqual([{ id: 'hair/haircut', name: 'Cut', people: 3 }]);
  });
});

describe('a package that is offered for some days', () => {
  const offer = { name: 'Wax Works', price: { kind: 'fixed', rupees: 999 } as const, until: '2026-11-30' };
  const { items } = withItem(visit, 'offers/wax-works', offer);

  it.each([
    ['2026-11-29', offer.price],
    ['2026-11-30', offer.price],
    ['2026-12-01', undefined],
  ])('on %s costs %j', (day, price) => {
    const [, wax] = itemsOn(day, items);
    expect(wax?.price).toEqual(price);
    expect(wax && endOf(wax)).toBe(price ? undefined : '2026-11-30');
  });

  it('leaves what has no end as it is', () => {
    expect(itemsOn('2027-11-30', items)[0]).toEqual(items[0]);
  });

  it('is another when it ends on another day', () => {
    expect(saysTheSame(offer, { ...offer, until: '2026-12-05' })).toBe(false);
  });
});

describe('on the device', () => {
  beforeEach(() => changeVisit(() => NO_VISIT));

  it('every part of the page knows it at once', () => {
    const { result } = renderHook(useVisit);
    act(() => changeVisit(() => visit));
    expect(result.current).toMatchObject(visit);
    expect(localStorage).toHaveLength(1);
  });

  it('what another tab keeps is taken over, and built upon', () => {
    const { result } = renderHook(useVisit);
    localStorage.setItem('visit', keptVisit(visit));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'visit' })));
    expect(result.current.items).toHaveLength(1);
    const other = withItem(visit, 'nail/gel-polish', { name: 'Gel Polish' });
    localStorage.setItem('visit', keptVisit(other));
    act(() => changeVisit((last) => ({ ...last, note: 'Long hair' })));
    expect(result.current).toMatchObject({ items: other.items, note: 'Long hair' });
  });

  it('nothing stays behind of a visit without services', () => {
    changeVisit(() => visit);
    changeVisit((last) => withoutItem(last, 'hair/haircut'));
    expect(localStorage).toHaveLength(0);
  });
});
