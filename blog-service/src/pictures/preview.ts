import type { Sharp } from 'sharp';
import { partAround } from './crop.js';
import type { Focus } from './focus.js';

const SIZE = { width: 1200, height: 630 };
/** Chat apps ignore previews that are much larger. */
const MAX_BYTES = 250_000;
const QUALITIES = [80, 65, 50, 35, 20];

/** The preview that chat apps show for a link: a JPEG of the part around the focus. */
export async function previewOf(picture: Sharp, size: { width: number; height: number }, focus: Focus) {
  const preview = onWhite(picture)
    .extract(partAround(focus, size, SIZE))
    .resize({ ...SIZE, fit: 'fill' });
  return withinBudget(preview, QUALITIES);
}

/** JPEG has no transparency, so transparent parts become white. */
export function onWhite(picture: Sharp): Sharp {
  return picture.flatten({ background: '#ffffff' });
}

async function withinBudget(preview: Sharp, [quality, ...lower]: number[]): Promise<Buffer> {
  const bytes = await preview.clone().jpeg({ quality, progressive: true }).toBuffer();
  return bytes.length <= MAX_BYTES || lower.length === 0 ? bytes : withinBudget(preview, lower);
}
