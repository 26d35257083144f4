import { useState } from 'react';
import { errorMessage } from '../../api/errorMessage';
import { uploadPicture } from '../../api/site';
import { PictureError, preparePicture } from '../../editor/picture';

export interface Upload {
  id: number;
  name: string;
  /** Share that has been sent; undefined while the picture is made ready. */
  sent?: number;
  /** Why it failed. */
  error?: string;
  file: File;
  cancel: () => void;
}

/** Two at once: more only make each slower on a phone's connection. */
const AT_ONCE = 2;
const FAILED = {
  prefix: '',
  fallback: 'The picture could not be sent. Please check the connection and try again.',
};

let count = 0;

/**
 * Sends chosen pictures, a few at a time. It goes on when the page is left: what has arrived is handed on wherever one
 * is by then.
 */
export function useUploads(onDone: (image: string, upload: Upload) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [queue] = useState(() => new Queue(AT_ONCE));

  const update = (id: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  const remove = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

  async function send(upload: Upload, signal: AbortSignal) {
    try {
      if (signal.aborted) return;
      const image = await preparePicture(upload.file);
      if (signal.aborted) return;
      const stored = await uploadPicture(image, {
        signal,
        onProgress: (sent) => update(upload.id, { sent }),
      });
      if (signal.aborted) return;
      remove(upload.id);
      onDone(stored.image, upload);
    } catch (error) {
      if (signal.aborted) return;
      const text = error instanceof PictureError ? error.message : errorMessage(error, FAILED);
      update(upload.id, { sent: undefined, error: text ?? FAILED.fallback });
    }
  }

  function add(files: File[]) {
    const added = files.map((file): [Upload, AbortController] => {
      const asking = new AbortController();
      count += 1;
      const id = count;
      const cancel = () => {
        asking.abort();
        remove(id);
      };
      return [{ id, name: file.name || 'Pasted picture', file, cancel }, asking];
    });
    setUploads((all) => [...all, ...added.map(([upload]) => upload)]);
    for (const [upload, { signal }] of added) queue.add(() => send(upload, signal));
  }

  function retry(upload: Upload) {
    remove(upload.id);
    add([upload.file]);
  }

  return { uploads, add, retry };
}

/** Runs so many at once, the others in their order. */
class Queue {
  #waiting: (() => Promise<void>)[] = [];
  #running = 0;

  constructor(readonly atOnce: number) {}

  add(work: () => Promise<void>) {
    this.#waiting.push(work);
    this.#next();
  }

  #next() {
    if (this.#running >= this.atOnce) return;
    const work = this.#waiting.shift();
    if (!work) return;
    this.#running += 1;
    void work().finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }
}
