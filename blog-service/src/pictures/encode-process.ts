import sharp from 'sharp';
import { encodePicture, encodePreview } from './encode.js';
import type { EncodeTask } from './encode-task.js';
import { PictureRefused } from './picture-refused.js';

// One picture, then the process ends: a decoder's crash or memory never touches the service.
sharp.concurrency(1);
sharp.cache(false);

// The parent lets go when it has read the answer, or has died.
process.once('disconnect', () => process.exit());
process.once('message', async (task: EncodeTask) => {
  const work = 'dataUrl' in task ? encodePicture(task.dataUrl) : encodePreview(task.stored, task.focus);
  const answer = await work.catch((error: unknown) => {
    if (error instanceof PictureRefused) return { refused: error.message };
    throw error;
  });
  process.send?.(answer);
});
