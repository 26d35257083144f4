import sharp from 'sharp';
import { encodePicture, encodePreview } from './encode.js';
import type { EncodeTask } from './encode-task.js';
import { PictureRefused } from './picture-refused.js';

// The process encodes one picture and ends, so a decoder that crashes or uses much memory never affects the service.
sharp.concurrency(1);
sharp.cache(false);

// The parent disconnects when it has read the answer.
process.once('disconnect', () => process.exit());
process.once('message', async (task: EncodeTask) => {
  const work = 'sent' in task ? encodePicture(task.sent) : encodePreview(task.stored, task.focus);
  const answer = await work.catch((error: unknown) => {
    if (error instanceof PictureRefused) return { refused: error.message };
    throw error;
  });
  process.send?.(answer);
});
