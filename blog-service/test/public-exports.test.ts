import { parseHTML } from 'linkedom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useApp } from './app.js';
import { EXPORTS, exported, exportedPosts } from './exports/read.js';
import { importing } from './importing.js';

const blog = useApp({ inProcesses: true });
const { looked, bring, items } = importing(blog);

// A process of low priority reads the files, beside all other tests.
vi.setConfig({ testTimeout: 180_000 });
beforeEach(() => blog.database.query('TRUNCATE post, imported, import, old_address CASCADE'));

const INLINE =
  /<\/?(a|abbr|acronym|b|big|cite|code|del|em|font|i|ins|kbd|q|s|small|span|strike|strong|sub|sup|tt|u|var)\b[^>]*>/gi;
const ADDRESS = /https?:\/\/[^\s"<]*/g;
const words = (html: string): string[] => {
  const text = html.replace(ADDRESS, '').replaceAll('</a><a', '</a> <a').replace(INLINE, '');
  const plain = text.replace(/<[^>]*>|&#?\w+;/g, ' ').normalize('NFKC');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
};
/** What tells one address from another: the name of a file, whatever the size of a picture, or the id of a video. */
const files = (html: string): string[] =>
  Array.from(html.matchAll(ADDRESS), ([address]) => {
    const [, last = ''] = /([^/=]+)\/?$/.exec(address.replace(/[?&](?!v=).*|#.*/, '')) ?? [];
    return last.replace(/-\d+x\d+(?=\.\w+$)/, '');
  });

/** The words, pictures and bare addresses that a reader of the old site has seen. */
function seen(html: string): string[] {
  const plain = html.replace(/<!--[\s\S]*?-->|\[\/?[a-z-]+[^\]]*\]/g, ' ');
  const { body } = parseHTML(`<!doctype html><html><body>${plain}</body></html>`).document;
  for (const unseen of body.querySelectorAll('script, style')) unseen.remove();
  for (const titled of body.querySelectorAll('[title]')) titled.removeAttribute('title');
  const pictures = Array.from(body.querySelectorAll('img'), (one) => `${one.getAttribute('src')} `);
  return [...words(body.innerHTML), ...files(`${body.textContent} ${pictures}`)];
}

test.each(EXPORTS)('of %s each post comes with its words, pictures, facts and address', async (name) => {
  const posts = exportedPosts(name);
  const { id } = await looked({ name, bytes: Buffer.from(exported(name)) });
  expect(await bring(id)).toMatchObject({ state: 'done' });
  const come = (await items(id)).filter(({ post }) => post);
  expect(come.length).toBe(posts.length);
  const lost: unknown[] = [];
  for (const { title, html, kind, date, path, categories } of posts) {
    const item = come.find(({ address }) => address?.endsWith(path));
    const problems = `${item?.problems.join(' ')}`;
    const [post] = await blog.database.query('SELECT * FROM post WHERE id = $1', [item?.post]);
    const arrived = new Set([post.content, problems].flatMap((one) => [...words(one), ...files(one)]));
    const gone = seen(html).filter((one) => !arrived.has(one));
    if (gone.length > 0) lost.push([title, gone]);

    const isDraft = kind !== 'post' || problems.includes('It comes as a draft');
    const state = isDraft ? 'draft' : date > new Date() ? 'scheduled' : 'published';
    const [category = null, ...others] = categories;
    const leads = await fetch(`${blog.url}/internal/old-address?of=${path}`, { redirect: 'manual' });
    expect.soft({ ...post, kind: item?.kind, leads: leads.headers.get('Location') }).toMatchObject({
      ...{ kind, state, category, ...(!isDraft && { date }) },
      leads: state === 'published' ? `/blog/${post.id}` : null,
    });
    expect.soft(leads.status).toBe(state === 'published' ? 301 : 404);
    expect.soft(words(post.title)).toEqual(words(title || 'Without a title'));
    for (const other of others) expect.soft(problems).toContain(`“${other}”`);
  }
  expect(lost).toEqual([]);
});
