import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import type { PictureUploads } from '../pictures/PictureUploads';
import type { SavedPost } from './SavedPost';

/** Saves before a navigation. What can't be saved then stays on this device; only a picture on its way would be lost. */
export function useLeaving({ saver }: SavedPost, uploads: PictureUploads, isFinished: () => boolean) {
  const isLosing = () => !isFinished() && uploads.waiting !== 'none';
  useBeforeUnload((event) => {
    if (isLosing()) event.preventDefault();
  });
  // A new post that gets its address stays in this editor.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state?.writing !== currentLocation.key &&
      !isFinished() &&
      (saver.isUnsaved() || isLosing()),
  );

  const saveFirst = useEffectEvent(async () => {
    if (isLosing() && !window.confirm('A picture is still uploading. Leave without it?'))
      return blocker.reset?.();
    await saver.saveNow();
    blocker.proceed?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void saveFirst();
  }, [blocker.state]);
  return blocker.state !== 'unblocked';
}
