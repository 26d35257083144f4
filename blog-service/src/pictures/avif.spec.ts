import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { judge } from './avif.js';

/** The size in which a phone shows the picture in a list. */
const shown = (path: string) => sharp(fileURLToPath(new URL(path, import.meta.url))).resize({ width: 640 });

test('curls keep their detail; of what is plain the same costs few bytes', async () => {
  const curls = await judge(shown('../../../frontend/photos/hair-tight-curls.jpg'), 22_000);
  expect(curls.bytes.length).toBeGreaterThan(16_000);
  const room = await judge(shown('../../test/pictures/panorama.jpg'), 22_000);
  expect(room.bytes.length).toBeLessThan(6_000);
});
