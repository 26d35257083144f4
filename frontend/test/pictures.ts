import { readdirSync } from 'node:fs';
import { photos } from '@salon/content/photos';

const keysOf = (names: string[], rest: string) =>
  Object.fromEntries(names.map((name) => [name, `${name}-0a1b2c3d-${rest}`]));

/** A key for every photo, without making any variants. */
export const photoKeys = keysOf(Object.keys(photos), '1620x1080-4a3a30');

const drawings = readdirSync(new URL('../drawings', import.meta.url)).flatMap(
  (file) => /^(.+)\.svg$/.exec(file)?.[1] ?? [],
);
export const drawingKeys = keysOf(drawings, '1800x1500');
