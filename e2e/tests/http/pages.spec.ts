import { createPost } from '../../support/admin.js';
import { pages } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

test('every page is found in any letter case, and names its own address', async ({ request }) => {
  const [older, address] = ['/services/makup', '/services/makeup'];
  for (const path of [...pages.map((page) => page.path), older])
    for (const spelling of [path, path.toUpperCase(), path.toLowerCase()]) {
      const answer = await request.get(spelling);
      expect([spelling, answer.status()]).toEqual([spelling, 200]);
      expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
      const canonical = `http://localhost:8080${path.replace(older, address)}`;
      expect(await answer.text()).toContain(`<link rel="canonical" href="${canonical}"`);
    }
});

test('an unknown page is a 404 with a page that leads back', async ({ request }) => {
  for (const path of ['/nothing', '/services/nothing', '/blog/no-such-post-abc123', '/blogdetail']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toMatch(/<h1/);
  }
});

test('a post is a whole page without JavaScript, and so is the list', async ({ request }) => {
  const title = `Curl care in the rains ${Date.now()}`;
  const post = await createPost(request, {
    title,
    content: '<p>Scrunch, do not rub, and let the <strong>cast</strong> dry before you touch it.</p>',
    category: 'Curly Hair',
  });
  const page = await request.get(`/blog/${post._id}`);
  expect(page.status()).toBe(200);
  const html = await page.text();
  expect(html).toContain(title);
  expect(html).toContain('<strong>cast</strong>');
  expect(html).toContain(`<link rel="canonical" href="http://localhost:8080/blog/${post._id}"`);
  await expect(async () => {
    expect(await (await request.get('/blog')).text()).toContain(title);
    expect(await (await request.get('/BLOG/')).text()).toContain(title);
  }).toPass({ timeout: 10_000 });
});

test('sitemap, feed, robots, manifest and the state of the parts are there', async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/sitemap-pages.xml');
  expect(await (await request.get('/sitemap-pages.xml')).text()).toContain('/services/Menshair');
  expect(await (await request.get('/sitemap-posts-1.xml')).text()).toContain('<urlset');
  expect(await (await request.get('/rss.xml')).text()).toContain('<rss');
  expect(await (await request.get('/healthz')).json()).toMatchObject({ status: 'ok' });
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  expect(robots).toContain('Sitemap: http://localhost:8080/sitemap.xml');
  await expect(await request.get('/manifest.webmanifest')).toBeOK();
  expect(await (await request.get('/feed')).text()).toContain('<rss');
  for (const icon of ['/favicon.ico', '/apple-touch-icon.png'])
    expect((await request.get(icon)).headers()['content-type'], icon).toBe('image/png');
  const unset = await request.get('/.well-known/security.txt');
  expect([unset.status(), unset.headers()['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
});

test('a page names its scripts in the order in which they run', async ({ request }) => {
  const html = await (await request.get('/services/hair')).text();
  const scripts = [...html.matchAll(/<link rel="modulepreload" media="not all" href="([^"]+)">/g)].map(
    ([, address = '']) => address,
  );
  expect(scripts.length).toBeGreaterThan(3);
  const before = new Set<string>();
  for (const address of scripts) {
    const text = await (await request.get(address)).text();
    const imports = [...text.matchAll(/\b(?:from|import)"\.\/([^"]+)"/g)].map(
      ([, file]) => `/assets/${file}`,
    );
    expect([...before], address).toEqual(expect.arrayContaining(imports));
    before.add(address);
  }
});
