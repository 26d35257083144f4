import type { APIRequestContext } from '@playwright/test';
import { createPost, type Post, readAsOwner } from '../support/admin.js';
import {
  contentField,
  paste,
  save,
  saveButton,
  savedWords,
  TEXT,
  titleField,
  uniqueTitle,
  write,
} from '../support/editor.js';
import { look } from '../support/look.js';
import { desktop, expect, expectInConsole, expectNoOverflow, ownerTest, phone } from '../support/test.js';

const newest = async (request: APIRequestContext, title: string) => {
  const posts: Post[] = await readAsOwner(request, '/api/blogs');
  return posts.filter((post) => post.title === title);
};

ownerTest.beforeEach(async ({ page }) => {
  await page.goto('/admin/blog/new');
  await expect(contentField(page)).toBeVisible();
});

ownerTest('text from Word is clean, and chosen words become a link', desktop, async ({ page, request }) => {
  const title = uniqueTitle('Pasted from Word');
  await titleField(page).fill(title);
  await contentField(page).click();
  await paste(contentField(page), {
    'text/plain': 'Before the wash',
    'text/html': `<html><head><style>p.MsoNormal{margin:0}</style></head><body>
      <h1 style="color:#2F5496">Before the wash</h1>
      <p class="MsoNormal"><b><span style="font-size:14pt">Warm</span></b><span style="color:red"> two spoons of oil</span><o:p></o:p></p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;&nbsp;</span>Coconut</p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;&nbsp;</span>Sesame</p>
      <script>alert(1)</script><img src="file:///C:/image001.png"></body></html>`,
  });
  await expect.poll(() => contentField(page).innerHTML()).toContain('<li><p>Sesame</p></li></ul>');
  await page.keyboard.press('Shift+Home');
  await page.getByRole('button', { name: 'Link' }).click();
  await page.getByLabel('Address of the link').fill('example.com/oil');
  await page.keyboard.press('Enter');
  await expect(contentField(page).getByRole('link')).toHaveText('Sesame');
  await save(page);
  const [post] = await newest(request, title);
  const stored: { content: string } = await (await request.get(`/api/blogs/${post?._id}`)).json();
  expect(stored.content.replace(/ (rel|target)="[^"]*"/g, '')).toBe(
    '<h2>Before the wash</h2><p><strong>Warm</strong> two spoons of oil</p><ul><li><p>Coconut</p></li>' +
      '<li><p><a href="https://example.com/oil">Sesame</a></p></li></ul>',
  );
});

ownerTest('a save whose answer is lost is stored once', desktop, async ({ page, request }) => {
  expectInConsole(/net::ERR_/);
  const title = uniqueTitle('Saved in a tunnel');
  await write(page, title);
  // The request reaches the server, but its answer is lost.
  await page.route('**/api/blogs', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await saveButton(page).click();
  await expect(page.getByText(/^Error saving post: The connection was lost/)).toBeVisible();
  await expect(titleField(page)).toHaveValue(title);
  await expect(contentField(page)).toContainText(TEXT);
  await page.unroute('**/api/blogs');
  await save(page);
  expect(await newest(request, title)).toHaveLength(1);
});

ownerTest('of two tabs that edit one post either version can be kept', async ({ page, context, request }) => {
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

ownerTest('a tab closes after a question; its text is offered later', desktop, async ({ page, context }) => {
  expectInConsole(/net::ERR_/);
  await page.route('**/api/blogs', (route) => route.abort());
  const title = uniqueTitle('Before the battery died');
  await write(page, title);
  // Kept before the tab is closed, as a tab may also crash.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('adminDraft:new'))).toContain(title);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  const again = await context.newPage();
  await again.goto('/admin/blog/new');
  await again
    .getByRole('dialog', { name: /was found$/ })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(titleField(again)).toHaveValue('');
});

ownerTest("typed spaces show, whether or not Tiptap's styles are there", phone, async ({ page }) => {
  // Tiptap takes them away when an editor ends that React made and never showed, while the other is not yet in the page.
  await page.evaluate(() => document.querySelector('style[data-tiptap-style]')?.remove());
  await expect(contentField(page)).toHaveCSS('white-space-collapse', 'break-spaces');
});

ownerTest('text of every script survives writing, saving and showing', phone, async ({ page, request }) => {
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
