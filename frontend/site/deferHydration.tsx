import { type ComponentType, lazy, memo, Suspense, useState } from 'react';

const RETRY_MS = 3_000;

/** A component whose script is loaded when it is shown. A lost connection must not replace the page by an error. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadSurely = (): Promise<ComponentType<Props>> =>
    load().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_MS)).then(loadSurely));
  return lazy(async () => ({ default: await loadSurely() }));
}

/** All parts that this document has had so far. */
const parts: (() => Promise<unknown>)[] = [];

/**
 * Until it is hydrated it stays as rendered. New props would replace that: give it none, and change its context in transitions. It is
 * loaded with every page that comes by navigation, unless it `isRare`.
 */
export function deferHydration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isRare = false,
) {
  let loaded: ComponentType<Props> | undefined;
  async function loadOnce() {
    loaded ??= await load();
    return loaded;
  }
  if (__RENDERER__ || !isRare) parts.push(loadOnce);
  const Late = lazily(loadOnce);
  return memo((props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  });
}

/** For the renderer, and for pages that come by navigation, which have their full height at once. A part may bring others. */
export async function loadParts() {
  for (const load of parts) await load();
}
