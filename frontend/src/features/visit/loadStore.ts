import { announce } from './kept';

type Store = typeof import('./store');
let store: Store | undefined;

/** What reads and changes a visit; undefined until it was loaded. */
export const loadedStore = (): Store | undefined => store;

/** It is asked for when there is a visit, and when somebody is about to begin one. */
export async function loadStore(): Promise<Store> {
  const loaded = await import('./store');
  if (!store) {
    store = loaded;
    announce();
  }
  return loaded;
}
