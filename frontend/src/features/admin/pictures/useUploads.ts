import { useState, useSyncExternalStore } from 'react';
import type { StoredPicture } from '../api/site';
import { PictureUploads } from './PictureUploads';

/**
 * Uploads chosen pictures, a few at a time. Uploads go on when the component unmounts: `onStored` is called on any later page
 * of the admin area.
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
