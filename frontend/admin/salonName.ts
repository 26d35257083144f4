import { useSyncExternalStore } from 'react';

let name = '';
const listeners = new Set<() => void>();

/** Reads the salon's name as visitors see it; it stays empty when it can't be read. */
export async function readSalonName(): Promise<void> {
  const answer = await fetch('/manifest.webmanifest');
  if (!answer.ok) return;
  ({ name } = await answer.json());
  for (const tell of listeners) tell();
}

function listen(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const useSalonName = () => useSyncExternalStore(listen, () => name);
