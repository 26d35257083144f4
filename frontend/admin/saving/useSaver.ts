import { useEffect } from 'react';
import { useOnWindow } from '../ui/useOnWindow';
import type { Saver } from './Saver';

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
