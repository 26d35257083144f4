import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { PUBLIC_URL, SALON_NAME, useApp } from './app.js';

const blog = useApp();

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'sitemap', 'url'].includes(name),
});

async function xml(path: string, type: string, headers = {}) {
  const response = await blog.get(path, headers);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`);
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text);
}

describe('RSS', () => {
  test('has what RSS 2.0 asks for, in absolute addresses', async () => {
    const post = await blog.create({ author: 'Meena & Co', excerpt: 'Short.', category: 'Spa & Wellness' });
    // Public addresses never depend on what a request claims.
    const claimed = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
    const { rss } = await xml('/rss.xml', 'application/rss+xml', claimed);
    expect(rss['@_version']).toBe('2.0');
    expect(rss.channel).toMatchObject({
      link: `${PUBLIC_URL}/blog`,
      description: `Advice and news from ${SALON_NAME}`,
      language: 'en-IN',
      'atom:link': { '@_href': `${PUBLIC_URL}/rss.xml`, '@_rel': 'self', '@_type': 'application/rss+xml' },
      item: [
        {
          title: post.title,
          link: `${PUBLIC_URL}/blog/${post._id}`,
          guid: `${PUBLIC_URL}/blog/${post._id}`,
          pubDate: new Date(post.date).toUTCString(),
          'dc:creator': 'Meena & Co',
          category: 'Spa & Wellness',
          description: 'Short.',
        },
      ],
    });
  });

  test('shows markup in a title, author or excerpt as text, and nothing breaks out of it', async () => {
    const nasty = ']]>]]></title><script>alert(1)</script>&lt;&#x41;"\'';
    await blog.create({ title: nasty, author: nasty, excerpt: nasty });
    const text = await (await blog.get('/rss.xml')).text();
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).not.toContain('<script');
    const [item] = parser.parse(text).rss.channel.item;
    // Feed readers treat these fields as HTML, so after one unescaping they must still be text.
    for (const field of [item.title, item.description]) {
      expect(field).toMatch(/&lt;script&gt;/);
      expect(field).not.toContain('<');
    }
    expect(item['dc:creator']).toBe(nasty);
  });
});

test('the sitemap names the pages of the site, and the posts with the time of their last change', async () => {
  await blog.database.query(
    `INSERT INTO site_edition (edition, published_at, summary, content, picture_keys)
     VALUES (2, '2026-01-01T10:00:00Z', '{}', '{}', '{}'), (3, '2026-02-01T10:00:00Z', '{}', '{}', '{}')`,
  );
  const post = await blog.create();
  const { sitemapindex } = await xml('/sitemap.xml', 'application/xml');
  expect(sitemapindex.sitemap).toEqual([
    { loc: `${PUBLIC_URL}/sitemap-pages.xml`, lastmod: '2026-02-01T10:00:00.000Z' },
    { loc: `${PUBLIC_URL}/sitemap-posts-1.xml`, lastmod: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
  ]);
  const { urlset } = await xml('/sitemap-posts-1.xml', 'application/xml');
  expect(urlset.url[0]).toEqual({ loc: `${PUBLIC_URL}/blog/${post._id}`, lastmod: post.updated });
});
