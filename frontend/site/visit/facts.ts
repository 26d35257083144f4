import type { Hours } from '@salon/content/description';
import { useCallback, useRef, useState } from 'react';
import { pageDataPath, type ShownEdition } from '../../shared/content/paths';
import { useOften } from '../../shared/ui/useOften';
import { pathHere } from '../languages/pathHere';
import type { DataOf } from '../page-data';
import { changeVisit, type Facts, type ItemId, saysTheSame, type VisitItem, withFacts } from './store';

export async function read<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

/** How often what is planned is compared with the site. */
export const EVERY_MS = 60_000;

export interface Check {
  state: 'checking' | 'done' | 'failed';
  /** Items whose name, price or duration has changed. */
  changed: ItemId[];
  /** The hours of a year, once they are known. */
  hours?: Hours;
  people?: ShownEdition['people'];
  salon?: ShownEdition['visit'];
  again: () => void;
}

/** Compares the visit with what the site says now, and updates it: at once, every minute, on `again`, and on coming back. */
export function useCheck(items: VisitItem[]): Check {
  const [check, setCheck] = useState<Omit<Check, 'again'>>({ state: 'checking', changed: [] });
  const latest = useRef(items);
  latest.current = items;
  const again = useCallback(async () => {
    const items = latest.current;
    try {
      const { facts, ...current } = await currentFacts(items);
      const changed = items.filter((item) => {
        const fresh = facts.get(item.id);
        return fresh && !saysTheSame(item, fresh);
      });
      changeVisit((visit) => withFacts(visit, facts));
      setCheck((last) => ({
        ...{ ...last, ...current, state: 'done' },
        changed: [...last.changed, ...changed.map(({ id }) => id)],
      }));
    } catch {
      setCheck((last) => ({ ...last, state: 'failed' }));
    }
  }, []);
  useOften(again, EVERY_MS);
  return { ...check, again };
}

/** The facts of these items, none of one that is gone; rejects when one of their pages can't be loaded. */
async function currentFacts(items: VisitItem[]) {
  const pages = [...new Set(items.map(({ id }) => id.slice(0, id.indexOf('/'))))];
  const {
    planned,
    hours,
    people,
    visit: salon,
  } = await read<ShownEdition>(pageDataPath(pathHere('/edition')));
  const found = new Map((await Promise.all(pages.map((page) => factsOn(page, planned[page])))).flat());
  const facts = new Map(items.map(({ id }) => [id, found.get(id)]));
  return { facts, hours, salon, people };
}

interface PageData {
  page: { services?: DataOf<'menu'>['services']; packages?: DataOf<'offers'>['packages'] };
}

/** None of a menu that is gone. */
async function factsOn(page: string, path: string | undefined): Promise<[ItemId, Facts][]> {
  if (path === undefined) return [];
  const { services = [], packages = [] } = (await read<PageData>(pageDataPath(path))).page;
  const factsOf = (id: string, facts: Facts): [ItemId, Facts] => [`${page}/${id}`, facts];
  return [
    ...services.map(({ id, name, original, price, duration, terms }) =>
      factsOf(id, { name, original, price, duration, terms }),
    ),
    ...packages.map(({ id, title: name, original, price, duration, until, terms }) =>
      factsOf(id, { name, original, price, duration, until, terms }),
    ),
  ];
}
