import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createPost } from '../support/admin.js';
import { pages } from '../support/pages.js';
import { photographFile, storePhotograph } from '../support/photographs.js';
import { expect, test } from '../support/test.js';

const checker = join(createRequire(import.meta.url).resolve('vnu-jar'), '../build/dist/vnu.jar');
const CONTENT = `<h2>Before the wash</h2><p>Warm <strong>two spoons</strong> of <a href="https://example.com">oil</a>.</p>
  <ul><li>Coconut</li></ul><ol><li>Sesame</li></ol><blockquote><p>Patience</p></blockquote>`;

test('the W3C’s checker finds no error on any page', async ({ request }) => {
  const image = await storePhotograph(request, photographFile('jasmine-stone.jpg', 'site'));
  const post = { title: 'Oil before the wash', content: CONTENT, image, category: 'Hair Care' };
  const { _id } = await createPost(request, post);
  const folder = await mkdtemp(join(tmpdir(), 'salon-html-'));
  try {
    const files: string[] = [];
    for (const path of [
      ...pages.map(({ path }) => path),
      `/blog/${_id}`,
      '/nothing',
      '/blog/gone-000000',
      '/admin/login',
    ]) {
      const file = join(folder, `${path === '/' ? 'home' : path}.html`);
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, await (await request.get(path)).body());
      files.push(file);
    }
    // CSS errors are left out: the checker's CSS tables are older than what browsers support.
    const options = ['-jar', checker, '--errors-only', '--filterpattern', 'CSS: .*', ...files];
    const faults = await promisify(execFile)('java', options).then(
      () => '',
      (error) => error.stderr || String(error),
    );
    expect(faults.replaceAll(folder, '')).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
});
