import { useState, useSyncExternalStore } from 'react';
import type { StoredPicture } from '../api/site';
import { PictureUploads } from './PictureUploads';

/**
 * Sends chosen pictures, a few at a time. It goes on when the page is left: what has arrived is handed on wherever one
 * is by then.
 */
export function useUploads(onStored: (stored: StoredPicture) => void) {
  const [queue] = useState(() => new PictureUploads());
  const all = useSyncExternalStore(queue.subscribe, () => queue.all);
  const add = (files: File[]) =>
    queue.addFiles(files, (stored, { id }) => {
      queue.cancel(id);
      onStored(stored);
    });
  return { uploads: all.filter(({ stored }) => !stored), add, retry: queue.retry, cancel: queue.cancel };
}
