import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

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
  expect(await readdir(folder)).toEqual(['blog.html', 'blog.html.br']);
});
