import type { Focus } from '@salon/content/description/photos';
import sharp from 'sharp';
import { type Drawing, encodeDrawing, encodePicture, encodePreview } from './encode.js';
import { encodeLogo } from './logo.js';
import { PictureRefused } from './picture-bytes.js';

/** Make all files of a picture that was sent, another preview of a stored one, or the pixels of drawings. */
export type EncodeTask =
  | { sent: Buffer; isLogo: boolean }
  | { stored: Uint8Array; focus: Focus }
  | { drawings: Drawing[] };
export type EncodeAnswer<Made> = { made: Made } | { refused: string };

// The process encodes one picture and ends, so a decoder that crashes or uses much memory never affects the service.
sharp.concurrency(1);
sharp.cache(false);

// The parent disconnects when it has read the answer.
process.once('disconnect', () => process.exit());
process.once('message', async (task: EncodeTask) => {
  try {
    const made = await makeOf(task);
    process.send?.({ made });
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    process.send?.({ refused: error.message });
  }
});

function makeOf(task: EncodeTask) {
  if ('stored' in task) return encodePreview(task.stored, task.focus);
  if ('drawings' in task) return Promise.all(task.drawings.map(encodeDrawing));
  return (task.isLogo ? encodeLogo : encodePicture)(task.sent);
}
