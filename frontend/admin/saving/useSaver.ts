import { useEffect, useSyncExternalStore } from 'react';
import type { Saver, Saving } from './Saver';

export const useSaving = <Content extends object, Stored extends { content: Content }>(
  saver: Saver<Content, Stored>,
): Saving<Content, Stored> => useSyncExternalStore(saver.subscribe, saver.getState);

const always = () => true;

/** Saves at once when the page or a field is left (for what `isUrgent` says), and when the connection is back. */
export function useSavingOnLeave(
  saver: Pick<Saver<object, { content: object }>, 'retry' | 'leave' | 'settle'>,
  isUrgent: (to: EventTarget | null) => boolean = always,
): void {
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && saver.leave();
    const onBlur = (event: FocusEvent) => saver.settle(isUrgent(event.relatedTarget));
    const listeners: [EventTarget, string, (event: never) => void][] = [
      [window, 'online', saver.retry],
      [window, 'pagehide', saver.leave],
      [document, 'visibilitychange', onHide],
      [document, 'focusout', onBlur],
    ];
    for (const [target, event, listener] of listeners)
      target.addEventListener(event, listener as EventListener);
    return () => {
      for (const [target, event, listener] of listeners)
        target.removeEventListener(event, listener as EventListener);
    };
  }, [saver, isUrgent]);
}
