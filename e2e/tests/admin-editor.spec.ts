import type { APIRequestContext } from '@playwright/test';
import { createPost, type Post, readAsOwner } from '../support/admin.js';
import { save, savedWords, titleField, uniqueTitle } from '../support/editor.js';
import { look } from '../support/look.js';
import { expect, expectInConsole, ownerTest, phone } from '../support/test.js';

const newest = async (request: APIRequestContext, title: string) => {
  const posts: Post[] = await readAsOwner(request, '/api/blogs');
  return posts.filter((post) => post.title === title);
};

ownerTest('two tabs edit one post: either version is kept', phone, async ({ page, context, request }) => {
  expectInConsole(/status of 412/);
  const title = uniqueTitle('Edited twice');
  const { _id } = await createPost(request, { title });
  await page.goto(`/admin/blog/edit/${_id}`);
  await expect(titleField(page)).toHaveValue(title);

  const other = await context.newPage();
  await other.goto(`/admin/blog/edit/${_id}`);
  await other.getByLabel('Title').fill(`${title}, theirs`);
  await save(other);

  // The conflict is found when this tab saves automatically.
  await titleField(page).fill(`${title}, mine`);
  const dialog = page.getByRole('dialog', { name: 'This post was changed elsewhere' });
  await expect(dialog.getByRole('region', { name: 'My version' })).toContainText(`${title}, mine`);
  await expect(dialog.getByRole('region', { name: 'Their version' })).toContainText(`${title}, theirs`);
  await look(page, 'both versions');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(savedWords(page)).toBeVisible();
  await save(page);
  await expect.poll(async () => (await newest(request, `${title}, mine`)).length).toBe(1);
});
