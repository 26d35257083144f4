import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import type { PictureUploads } from '../pictures/PictureUploads';
import { isKept } from '../saving/device';
import type { SavedPost } from './SavedPost';

/** Saves before a navigation. What can't be saved then stays on this device: only a picture on its way is lost, or what has no room there. */
export function useLeaving({ saver }: SavedPost, uploads: PictureUploads) {
  const isLosing = () => uploads.waiting !== 'none' || (saver.isUnsaved() && !isKept());
  useBeforeUnload((event) => {
    saver.leave();
    if (isLosing()) event.preventDefault();
  });
  // A new post that gets its address stays in this editor.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state?.writing !== currentLocation.key &&
      (saver.isUnsaved() || uploads.waiting !== 'none'),
  );

  const saveFirst = useEffectEvent(async () => {
    await saver.saveNow();
    if (isLosing() && !window.confirm('Not everything is saved or uploaded yet. Leave all the same?'))
      blocker.reset?.();
    else blocker.proceed?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void saveFirst();
  }, [blocker.state]);
  return blocker.state !== 'unblocked';
}
