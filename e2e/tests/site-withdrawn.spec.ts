import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { createPost, ownerHeaders, readAsOwner } from '../support/admin.js';
import { look } from '../support/look.js';
import { newPhotograph, servedFiles } from '../support/photographs.js';
import { change, inDays, publish, siteTest } from '../support/site.js';
import { expect, expectInConsole, phone } from '../support/test.js';

const FORMATS = ['avif', 'webp', 'jpg'];
const filesOf = (key: string) => [
  ...[320, 480, 640, 960, 1440].flatMap((width) =>
    FORMATS.map((format) => `/media/${key}/${width}.${format}`),
  ),
  `/media/${key}/preview.jpg`,
  `/media/${key}/preview-50-50.jpg`,
];

/** How often each of these addresses still has the picture, read by twelve at once, each ten times. */
async function copiesOf(request: APIRequestContext, key: string, paths: string[]) {
  const found: Record<string, number> = {};
  const rest = Array.from({ length: 10 * paths.length }, (_, n) => n).values();
  const reader = async () => {
    for (const n of rest) {
      const path = paths[n % paths.length] ?? '/';
      const answer = await request.get(path, {
        headers: { 'Accept-Encoding': ['br', 'gzip', ''][n % 3] ?? '' },
      });
      const isThere = path.startsWith('/media/')
        ? answer.ok()
        : (await answer.text()).match(RegExp(`${key}|bride of May`));
      if (isThere) found[path] = (found[path] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 12 }, reader));
  return found;
}

siteTest(
  'a picture of somebody is noted, and withdrawn everywhere',
  phone,
  async ({ page, request, owner, visitor }) => {
    siteTest.slow();
    // A page that was open before asks for the picture once more.
    expectInConsole(/status of 404.*\/media\//);
    await page.goto('/admin/site/photos');
    await page.getByLabel('Add pictures').setInputFiles(await newPhotograph(page));
    const asked = page.getByRole('complementary', { name: 'New pictures' });
    await look(page, 'asked', asked.getByText('Is somebody to be recognised?'));
    await change(page, page.getByLabel('Picture 11: what it shows', { exact: true }), 'The bride of May');
    await asked.getByRole('button', { name: 'Yes' }).click();
    await page.getByLabel('Name').fill('Zubeida Raghunathan');
    await page.getByLabel('Until').fill(inDays(10));
    await page.getByLabel('How it was given').fill('on chat, 3 May 2026');
    await look(page, 'the form', page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Note it' }).click();
    await expect(asked).toBeHidden();
    await publish(page);

    const { content, edition } = await owner.published();
    const image = `${content.photos.work[10]?.image}`;
    const key = `${image.split('/')[2]}`;
    const text = `<p>She wore her grandmother’s jasmine, and so did the whole front row.</p><figure><img src="${image}" alt="The bride of May"></figure>`;
    const { _id } = await createPost(request, { title: 'A wedding in May', content: text, image });
    await servedFiles(visitor, image);
    const pages = [
      '/',
      '/page-data/index.json',
      '/blog',
      `/blog/${_id}`,
      '/api/site',
      `/api/blogs/${_id}`,
      '/api/blogs',
      '/rss.xml',
    ];
    for (const path of pages)
      await expect
        .poll(async () => (await (await visitor.get(path)).text()).includes(key), { message: path })
        .toBe(true);
    for (const path of [...pages, '/internal/site', '/api/consents'])
      expect(await (await visitor.get(path)).text(), path).not.toContain('Zubeida');

    await page.goto('/admin');
    await page.getByRole('link', { name: /^\d consents? ended or ending within a month$/ }).click();
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

    await expect.poll(async () => (await (await visitor.get('/')).text()).includes(key)).toBe(false);
    await pause(2_000);
    expect(await copiesOf(visitor, key, [...filesOf(key), ...pages])).toEqual({});
    const headers = await ownerHeaders(request);
    for (const path of ['/preview/', `/api/site/editions/${edition}`, `/api/blogs/${_id}/revisions/1`]) {
      const answer = await request.get(path, { headers });
      expect(await answer.text(), path).not.toMatch(RegExp(`${key}|bride of May`));
    }

    // An edition from before comes back without it.
    await owner.publish({ ...(await owner.published()).content, reviews: [] });
    await owner.publish((await readAsOwner(request, `/api/site/editions/${edition}`)).content);
    await pause(2_000);
    expect(await copiesOf(visitor, key, [...filesOf(key), ...pages])).toEqual({});
    await request.delete(`/api/blogs/${_id}?permanently=true`, { headers });
  },
);
