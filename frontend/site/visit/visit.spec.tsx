import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useCheck } from './facts';
import {
  changeVisit,
  keptVisit,
  NO_VISIT,
  readVisit,
  useVisit,
  type Visit,
  type VisitItem,
  withItem,
  withoutItem,
} from './store';

// That every part of the page and every tab has the same visit, and that nothing stays behind: e2e/tests/visit.spec.ts.

const haircut = { name: 'Haircut', price: { kind: 'from', rupees: 1200 } as const, duration: '45-60 mins' };
const visit: Visit = { ...withItem(NO_VISIT, 'hair/haircut', haircut), day: '2026-11-28', name: 'மீனா' };

describe('a visit that was kept', () => {
  it('is read as it was, and is empty when the storage has something else', () => {
    expect(readVisit(keptVisit(visit))).toMatchObject(visit);
    const version2 = '{"version":2,"items":[{"id":"hair/haircut","name":"Haircut","people":1}]}';
    for (const text of [null, 'nonsense', version2]) expect(readVisit(text)).toEqual(NO_VISIT);
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

  describe('compared with the site', () => {
    const answers: Record<string, object | undefined> = {};
    const hours = { special: [{ reason: 'Pongal' }] };
    const salon = { outsideHours: 'I know.' };
    const people = [{ id: 'latha', name: 'Latha' }];
    let fetched: jest.SpiedFunction<typeof fetch>;
    beforeEach(() => {
      Object.assign(answers, {
        '/page-data/edition.json': {
          edition: 2,
          planned: { hair: '/services/women' },
          hours,
          people,
          visit: salon,
        },
        '/page-data/services/women.json': {
          page: { services: [{ ...haircut, id: 'haircut', terms: { patchTest: true, bring: 'A comb' } }] },
        },
      });
      fetched = jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async (path) =>
          Response.json(answers[String(path)] ?? {}, { status: answers[String(path)] ? 200 : 404 }),
        );
      const items = visit.items.map((item) => ({ ...item, people: 3 }));
      changeVisit(() => withItem({ ...visit, items }, 'nail/gel', { name: 'Gel' }));
    });
    afterEach(() => {
      fetched.mockRestore();
      act(() => changeVisit(() => NO_VISIT));
    });
    const compare = () => renderHook(() => ({ visit: useVisit(), check: useCheck(useVisit().items) })).result;
    const gone = (items: VisitItem[]) => items.flatMap(({ id, isGone }) => (isGone ? id : []));

    it('is gone with its menu, hidden, emptied or deleted, and asks for no page of it', async () => {
      const shown = compare();
      await waitFor(() => expect(shown.current.check.state).toBe('done'));
      expect(gone(shown.current.visit.items)).toEqual(['nail/gel']);
      expect(fetched).toHaveBeenCalledTimes(2);
    });

    it('follows a publish while it is open: on coming back, and when it is sent', async () => {
      const shown = compare();
      await waitFor(() => expect(shown.current.check.state).toBe('done'));
      answers['/page-data/services/women.json'] = { page: { services: [] } };
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(gone(shown.current.visit.items)).toEqual(['hair/haircut', 'nail/gel']));
      answers['/page-data/services/women.json'] = { page: { services: [{ id: 'haircut', name: 'Cut' }] } };
      await act(() => shown.current.check.again());
      expect(shown.current.visit.items[0]).toEqual({ id: 'hair/haircut', name: 'Cut', people: 3 });
      expect(shown.current.check.changed).toEqual(['hair/haircut']);
    });
  });
});
