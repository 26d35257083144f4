import { useEffect, useSyncExternalStore } from 'react';
import { useOnWindow } from '../ui/useOnWindow';
import type { Saver, Saving } from './Saver';

export const useSaving = <Content extends object, Stored extends { content: Content }>(
  saver: Saver<Content, Stored>,
): Saving<Content, Stored> => useSyncExternalStore(saver.subscribe, saver.getState);

/** When the page is left, when the connection is back and, unless told otherwise, when a field is left. */
export function useSavingOnLeave(
  saver: Pick<Saver<object, { content: object }>, 'saveNow' | 'leave' | 'settle' | 'close'>,
  savesOnBlur = true,
): void {
  useOnWindow('online', saver.saveNow);
  useOnWindow('pagehide', saver.leave);
  useOnWindow('visibilitychange', () => document.visibilityState === 'hidden' && saver.leave());
  useOnWindow('focusout', () => saver.settle(savesOnBlur));
  useEffect(() => saver.close, [saver]);
}
