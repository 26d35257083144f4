import sharp from 'sharp';
import { encodePicture } from './encode.js';
import { PictureRefused } from './picture-refused.js';

// One picture, then the process ends: a decoder's crash or memory never touches the service.
sharp.concurrency(1);
sharp.cache(false);

// The parent lets go when it has read the answer, or has died.
process.once('disconnect', () => process.exit());
process.once('message', async (dataUrl: string) => {
  const answer = await encodePicture(dataUrl).catch((error: unknown) => {
    if (error instanceof PictureRefused) return { refused: error.message };
    throw error;
  });
  process.send?.(answer);
});
