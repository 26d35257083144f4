import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { drawings } from './paths';
import { readSite } from './site';

const files = readdirSync(drawings).filter((file) => file.endsWith('.svg'));

it.each(files)('%s has its size, can be shown by <use>, names its colours and is light', (file) => {
  const svg = readFileSync(join(drawings, file));
  expect(`${svg}`).toMatch(/^<svg [^>]*viewBox="0 0 (1800 1500|1024 1024|2400 1350|360 252)"><g id="d">/);
  expect(`${svg}`).not.toMatch(/(fill|stroke)="(?!var\(--[a-z-]+,#|none)/);
  expect(brotliCompressSync(svg).length).toBeLessThan(file === 'home.svg' ? 9_000 : 6_000);
});

describe('the build’s environment', () => {
  it('has defaults when nothing is set, or set to nothing', () => {
    expect(readSite({ PUBLIC_URL: '' })).toEqual(__SITE__);
  });

  it('is refused with all errors at once, each by its name', () => {
    const read = () => readSite({ PUBLIC_URL: 'salon', SALON_TIME_ZONE: 'Asia' });
    for (const name of ['PUBLIC_URL', 'SALON_TIME_ZONE']) expect(read).toThrow(new RegExp(name));
  });
});
