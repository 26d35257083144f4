import { expect, expectInConsole, test } from '../../support/test.js';

// What is refused, and who: the contract of each service, its access and login tests, and nginx's tests of errors.

test('no made-up query or path is answered by a server error', async ({ request }) => {
  const cursor = Buffer.from('t.99999999999999999999.a').toString('base64url');
  const values = [
    '',
    '[]',
    "'--",
    '-1',
    '%00',
    '%zz',
    '%ED%A0%80',
    '%ff',
    'x'.repeat(3_000),
    cursor,
    `${cursor}%ff`,
  ];
  const queries = ['category', 'q', 'cursor', 'limit', 'state', 'category[]', 'q[a]'];
  const paths = values.flatMap((value) => [
    ...queries.flatMap((query) => [`/blog?${query}=${value}`, `/api/blogs?${query}=${value}&q=${value}`]),
    `/blog/${value}`,
    `/api/blogs/${value}/related`,
    `/blogdetail?id=${value}`,
    `/media/${value}/${value}`,
    `/sitemap-posts-${value}.xml`,
  ]);
  const failed: string[] = [];
  for (const path of paths) {
    const status = (await request.get(path, { maxRedirects: 0 })).status();
    if (status >= 500) failed.push(`${status} ${path}`);
  }
  expect(failed).toEqual([]);
});

test('an upload without a session is refused with a message', async ({ page }) => {
  expectInConsole(/status of 401/);
  await page.goto('/robots.txt');
  const answer = await page.evaluate(async () => {
    const body = JSON.stringify({ image: `data:image/jpeg;base64,${'A'.repeat(6_900_000)}` });
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch('/api/blogs', { method: 'POST', headers, body });
    return { status: response.status, body: await response.json() };
  });
  expect(answer).toMatchObject({ status: 401, body: { message: 'Please log in again.' } });
});
