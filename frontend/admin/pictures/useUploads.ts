import { useState, useSyncExternalStore } from 'react';
import { useToast } from '../../shared/ui/Toast';
import type { StoredPicture } from '../api/site';
import { PictureUploads } from './PictureUploads';

/**
 * Uploads chosen pictures, a few at a time. Uploads go on when the component unmounts, and `onStored` is called on any later
 * page, until `closed` says that nothing can take the pictures any more.
 */
export function useUploads(closed: AbortSignal, onStored: (stored: StoredPicture) => void) {
  const toast = useToast();
  const [queue] = useState(() => {
    const made = new PictureUploads();
    closed.addEventListener('abort', () => {
      const left = made.all.filter(({ stored }) => !stored).length;
      made.close();
      if (left > 0) toast(leftText(left), 'alert');
    });
    return made;
  });
  const all = useSyncExternalStore(queue.subscribe, () => queue.all);
  const add = (files: File[]) =>
    queue.addFiles(files, (stored, id) => {
      queue.cancel(id);
      onStored(stored);
    });
  return { uploads: all.filter(({ stored }) => !stored), add, retry: queue.retry, cancel: queue.cancel };
}

const leftText = (count: number) =>
  count === 1
    ? 'A picture was still on its way and is not added.'
    : `${count} pictures were still on their way and are not added.`;
