import { useEffect, useSyncExternalStore } from 'react';
import type { Saver, Saving } from './Saver';

export const useSaving = <Content extends object, Stored extends { content: Content }>(
  saver: Saver<Content, Stored>,
): Saving<Content, Stored> => useSyncExternalStore(saver.subscribe, saver.getState);

/** When the page is left, when the connection is back and, unless told otherwise, when a field is left. */
export function useSavingOnLeave(
  saver: Pick<Saver<object, { content: object }>, 'saveNow' | 'leave' | 'settle' | 'close'>,
  savesOnBlur = true,
): void {
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && saver.leave();
    const onBlur = () => saver.settle(savesOnBlur);
    window.addEventListener('online', saver.saveNow);
    window.addEventListener('pagehide', saver.leave);
    document.addEventListener('visibilitychange', onHide);
    document.addEventListener('focusout', onBlur);
    return () => {
      window.removeEventListener('online', saver.saveNow);
      window.removeEventListener('pagehide', saver.leave);
      document.removeEventListener('visibilitychange', onHide);
      document.removeEventListener('focusout', onBlur);
      saver.close();
    };
  }, [saver, savesOnBlur]);
}
