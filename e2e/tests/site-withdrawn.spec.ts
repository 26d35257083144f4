import { createPost, ownerHeaders } from '../support/admin.js';
import { look } from '../support/look.js';
import { newPhotograph } from '../support/photographs.js';
import { change, inDays, publish, siteTest } from '../support/site.js';
import { expect, expectInConsole, phone } from '../support/test.js';

siteTest('a picture is withdrawn everywhere', phone, async ({ page, request, owner, visitor }) => {
  siteTest.slow();
  // A page that was open before asks for the picture once more.
  expectInConsole(/status of 404.*\/media\//);
  await page.goto('/admin/site/photos');
  await page.getByLabel('Add pictures').setInputFiles(await newPhotograph(page));
  await change(page, page.getByLabel('Picture 11: what it shows', { exact: true }), 'The bride of May');
  await page.getByText('Crop or change Picture 11').click();
  await page.getByRole('button', { name: 'A client’s face is visible' }).click();
  await page.getByLabel('Name').fill('Zubeida Raghunathan');
  await page.getByLabel('Until').fill(inDays(10));
  await page.getByLabel('Agreed on').fill('on chat, 3 May 2026');
  await look(page, 'the form', page.getByRole('dialog'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Zubeida Raghunathan is noted.')).toBeVisible();
  await publish(page);

  const { content } = await owner.published();
  const image = `${content.photos.work[10]?.image}`;
  const key = `${image.split('/')[2]}`;
  const text = `<p>She wore her grandmother’s jasmine, and so did the whole front row.</p><figure><img src="${image}" alt="The bride of May"></figure>`;
  const { _id } = await createPost(request, { title: 'A wedding in May', content: text, image });
  await expect.poll(async () => (await visitor.get(image)).status()).toBe(200);
  const addresses = [
    '/',
    '/page-data/index.json',
    '/blog',
    `/blog/${_id}`,
    '/api/site',
    '/api/blogs',
    '/rss.xml',
  ];
  const shown = async (words: string) =>
    Promise.all(addresses.map(async (path) => (await (await visitor.get(path)).text()).includes(words)));
  await expect.poll(() => shown(key)).not.toContain(false);
  expect(await shown('Zubeida')).not.toContain(true);

  await page.goto('/admin/pictures');
  await look(page, 'the list', page.getByText('Zubeida Raghunathan'));
  await page.getByRole('listitem').filter({ hasText: 'Zubeida' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Withdraw the picture' }).click();
  await look(
    page,
    'where it is',
    page.getByText(/It is in the site or its history.*the post “A wedding in May”\./),
  );
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('It is withdrawn. Within a minute no page has it.')).toBeVisible();
  await expect(page.getByText('Zubeida Raghunathan')).toBeHidden();

  await expect.poll(() => shown(key), { timeout: 2_000 }).not.toContain(true);
  expect((await visitor.get(image)).status()).toBe(404);
  await request.delete(`/api/blogs/${_id}?permanently=true`, { headers: await ownerHeaders(request) });
});
