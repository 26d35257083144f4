import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { drawings } from './paths';

const files = readdirSync(drawings).filter((file) => file.endsWith('.svg'));

it.each(files)('%s has its size, can be shown by <use>, names its colours and is light', (file) => {
  const svg = readFileSync(join(drawings, file));
  expect(`${svg}`).toMatch(/^<svg [^>]*viewBox="0 0 (1800 1500|1024 1024|2400 1350|360 252)"><g id="d">/);
  expect(`${svg}`).not.toMatch(/(fill|stroke)="(?!var\(--[a-z-]+,#|none)/);
  expect(brotliCompressSync(svg).length).toBeLessThan(file === 'home.svg' ? 9_000 : 6_000);
});
