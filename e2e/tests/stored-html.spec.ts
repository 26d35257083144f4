import type { APIRequestContext } from '@playwright/test';
import { createPost, logIn, type Post } from '../support/admin.js';
import { photographFile, storePhotograph } from '../support/photographs.js';
import { expect, test } from '../support/test.js';

// The tests of blog-service check how it cleans each of these; here a browser shows the stored result.
const INLINE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)"><img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="javascript:alert(1)">a</a><a href="java\nscript:alert(1)">b</a><a href="&#106;avascript:alert(1)">c</a>',
  '<svg onload=alert(1)></svg><svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(https://evil.example/p.png)">x</p><style>@import "https://evil.example";</style>',
  '<base href="https://evil.example/"><form action="https://evil.example"><input autofocus onfocus=alert(1)></form>',
  '<details open ontoggle=alert(1)>x</details>',
];
/** Apart from the others, as each of these could make the browser read the rest of the page as its content. */
const UNCLOSED = [
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<plaintext><img src=x onerror=alert(1)>',
];
const LINE = '</title></script><script>alert(1)</script>"\'><img src=x onerror=alert(1)><!--]]>';
// A script that the policy blocks logs an error, which fails the test; so does an alert or a request to another site.
let attempts: string[];
test.beforeEach(async ({ page }) => {
  attempts = [];
  page.on('dialog', (dialog) => {
    attempts.push(dialog.message());
    return dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) attempts.push(request.url());
  });
});

async function storeAttacks(request: APIRequestContext): Promise<Post[]> {
  const contents = [INLINE.join('\n'), ...UNCLOSED].map(
    (html) => `<p>What a stranger would like to store.</p>${html}`,
  );
  const image = await storePhotograph(request, photographFile('cut-out.png'));
  return Promise.all(
    contents.map((content, index) =>
      createPost(request, {
        title: `${index}${Date.now()} ${LINE}`,
        content,
        excerpt: LINE,
        author: LINE,
        image,
        imageAlt: LINE,
      }),
    ),
  );
}

test('no stored HTML is executed on any page', async ({ page, request }) => {
  test.slow();
  const posts = await storeAttacks(request);
  const quiet = async (place: string) => {
    await page.waitForLoadState();
    const dangerous = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .flatMap((element) => [...element.attributes])
        .filter(
          ({ name, value }) =>
            /^on|^srcdoc$/i.test(name) || /^\W*(javascript|vbscript|data:text)/i.test(value),
        )
        .map(({ name, value }) => `${name}="${value}"`),
    );
    expect([...dangerous, ...attempts], place).toEqual([]);
  };

  for (const { _id, title } of posts) {
    await test.step('a post, its meta tags and its JSON-LD', async () => {
      await page.goto(`/blog/${_id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', LINE);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      const posting = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'BlogPosting');
      expect(posting).toMatchObject({ headline: title, description: LINE, author: { name: LINE } });
      await quiet(`/blog/${_id}`);
    });
  }

  await test.step('the list, a search for it, and a post reached from there', async () => {
    await page.goto(`/blog?q=${encodeURIComponent(LINE)}`);
    await page.getByRole('link', { name: posts[0]?.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${posts[0]?.title}`);
    await quiet('the list');
  });

  expect(await (await request.get('/rss.xml')).text()).not.toMatch(/<script|<img[^>]*\son|<iframe/i);
  await logIn(page);
  await expect(page.getByRole('link', { name: posts[0]?.title, exact: true })).toBeVisible();
  await quiet('/admin/blog');
  for (const { _id, title } of posts) {
    await test.step('the edit form and its preview', async () => {
      await page.goto(`/admin/blog/edit/${_id}`);
      await expect(page.getByLabel('Title')).toHaveValue(title);
      await page.getByRole('button', { name: 'Preview' }).click();
      const preview = page.getByRole('dialog', { name: 'Preview' });
      await expect(preview).toContainText('What a stranger would like to store.');
      await quiet(`/admin/blog/edit/${_id}`);
    });
  }
});
