import { useSyncExternalStore } from 'react';

/** The salon's name and icon as visitors see them; empty while they can't be read. */
let salon = { name: '', icon: '' };
const listeners = new Set<() => void>();

export async function readSalon(): Promise<void> {
  const answer = await fetch('/manifest.webmanifest');
  if (!answer.ok) return;
  const { name, icons } = await answer.json();
  salon = { name, icon: icons[0].src };
  for (const tell of listeners) tell();
}

function listen(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const useSalon = () =>
  useSyncExternalStore(
    listen,
    () => salon,
    () => salon,
  );
