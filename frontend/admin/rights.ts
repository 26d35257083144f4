import { useMemo, useSyncExternalStore } from 'react';
import type { components } from '../shared/contract/auth-service';
import { subscribe, tellThisTab } from './session';

type Known = Pick<components['schemas']['SessionAnswer'], 'person' | 'rights' | 'isAlone'>;
export type Right = Known['rights'][number];
type Name = string | null | undefined;

const KEY = 'adminRights';
const read = () => localStorage.getItem(KEY) ?? '{}';

/**
 * Kept beside the token, for what opens before the session has answered, or without a connection, and for the next login. Old ones do
 * no harm: the services refuse.
 */
export function rememberRights({ person, rights, isAlone }: Known): void {
  localStorage.setItem(KEY, JSON.stringify({ person, rights, isAlone }));
  tellThisTab();
}

/** Who has logged in on this device, where there are several. */
export function rememberedName(): string {
  try {
    const { person, isAlone = true }: Partial<Known> = JSON.parse(read());
    return (!isAlone && person?.name) || '';
  } catch {
    return '';
  }
}

/** As long as nothing is known, it is an owner who is alone. */
export function useRights() {
  const kept = useSyncExternalStore(subscribe, read);
  const { person, rights, isAlone = true }: Partial<Known> = useMemo(() => JSON.parse(kept), [kept]);
  return {
    isAlone,
    may: (right: Right) => rights?.includes(right) ?? true,
    /** “ by Anu”; empty for one who is alone. */
    by: (name: Name) => (name && !isAlone ? ` by ${name}` : ''),
    /** The name of somebody else. */
    other: (name: Name) => (name && !isAlone && name !== person?.name ? name : undefined),
  };
}
