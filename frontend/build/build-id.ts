import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An id of what pages are made with: a hash of the renderer's code, the template and the names of the scripts. */
export async function buildId(serverDir: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(serverDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) hash.update(file.slice(serverDir.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}
