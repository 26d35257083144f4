import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { createPost, ownerHeaders } from '../support/admin.js';
import { uniqueTitle } from '../support/editor.js';
import { look } from '../support/look.js';
import { photographPath } from '../support/photographs.js';
import { expect, expectInConsole, ownerTest, phone } from '../support/test.js';

const numberOf = (slug: string) => Number(slug.replace(/\D/g, '').slice(-9));

/** What WordPress writes of one post with a picture, whose address no other test has. */
function wordPressFile(title: string, slug: string) {
  const old = 'https://old-salon.example';
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old salon</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${old}</wp:base_site_url><wp:base_blog_url>${old}</wp:base_blog_url>
<item><title>${title}</title><link>${old}/2023/05/${slug}/</link>
<content:encoded><![CDATA[<p>Oil the lengths a day before the festival.</p><img src="${old}/wp-content/uploads/2023/05/${slug}-300x200.jpg" alt="Oiled hair" />]]></content:encoded>
<wp:post_id>${numberOf(slug)}</wp:post_id><wp:post_date_gmt>2023-05-06 05:00:00</wp:post_date_gmt>
<wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
</channel></rss>`;
}

/** Files are read and pictures encoded by processes of low priority, beside all other tests. */
const reached = (sign: Locator) => expect(sign).toBeVisible({ timeout: 60_000 });

const newest = (page: Page) => page.getByLabel(/^Brought/).first();

ownerTest(
  'an old site’s post comes over with its picture and addresses, and is in what is taken away',
  phone,
  async ({ page, request, visitor }) => {
    ownerTest.slow();
    const title = uniqueTitle('Before the festival');
    const slug = title.toLowerCase().replaceAll(' ', '-');
    await page.goto('/admin/carry');
    await look(page, 'in and out', page.getByRole('heading', { level: 1, name: 'In and out' }));
    await page.getByLabel('Its files', { exact: true }).setInputFiles({
      name: `${slug}.xml`,
      mimeType: 'text/xml',
      buffer: Buffer.from(wordPressFile(title, slug)),
    });
    await reached(newest(page).getByText('Found: 1 post and 1 picture.'));
    await expect(newest(page).getByText('1 picture is missing')).toBeVisible();
    await look(page, 'what was found');
    await newest(page).getByRole('checkbox', { name: 'Fetch missing pictures from the old site' }).uncheck();
    await newest(page).getByRole('button', { name: 'Bring it' }).click();
    await reached(newest(page).getByRole('heading', { name: 'Done' }));
    await expect(newest(page).getByText('1 picture is missing')).toBeVisible();
    await look(page, 'a picture is missing');

    await ownerTest.step('the missing picture is added later', async () => {
      await newest(page)
        .getByLabel('Add pictures')
        .setInputFiles({
          name: `${slug}.jpg`,
          mimeType: 'image/jpeg',
          buffer: readFileSync(photographPath('panorama.jpg')),
        });
      await newest(page).getByRole('button', { name: 'Bring it' }).click();
      await reached(newest(page).getByRole('heading', { name: 'Done' }));
      await look(page, 'done');
      await expect(newest(page).getByText('1 picture is missing')).toBeHidden();
    });

    await ownerTest.step('visitors find it at its old addresses', async () => {
      for (const old of [`/2023/05/${slug}/`, `/?p=${numberOf(slug)}`]) {
        const answer = await visitor.get(old, { maxRedirects: 0 });
        expect.soft([old, answer.status()]).toEqual([old, 301]);
      }
      expect(
        (await visitor.get(`/wp-content/uploads/2023/05/${slug}-300x200.jpg`)).headers()['content-type'],
      ).toBe('image/jpeg');
      await page.goto(`/2023/05/${slug}/`);
      await expect(page).toHaveURL(/\/blog\/[^/]+$/);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByAltText('Oiled hair')).toHaveJSProperty('complete', true);
    });

    const id = new URL(page.url()).pathname.slice('/blog/'.length);
    await ownerTest.step('all is downloaded', async () => {
      await page.goto('/admin/carry');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download everything' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^export-\d{4}-\d\d-\d\d.*\.zip$/);
      // The names of a zip's files are not packed.
      expect(readFileSync(await file.path(), 'latin1')).toContain(`posts/${id}.html`);
    });

    await newest(page).getByRole('button', { name: 'Remove its files' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(`${slug}.xml`)).toBeHidden();
    await request.delete(`/api/blogs/${id}`, { headers: await ownerHeaders(request) });
  },
);

ownerTest(
  'a draft is shown by a link, until it is taken back',
  phone,
  async ({ page, request, browser, baseURL }) => {
    const { _id, title } = await createPost(request, { title: uniqueTitle('Only for you'), state: 'draft' });
    await page.goto(`/admin/blog/edit/${_id}`);
    await page.getByRole('button', { name: 'Show this to somebody' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = dialog.getByLabel('A new link');
    await expect(link).toBeFocused();
    await look(page, 'a link to a draft', link);
    await expect(dialog.getByRole('link', { name: 'See it' })).toHaveAttribute('href', /^\/shared\//);
    const { pathname: address } = new URL(await link.inputValue());

    const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
    const visitor = await context.newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText(/^Draft: not published yet/)).toBeVisible();
    await dialog.getByRole('button', { name: /^Take back/ }).click();
    await expect(page.getByText('Taken back: the link shows nothing any more.')).toBeVisible();
    expect((await visitor.request.get(address)).status()).toBe(404);
    await context.close();
  },
);

ownerTest('an old address is led to a page, elsewhere, and nowhere', phone, async ({ page, visitor }) => {
  expectInConsole(/status of (400.*\/api\/addresses|404.*\/api\/site\/draft)/);
  const path = `/${uniqueTitle('offers').replace(' ', '-')}`;
  const leads = async () => {
    const answer = await visitor.get(path, { maxRedirects: 0 });
    return new URL(answer.headers().location ?? '/none', answer.url()).pathname;
  };
  await page.goto('/admin/site/addresses');
  const save = async (old: string, leadsTo: string) => {
    await page.getByLabel('Old address', { exact: true }).fill(old);
    await page.getByLabel('Leads to').fill(leadsTo);
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await save('/services', '/offers');
  await look(page, 'refused', page.getByText('/services is an address of this site already.'));
  await save(path, path);
  await expect(page.getByText('Please enter the address of a page of this site')).toBeVisible();
  for (const [place, more] of [
    ['/services', ''],
    ['/offers', ', no longer to /services'],
  ]) {
    await save(path, `${place}`);
    await expect(page.getByText(`${path} leads to ${place}${more}.`)).toBeVisible();
    await expect.poll(leads).toBe(place);
  }
  await page.getByLabel('Find an old address').fill(path);
  await page.getByRole('button', { name: `Remove ${path}` }).click();
  await expect(page.getByText(`${path} leads nowhere now.`)).toBeVisible();
  await expect.poll(leads).toBe('/none');
});
