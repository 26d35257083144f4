import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { JPEG_WIDTH, photoWidths, pictureKey, webpWidths } from '../shared/ui/picture/pictureKey.ts';
import { photos, pictureCache } from './paths.ts';

/** Part of every picture key. Raise the number when qualities change, so that all variants are made again. */
const RECIPE = `4 ${photoWidths(Number.POSITIVE_INFINITY)}`;

const PREVIEW = { width: 1200, height: 630 };
/** Chat clients ignore a larger preview. */
const PREVIEW_BYTES = 250_000;

/**
 * Makes the AVIF and WebP variants and one JPEG of every master in photos/, and returns name → key. Variants are made once per
 * content and are stored in `.cache/pictures/<key>/`.
 */
export async function makePictures(): Promise<Record<string, string>> {
  const masters = (await readdir(photos)).filter((file) => file.endsWith('.jpg')).sort();
  const names = masters.map((file) => basename(file, '.jpg'));
  // Keys in a fixed order, whichever picture is finished first: they are part of a script whose name is a hash of its content.
  const keys: Record<string, string> = Object.fromEntries(names.map((name) => [name, '']));
  // Two at a time: a single one leaves half a core idle.
  const waiting = names.values();
  const makeNext = async () => {
    for (const name of waiting)
      keys[name] = await makePicture(name, await readFile(join(photos, `${name}.jpg`)));
  };
  await Promise.all([makeNext(), makeNext()]);
  return keys;
}

/** Copies the variants behind `keys` to where the site serves them. */
export async function copyPictures(keys: Record<string, string>, target: string): Promise<void> {
  for (const key of Object.values(keys)) {
    await cp(join(pictureCache, key), join(target, key), { recursive: true });
  }
}

async function makePicture(name: string, bytes: Buffer): Promise<string> {
  const hash = createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 8);
  const found = await cachedKey(`${name}-${hash}-`);
  if (found) return found;

  const { data, info } = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const upright = sharp(data, { raw: info });
  const { dominant } = await upright.stats();
  const key = pictureKey(`${name}-${hash}`, { width, height, color: hex(dominant) });

  // Not mkdtemp: only the owner can read its folders, and nginx runs as another user.
  const folder = join(pictureCache, `making-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  const widths = photoWidths(width);
  for (const size of widths) {
    const resized = upright.clone().resize({ width: size });
    // Wide variants get a lower quality: on dense screens and in large windows it is less visible.
    const lower = size > 960 ? 14 : size > 640 ? 6 : 0;
    await resized
      .clone()
      .avif({ quality: 50 - lower, effort: 2 })
      .toFile(join(folder, `${size}.avif`));
    if (webpWidths(widths).includes(size))
      await resized
        .clone()
        .webp({ quality: 72 - lower, effort: 4 })
        .toFile(join(folder, `${size}.webp`));
  }
  await upright
    .clone()
    .resize({ width: JPEG_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(join(folder, `${JPEG_WIDTH}.jpg`));
  await writeFile(join(folder, 'preview.jpg'), await preview(upright));
  await rename(folder, join(pictureCache, key)).catch(async (error) => {
    // Another build that runs at the same time may have made the same pictures: those are used then.
    await rm(folder, { recursive: true });
    if (!existsSync(join(pictureCache, key))) throw error;
  });
  return key;
}

async function cachedKey(prefix: string): Promise<string | undefined> {
  if (!existsSync(pictureCache)) return undefined;
  const made = await readdir(pictureCache);
  return made.find((key) => key.startsWith(prefix));
}

async function preview(picture: Sharp): Promise<Buffer> {
  for (const quality of [80, 70, 60, 50]) {
    const made = await picture.clone().resize(PREVIEW).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (made.length < PREVIEW_BYTES) return made;
  }
  throw new Error(`A social preview stays above ${PREVIEW_BYTES} bytes; its photo has too much detail.`);
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  return [r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('');
}
