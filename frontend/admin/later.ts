import { type ComponentType, lazy } from 'react';

/** A page in a chunk of its own. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
