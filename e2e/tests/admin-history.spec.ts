import { createPost, ownerHeaders } from '../support/admin.js';
import { titleField, uniqueTitle } from '../support/editor.js';
import { look } from '../support/look.js';
import { expect, ownerTest } from '../support/test.js';

ownerTest('a version is compared with the post, read, and brought back', async ({ page, request }) => {
  const headers = await ownerHeaders(request);
  const title = uniqueTitle('Oil before the wash');
  const content = '<p>Warm two spoons of coconut oil in the morning.</p><p>Wait an hour.</p>';
  const { _id } = await createPost(request, { title, content, category: 'Hair Care' });
  const data = { title, content: content.replace('two', 'three'), category: 'Curly Hair' };
  expect((await request.put(`/api/blogs/${_id}`, { headers, data })).status()).toBe(200);

  await page.goto(`/admin/blog?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `History of ${title}` }).click();
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(versions).toHaveText([/Updated/, /Published/]);
  await look(page, 'its versions');
  await versions.last().getByRole('link').click();

  await look(page, 'a version', page.getByRole('heading', { level: 1, name: /^Version from today at/ }));
  const since = page.getByRole('definition').or(page.locator('dd'));
  await expect(since.locator('del')).toHaveText([/Hair Care/, /two/]);
  await expect(since.locator('ins')).toHaveText([/Curly Hair/, /three/]);
  await expect(page.getByText('1 paragraph unchanged')).toBeVisible();
  await expect(page.getByText('Warm two spoons of coconut oil in the morning.')).toBeVisible();

  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText(/^The version from today at .* is back\.$/)).toBeVisible();
  await expect(titleField(page)).toHaveValue(title);
  // Visitors don't see the restored version until the post is updated.
  const shown = await (await request.get(`/api/blogs/${_id}`)).json();
  expect(shown.content).toContain('three');
  await page.goto(`/admin/blog?q=${encodeURIComponent(title)}`);
  await expect(page.getByText('Unpublished changes')).toBeVisible();
});
