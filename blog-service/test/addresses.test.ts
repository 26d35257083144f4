import { firstEdition } from '@salon/content/first-edition';
import { beforeEach, describe, expect, test } from 'vitest';
import { addOldAddresses, type OldAddress } from '../src/addresses/old-addresses.js';
import { EditionsService } from '../src/editions/editions.service.js';
import { beginEditions, expectRefused, speakAlso, useApp } from './app.js';
import { dataUrl, plain } from './samples.js';

const blog = useApp();
beforeEach(async () => {
  await beginEditions(blog);
  for (const table of ['old_address', 'post', 'picture']) await blog.database.query(`DELETE FROM ${table}`);
});

const add = async (...rows: OldAddress[]) => {
  const { content } = await blog.app.get(EditionsService).current();
  await addOldAddresses(blog.database.manager, content, rows);
};
/** Where an address leads, or its status. */
async function placeFor(address: string): Promise<string | number> {
  const answer = await fetch(`${blog.url}/internal/old-address?of=${address}`, { redirect: 'manual' });
  return answer.status === 301 ? `${answer.headers.get('Location')}` : answer.status;
}
const places = (...addresses: string[]) => Promise.all(addresses.map(placeFor));
const lead = (path: string, leadsTo: string) => blog.send('PUT', '/api/addresses', { path, leadsTo });
const listed = async (query = '') => (await blog.send('GET', `/api/addresses${query}`)).json();

describe('the former address of a post', () => {
  test.each([
    ['https://old.example/2023/05/Title/', '/2023/05/title', '/2023/05/TITLE/?utm_source=chat'],
    ['/title', '/title/', '/index.php/title', '/title/amp/', '/title/comment-page-2'],
    ['https://old.example/?p=123', '/?p=123', '/index.php?p=123&preview=true'],
    ['/2023/மழை/', '/2023/%E0%AE%AE%E0%AE%B4%E0%AF%88/'],
    ['/blog/title.html', '/blog/title.html'],
    ['/services/old-hair', '/services/old-hair/'],
  ])('%s leads to it for good, in each way to write it', async (path, ...asked) => {
    const { _id } = await blog.create();
    await add({ path, postId: _id });
    expect(await places(...asked)).toEqual(asked.map(() => `/blog/${_id}`));
  });

  test('leads to its present one, in its language, and nowhere while visitors can’t see it', async () => {
    const { _id } = await blog.create({ state: 'draft', language: 'ta' });
    await add({ path: '/title', postId: _id });
    expect(await placeFor('/title')).toBe(404);
    const { post } = await blog.write('PUT', `/${_id}`, {
      ...{
        title: 'Rain on hair',
        content: '<p>What rain does to hair.</p>',
        category: 'Hair Care',
        language: 'ta',
      },
      state: 'published',
    });
    expect(await placeFor('/title')).toBe(404);
    await speakAlso(blog, ['ta']);
    expect(await placeFor('/title')).toBe(`/ta/blog/${post._id}`);
    await blog.database.query(
      `INSERT INTO site_edition (edition, summary, content, picture_keys)
       SELECT edition + 1, '{}', jsonb_set(content, '{pages,blog}', 'false'), '{}' FROM site_edition ORDER BY edition DESC LIMIT 1`,
    );
    expect(await placeFor('/title')).toBe(404);
    await speakAlso(blog, ['ta']);
    await blog.admin('DELETE', `/${post._id}`);
    expect(await placeFor('/title')).toBe(404);
  });

  test('is kept as the first import wrote it, and goes with the post', async () => {
    const [one, other] = [await blog.create(), await blog.create()];
    await add({ path: '/title', postId: one._id }, { path: '/Title/', postId: other._id });
    await add({ path: '/title', postId: other._id });
    expect(await placeFor('/title')).toBe(`/blog/${one._id}`);
    await blog.database.query('DELETE FROM post WHERE id = $1', [one._id]);
    expect(await listed()).toEqual([]);
  });
});

test('pictures of an old site lead to the stored one in any size, which they do not keep', async () => {
  const { image = '' } = await blog.create({
    image: dataUrl(await plain({ width: 300, height: 200 }, 'red').jpeg().toBuffer()),
  });
  const [, , pictureKey] = `${image}`.split('/');
  await add(
    { path: 'http://old.example/wp-content/uploads/2023/05/Bride.jpg', pictureKey },
    { path: '/content/images/2023/05/bride.jpg', pictureKey },
  );
  const asked = [
    '/wp-content/uploads/2023/05/Bride-300x200.jpg',
    '/content/images/size/w600/2023/05/bride.jpg',
  ];
  expect(await places(...asked)).toEqual([image, image]);
  await blog.database.query("UPDATE post SET state = 'draft'");
  expect(await places(...asked)).toEqual([404, 404]);
  await blog.database.query('DELETE FROM post');
  await blog.database.query('DELETE FROM picture');
  expect(await places(...asked)).toEqual([404, 404]);
});

test('lists, feeds and tags of an old blog lead to the blog, once there are old addresses', async () => {
  const asked = ['/tag/oil/', '/category/other/feed/', '/2023/05', '/title/feed/', '/?cat=7', '/other'];
  expect(await places(...asked)).toEqual(asked.map(() => 404));
  await add({ path: '/category/hair', leadsTo: '/blog?category=Hair%20Care' });
  expect(await places(...asked)).toEqual(['/blog', '/rss.xml', '/blog', '/rss.xml', '/blog', 404]);
  expect(await places('/category/hair/page/2/')).toEqual(['/blog?category=Hair%20Care']);
});

test('what is the site’s own, leads away from it, or can be no address is left out', async () => {
  const { _id } = await blog.create();
  const [menu] = firstEdition().menus;
  const own = `/ /about /Academy/ /blog /blog/${_id} /services/${menu?.address} /admin/x /api/x /ta/x /media/x /go/x /.env`;
  const paths = [...own.split(' '), 'title', '/%ff', '/%00', `/${'x'.repeat(500)}`];
  await add(...paths.map((path) => ({ path, leadsTo: '/offers' })));
  const away = ['//evil.example', 'https://evil.example', '/\\evil.example', '/a?category=\\', '/x\r\nA:b'];
  await add(...away.map((leadsTo, n) => ({ path: `/old-${n}`, leadsTo })));
  expect(await listed()).toEqual([]);
  expect(await places(`/${'x'.repeat(5_000)}`, '/%ff', '/%00', '/%2e%2e/site', '')).toEqual(
    Array(5).fill(404),
  );
});

describe('by hand the owner', () => {
  test('leads an address to a page, elsewhere, and nowhere again, as the journal says', async () => {
    const path = '/offers-2024';
    expect(await (await lead('https://old.example/Offers-2024/', '/Academy')).json()).toEqual({
      ...{ path, leadsTo: '/Academy', ledTo: null },
    });
    expect(await (await lead(path, '/TermsAndConditions')).json()).toMatchObject({ ledTo: '/Academy' });
    expect(await placeFor('/offers-2024/')).toBe('/TermsAndConditions');
    expect(await listed('?q=TERMS')).toEqual([{ path: '/offers-2024', leadsTo: '/TermsAndConditions' }]);
    expect(await listed('?q=nothing')).toEqual([]);
    expect((await blog.send('DELETE', '/api/addresses?path=/offers-2024')).status).toBe(204);
    expect(await placeFor('/offers-2024')).toBe(404);
    const entries = (await (await blog.send('GET', '/api/journal')).json()) as { what: string }[];
    expect(entries.slice(0, 3).map(({ what }) => what)).toEqual([
      'Removed the old address /offers-2024',
      'Led the old address /offers-2024 to /TermsAndConditions',
      'Led the old address /offers-2024 to /Academy',
    ]);
  });

  test('leads one to a post, whatever becomes of its title', async () => {
    const { _id } = await blog.create();
    await lead('/title', `/blog/${_id}`);
    await blog.database.query(`UPDATE post SET id = 'rain-abc123'`);
    expect(await placeFor('/title')).toBe('/blog/rain-abc123');
  });

  test.each([
    ['', '/offers', 'path', 'Please enter an address as in /offers-2024.'],
    ['offers', '/offers', 'path', 'Please enter an address as in /offers-2024.'],
    ['/Offers/', '/about', 'path', '/offers is an address of this site already.'],
    ['/admin', '/about', 'path', '/admin is an address of this site already.'],
    ['/a', '/a', 'leadsTo', 'Please enter the address of a page of this site, as in /offers.'],
    ['/a', '//evil.example', 'leadsTo', 'Please enter the address of a page of this site, as in /offers.'],
    ['/a', '/services/none', 'leadsTo', 'There is no page at /services/none.'],
    ['/a', '/blog/none', 'leadsTo', 'There is no page at /blog/none.'],
  ])('is told why %s can’t lead to %s', async (path, leadsTo, field, message) => {
    await expectRefused(await lead(path, leadsTo), 400, message, field);
  });
});
