import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test, vi } from 'vitest';
import { Jobs } from '../src/jobs.service.js';
import { expectRefused, PUBLIC_URL, SALON_NAME, useApp } from './app.js';

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
  test('of a blog without posts is a valid channel', async () => {
    const { rss } = await xml('/rss.xml', 'application/rss+xml');
    expect(rss.channel.title).toBe(SALON_NAME);
    expect(rss.channel.item).toBeUndefined();
  });

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

describe('the sitemap', () => {
  test('names the pages of the site, and the posts with the time of their last change', async () => {
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

  test('has changed when a visible post has, not when the clean-up has run', async () => {
    const lastmod = async () => {
      const { sitemapindex } = await xml('/sitemap.xml', 'application/xml');
      const { headers } = await blog.get('/sitemap-posts-1.xml');
      return [sitemapindex.sitemap[1].lastmod, headers.get('ETag')];
    };
    const { _id } = await blog.create();
    await blog.admin('DELETE', `/${_id}`);
    await blog.database.query("UPDATE post SET deleted_at = now() - interval '31 days' WHERE id = $1", [_id]);
    const before = await lastmod();
    await blog.app.get(Jobs).cleanUp();
    await blog.app.get(Jobs).cleanUp();
    expect(await blog.database.query('SELECT FROM post WHERE id = $1', [_id])).toEqual([]);
    expect(await lastmod()).toEqual(before);
    await blog.create();
    expect(await lastmod()).not.toEqual(before);
  });
});

test.each(['/rss.xml', '/sitemap.xml', '/internal/changes'])(
  'while the database is away, %s is refused in JSON',
  async (path) => {
    const fault = new Error('Connection terminated unexpectedly');
    const query = vi.spyOn(blog.database, 'query').mockRejectedValue(fault);
    const response = await blog.get(path);
    query.mockRestore();
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    await expectRefused(response, 503, expect.any(String));
  },
);
