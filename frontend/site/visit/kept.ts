import { useSyncExternalStore } from 'react';
import { keepText, keptText } from '../../shared/device';

/** The same in every tab. Raise the version when a release stores another form: other versions are dropped, and what `tidied` throws at. */
export function keptOnDevice<T extends object>(
  [key, version]: [string, number],
  nothing: T,
  isNothing: (plan: T) => boolean,
  tidied = (plan: T) => plan,
) {
  /** When the browser's storage can't be used, the plan is kept here, as long as the page is open. */
  let inMemory: { text: string | null } | undefined;
  let last: { text: string | null; plan: T } = { text: null, plan: nothing };
  const listeners = new Set<() => void>();

  /** The plan in a stored text; nothing when the text is from another release or cannot be read. */
  function read(text: string | null): T {
    try {
      const { version: stored, ...rest } = JSON.parse(text ?? '{}');
      return stored === version ? tidied({ ...nothing, ...rest }) : nothing;
    } catch {
      return nothing;
    }
  }

  /** The same object until any tab changes the plan. */
  function current(): T {
    const text = inMemory ? inMemory.text : (keptText(key) ?? null);
    if (text !== last.text) last = { text, plan: read(text) };
    return last.plan;
  }

  /** Starts from what any tab has stored last. */
  function change(changed: (plan: T) => T): void {
    const next = changed(current());
    const text = isNothing(next) ? null : JSON.stringify({ version, ...next });
    inMemory = keepText(key, text) ? undefined : { text };
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    // Another tab has changed the plan, possibly while this page was in the back/forward cache.
    const events = ['storage', 'pageshow'];
    for (const event of events) window.addEventListener(event, listener);
    return () => {
      listeners.delete(listener);
      for (const event of events) window.removeEventListener(event, listener);
    };
  }

  /** A part of the plan; in the rendered page that of an empty one. */
  const use = <Part>(part: (plan: T) => Part): Part =>
    useSyncExternalStore(
      subscribe,
      () => part(current()),
      () => part(nothing),
    );
  return { change, use };
}
