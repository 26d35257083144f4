import { useMemo, useSyncExternalStore } from 'react';
import type { components } from '../shared/contract/auth-service';
import { subscribe, tellThisTab } from './session';

type Known = Pick<components['schemas']['SessionAnswer'], 'person' | 'rights' | 'isAlone'>;
export type Right = Known['rights'][number];

const KEY = 'adminRights';

/** Kept beside the token, for pages that open before the session is asked for, or without a connection. Stale ones do no harm: the services refuse. */
export function rememberRights({ person, rights, isAlone }: Known): void {
  localStorage.setItem(KEY, JSON.stringify({ person, rights, isAlone }));
  tellThisTab();
}

/** Until it is known who is logged in here, it is an owner who is alone. */
export function useRights() {
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY));
  return useMemo(() => {
    const { person, rights, isAlone = true }: Partial<Known> = JSON.parse(kept ?? '{}');
    const named = (name: string | null | undefined) => (isAlone ? undefined : (name ?? undefined));
    return {
      isAlone,
      may: (right: Right) => rights?.includes(right) ?? true,
      /** “ by Anu”; empty where one person is alone, or nobody knows. */
      by: (name: string | null | undefined) => (named(name) ? ` by ${name}` : ''),
      /** The name of whoever is not this person. */
      other: (name: string | null | undefined) => (name === person?.name ? undefined : named(name)),
    };
  }, [kept]);
}
