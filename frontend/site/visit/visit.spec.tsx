import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useShownEdition } from './facts';
import {
  changeVisit,
  NO_VISIT,
  saysTheSame,
  useVisit,
  type Visit,
  withFacts,
  withItem,
  withoutItem,
} from './store';

// That every part of the page and every tab has the same visit, and that nothing stays behind: e2e/tests/visit.spec.ts.

const haircut = { name: 'Haircut', price: { kind: 'from', rupees: 1200 } as const, duration: '45-60 mins' };
const visit: Visit = { ...withItem(NO_VISIT, 'hair/haircut', haircut), day: '2026-11-28', name: 'மீனா' };

describe('a visit that was kept', () => {
  it('is read as it was, and is empty when the storage has something else', () => {
    const { result } = renderHook(useVisit);
    const comeFromAnotherTab = (text: string) => {
      localStorage.setItem('visit', text);
      window.dispatchEvent(new Event('storage'));
    };
    act(() => changeVisit(() => visit));
    const kept = `${localStorage.getItem('visit')}`;
    expect(kept).toContain('"version":1');
    for (const text of ['nonsense', kept.replace('"version":1', '"version":2')]) {
      act(() => comeFromAnotherTab(text));
      expect(result.current).toEqual(NO_VISIT);
      act(() => comeFromAnotherTab(kept));
      expect(result.current).toMatchObject(visit);
    }
    act(() => changeVisit(() => NO_VISIT));
  });

  it('lasts as long as the page where the browser’s storage can’t be used', () => {
    const { result } = renderHook(useVisit);
    for (const method of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('denied');
      });
    act(() => changeVisit(() => visit));
    expect(result.current).toMatchObject(visit);
    jest.restoreAllMocks();
    act(() => changeVisit(() => NO_VISIT));
  });
});

describe('what is in a visit', () => {
  it('is there once', () => {
    const twice = withItem(withItem(NO_VISIT, 'hair/haircut', haircut), 'hair/haircut', haircut);
    expect(twice.items).toHaveLength(1);
    expect(withoutItem(twice, 'hair/haircut').items).toEqual([]);
  });

  it('follows the site: what has changed, and what is gone with its menu, hidden, emptied or deleted', () => {
    const items = visit.items.map((item) => ({ ...item, people: 3 }));
    const added = withItem({ ...visit, items }, 'nail/gel', { name: 'Gel' });
    const terms = { patchTest: true, bring: 'A comb' };
    const same = withFacts(added, { 'hair/haircut': { ...haircut, terms } });
    expect(same.items).toEqual([
      { ...haircut, id: 'hair/haircut', people: 3, terms },
      { id: 'nail/gel', name: 'Gel', people: 1, isGone: true },
    ]);
    const other = withFacts(same, { 'hair/haircut': { name: 'Cut' }, 'nail/gel': { name: 'Gel' } });
    expect(other.items).toEqual([
      { id: 'hair/haircut', name: 'Cut', people: 3 },
      { id: 'nail/gel', name: 'Gel', people: 1 },
    ]);
  });

  it('has not changed in another language, whose words for a duration are others', () => {
    const course = { name: 'Course', duration: '12 weeks' };
    expect(saysTheSame(course, { ...course, duration: '10 weeks' })).toBe(false);
    expect(saysTheSame(course, { name: 'കോഴ്സ്', original: 'Course', duration: '12 ആഴ്ച' })).toBe(true);
    expect(saysTheSame(course, { name: 'Cut', duration: '12 weeks' })).toBe(false);
  });
});

it.each([
  ['it can’t be read', () => Response.json({ statusCode: 503 }, { status: 503 })],
  ['it is of the release before', () => Response.json({ edition: 3, planned: {} })],
])('what the site says is read again on coming back, and old when %s', async (_, failed) => {
  let answer = () => Response.json({ edition: 2, facts: {} });
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  const read = renderHook(useShownEdition).result;
  await waitFor(() => expect(read.current.shown?.edition).toBe(2));
  answer = failed;
  await act(() => read.current.again());
  expect(read.current).toMatchObject({ shown: { edition: 2 }, isOld: true });
  answer = () => Response.json({ edition: 3, facts: {} });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(read.current).toMatchObject({ shown: { edition: 3 }, isOld: false }));
  expect(fetched).toHaveBeenCalledWith('/page-data/edition.json');
  fetched.mockRestore();
});
