import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MediaFolder } from './media';

const WRITE = `
  import { replaceText } from '${join(import.meta.dirname, 'files.ts')}';
  const [file, name] = process.argv.slice(1);
  for (let n = 0; n < 300; n++) await replaceText(file, (name + n).repeat(20_000), 1);
`;

test('two processes that write one file leave it whole, and nothing beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const file = join(folder, 'blog.html');
  const write = (name: string) =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', WRITE, file, name]);
  await Promise.all([write('a'), write('b')]);
  expect(readFileSync(file, 'utf8')).toMatch(/^([ab]299)\1{19999}$/);
  expect(readdirSync(folder)).toEqual(['blog.html', 'blog.html.br']);
});

test('what another process is fetching stays, what one has left goes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  const place = (name: string) => join(folder, 'media', name);
  for (const name of ['.fetched', '.left', 'hidden']) mkdirSync(place(name), { recursive: true });
  const before = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(place('.left'), before, before);
  await new MediaFolder(folder, 'http://localhost').show(new Set(), new Set());
  expect(readdirSync(place(''))).toEqual(['.fetched']);
});
