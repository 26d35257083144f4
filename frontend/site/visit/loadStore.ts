import { announce } from './kept';

type Store = typeof import('./store');
let store: Store | undefined;

/** The module that reads and changes a visit; undefined until it is loaded. */
export const loadedStore = (): Store | undefined => store;

/** Called when there is a visit, or when a visitor is about to start one. */
export async function loadStore(): Promise<Store> {
  const loaded = await import('./store');
  if (!store) {
    store = loaded;
    announce();
  }
  return loaded;
}
