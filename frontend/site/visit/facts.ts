import type { OfferPackage, Service } from '@salon/content/description';
import { useEffect, useState } from 'react';
import { pageDataPath, type ShownEdition, shownEditionPath } from '../../shared/content/paths';
import { changeVisit, type Facts, type ItemId, saysTheSame, type VisitItem, withFacts } from './store';

export interface Check {
  state: 'checking' | 'done' | 'failed';
  /** Items whose name, price or duration has changed. */
  changed: ItemId[];
}

/** Compares the visit once with what the site says now, and updates it. */
export function useCheck(items: VisitItem[]): Check {
  const [check, setCheck] = useState<Check>({ state: 'checking', changed: [] });
  const [atFirst] = useState(items);
  useEffect(() => {
    let isShown = true;
    currentFacts(atFirst).then(
      (fresh) => {
        if (!isShown) return;
        const changed = atFirst.filter((item) => {
          const facts = fresh.get(item.id);
          return facts && !saysTheSame(item, facts);
        });
        changeVisit((visit) => withFacts(visit, fresh));
        setCheck({ state: 'done', changed: changed.map(({ id }) => id) });
      },
      () => isShown && setCheck((last) => ({ ...last, state: 'failed' })),
    );
    return () => {
      isShown = false;
    };
  }, [atFirst]);
  return check;
}

/** The facts of these items, none of one that is gone; rejects when one of their pages can't be loaded. */
async function currentFacts(items: VisitItem[]): Promise<Map<ItemId, Facts | undefined>> {
  const pages = [...new Set(items.map(({ id }) => id.slice(0, id.indexOf('/'))))];
  const { planned } = await read<ShownEdition>(shownEditionPath);
  const found = new Map((await Promise.all(pages.map((page) => factsOn(page, planned[page])))).flat());
  return new Map(items.map(({ id }) => [id, found.get(id)]));
}

interface PageData {
  page: { services?: Service[]; packages?: OfferPackage[] };
}

/** None of a menu that is gone. */
async function factsOn(page: string, path: string | undefined): Promise<[ItemId, Facts][]> {
  if (path === undefined) return [];
  const { services = [], packages = [] } = (await read<PageData>(pageDataPath(path))).page;
  return [
    ...services.map(({ id, name, price, duration }): [ItemId, Facts] => [
      `${page}/${id}`,
      { name, price, duration },
    ]),
    ...packages.map(({ id, title, price, until }): [ItemId, Facts] => [
      `${page}/${id}`,
      { name: title, price, until },
    ]),
  ];
}

async function read<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
