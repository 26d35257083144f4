import { mkdirSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MediaFolder } from './media';

test('what another process is fetching stays, what one has left goes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  const place = (name: string) => join(folder, 'media', name);
  for (const name of ['.fetched', '.left', 'hidden']) mkdirSync(place(name), { recursive: true });
  const before = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(place('.left'), before, before);
  await new MediaFolder(folder, 'http://localhost').show(new Set(), new Set());
  expect(readdirSync(place(''))).toEqual(['.fetched']);
});
