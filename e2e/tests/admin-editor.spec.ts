import type { APIRequestContext } from '@playwright/test';
import { createPost, type Post, readAsOwner } from '../support/admin.js';
import { contentField, save, savedWords, titleField, uniqueTitle, write } from '../support/editor.js';
import { look } from '../support/look.js';
import { expect, expectInConsole, expectNoOverflow, ownerTest, phone } from '../support/test.js';

const newest = async (request: APIRequestContext, title: string) => {
  const posts: Post[] = await readAsOwner(request, '/api/blogs');
  return posts.filter((post) => post.title === title);
};

ownerTest.beforeEach(async ({ page }) => {
  await page.goto('/admin/blog/new');
  await expect(contentField(page)).toBeVisible();
});

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

ownerTest('typed spaces show without the styles of the editor’s library', phone, async ({ page }) => {
  // Tiptap takes them away when an editor ends that React made and never showed, while the other is not yet in the page.
  await page.evaluate(() => document.querySelector('style[data-tiptap-style]')?.remove());
  await expect(contentField(page)).toHaveCSS('white-space-collapse', 'break-spaces');
});

ownerTest('text in any script is written, saved and shown', phone, async ({ page, request }) => {
  const long = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauun1';
  const emoji = '👩🏽‍🦱 Curls love oil 💚🌿 and patience 👩‍👩‍👧‍👦';
  const tamil = 'கூந்தலுக்கு எண்ணெய் தேய்த்து ஒரு மணி நேரம் கழித்து குளிக்கவும்';
  const rightToLeft = 'زيت جوز الهند للشعر قبل الغسيل بساعة واحدة';
  const words = `${rightToLeft} — ${tamil} — ${emoji} — ${long}`;
  const title = uniqueTitle(`${long} ${tamil}`);
  await write(page, title, words);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expectNoOverflow(page, 1280, 360);
  await page.keyboard.press('Escape');
  await save(page);
  await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  await expectNoOverflow(page, 1280, 360);
  const [post] = await newest(request, title);
  await page.goto(`/blog/${post?._id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(words).first()).toBeVisible();
  await expectNoOverflow(page, 1280, 360);
});
