import type { SiteContent } from '@salon/content/description';
import { firstEdition } from '@salon/content/first-edition';
import { beforeEach, expect, test } from 'vitest';
import type { SiteEdition } from '../src/editions/editions.dto.js';
import { beginEditions, useApp } from './app.js';

const blog = useApp();
let basedOn: number;
beforeEach(async () => {
  await beginEditions(blog);
  basedOn = 0;
});

/** Publishes the first edition with these changes. */
async function publish(change: (content: SiteContent) => void) {
  const content = structuredClone(firstEdition());
  change(content);
  expect((await blog.publish(await blog.saveDraft(content, undefined, basedOn++))).status).toBe(201);
}
const shown = async () => ((await blog.json('/api/site')) as SiteEdition).content;
const feed = async () => (await blog.get('/rss.xml')).text();

test('the name that the owner publishes is the feed’s, and the author of posts without one', async () => {
  await publish(({ salon }) => {
    salon.name = 'Uma & Daughters';
  });
  expect(await feed()).toContain('<title>Uma &amp; Daughters</title>');
  expect(await blog.create()).toMatchObject({ author: 'Uma & Daughters' });
});

test('a blog that is switched off is visible to the owner only', async () => {
  const { _id } = await blog.create();
  const forVisitors = ['/api/blogs', `/api/blogs/${_id}`, '/rss.xml', '/sitemap-posts-1.xml'];
  const statuses = () => Promise.all(forVisitors.map((path) => blog.status(path)));
  const { pages, ...content } = firstEdition();
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await blog.database.query(
    `INSERT INTO site_edition (edition, summary, content, picture_keys) VALUES (1, '{}', $1, '{}')`,
    [JSON.stringify({ ...content, pages: { ...pages, blog: false } })],
  );
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  expect(await (await blog.get('/sitemap.xml')).text()).not.toContain('posts');
  for (const path of [`/${_id}`, '?state=all']) expect((await blog.admin('GET', path)).status).toBe(200);
});

test('a legal page has the date of its last change', async () => {
  const { terms, privacy } = firstEdition().words;
  await publish(({ words }) => {
    words.terms.intro = 'Ours.';
    words.privacy.updated = '2020-01-01';
  });
  const { words } = await shown();
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  expect([words.terms.updated, words.privacy.updated]).toEqual([today, privacy.updated]);
  expect(terms.updated).not.toBe(today);
});
