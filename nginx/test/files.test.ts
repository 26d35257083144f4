import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { json } from './support/service.js';
import { BUILD, PICTURE, remove, writePages } from './support/site.js';

const door = await openDoor();
const askFor = (path: string, encoding: string, more = {}) =>
  door.ask(path, { headers: { 'Accept-Encoding': encoding, ...more } });
const FORMS = [
  ['gzip, deflate, br', 'br', '.br'],
  ['gzip', 'gzip', '.gz'],
  ['identity', undefined, ''],
] as const;
const [HTML, JSON_TYPE, XML] = ['text/html', 'application/json', 'text/xml'];
const YEAR = 'public, max-age=31536000, immutable';
const ofBuild = (name: string) => `pages/${BUILD}/${name}`;

describe('with all services down', () => {
  test.each<[path: string, file: string, type: string]>([
    ['/', ofBuild('current/index.html'), HTML],
    ['/api/site?x', ofBuild('current/api/site.json'), JSON_TYPE],
    ['/sitemap-pages.xml', ofBuild('current/sitemap-pages.xml'), 'text/xml'],
    ['/assets/app-1a2b3c.js', 'site/assets/app-1a2b3c.js', 'application/javascript'],
    ['/BLOG/?utm_source=chat', ofBuild('blog.html'), HTML],
    ['/blog?cursor=c1&category=Hair+Care', ofBuild('lists/Hair+Care/c1.html'), HTML],
    ['/blog?cursor=c2&limit=5', ofBuild('lists/c2.html'), HTML],
    ['/blog/there?fbclid=1', ofBuild('blog/there.html'), HTML],
    ['/page-data/blog.json?category=Hair+Care', ofBuild('page-data/lists/Hair+Care/first.json'), JSON_TYPE],
    ['/page-data/blog/there.json', ofBuild('page-data/blog/there.json'), JSON_TYPE],
    ['/ml/blog/?utm_source=chat', ofBuild('ml/blog.html'), HTML],
    ['/page-data/ml/blog.json?cursor=c2', ofBuild('page-data/ml/lists/c2.json'), JSON_TYPE],
    ['/ml/rss.xml', ofBuild('ml/rss.xml'), 'application/rss+xml'],
    ['/rss.xml?x', ofBuild('rss.xml'), 'application/rss+xml'],
    ['/sitemap.xml', ofBuild('sitemap.xml'), XML],
    ['/sitemap-posts-1.xml', ofBuild('sitemap-posts-1.xml'), XML],
  ])('%s is the file %s as it was compressed, and a browser that has it keeps it', (path, file, type) =>
    door.allDown(async () => {
      for (const [accepted, encoding, ending] of FORMS) {
        const { status, headers, bytes } = await askFor(path, accepted);
        expect([status, headers['content-encoding']]).toEqual([200, encoding]);
        expect(headers).toMatchObject({
          'content-type': `${type}; charset=utf-8`,
          vary: 'Accept-Encoding',
        });
        expect(bytes).toEqual(readFileSync(join(door.dir, file + ending)));
        const again = await askFor(path, accepted, { 'If-None-Match': String(headers.etag) });
        expect(again).toMatchObject({ status: 304, text: '' });
      }
    }),
  );

  test.each([
    [PICTURE, 'image/jpeg', YEAR],
    ['/assets/hero.mp4', 'video/mp4', YEAR],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ])('%s is a file that nobody compresses', (path, type, kept) =>
    door.allDown(async () => {
      const { status, headers } = await askFor(path, 'gzip, br', { Cookie: 'media=made-up' });
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'content-type': type, 'cache-control': kept });
      expect(headers).not.toHaveProperty('content-encoding');
    }),
  );
});

test.each([
  ['/blog/there', ofBuild('blog/there.html'), door.renderer],
  ['/blog?category=Hair+Care', ofBuild('lists/Hair+Care/first.html'), door.renderer],
  ['/page-data/blog/there.json', ofBuild('page-data/blog/there.json'), door.renderer],
  [PICTURE, `pages${PICTURE}`, door.blog],
  ['/api/site', ofBuild('current/api/site.json'), door.blog],
  ['/rss.xml', ofBuild('rss.xml'), door.renderer],
  ['/ml/rss.xml', ofBuild('ml/rss.xml'), door.renderer],
  ['/ml/blog/there', ofBuild('ml/blog/there.html'), door.renderer],
])(
  '%s is gone from the moment on that its file is taken back, and asked for where it may be coming',
  async (path, file, service) => {
    for (const [accepted] of FORMS) expect(await askFor(path, accepted)).toMatchObject({ status: 200 });
    remove(door.dir, file);
    service.answer = () => json({}, { status: 404 });
    for (const [accepted] of FORMS) expect(await askFor(path, accepted)).toMatchObject({ status: 404 });
    expect(service.times(path)).toBeGreaterThan(0);
  },
);

const priceOf = (text: string) => /₹[\d,]+/.exec(text)?.[0];
let edition = 1;
const publish = (price: string) => writePages(door.dir, ++edition, price);

test('an edition is shown from the moment on that it is there, in every form', async () => {
  for (const price of ['₹1', '₹2']) {
    publish(price);
    for (const path of ['/', '/services/Menshair', '/page-data/index.json', '/api/site']) {
      expect(priceOf((await askFor(path, 'identity')).text)).toBe(price);
      expect(priceOf(gunzipSync((await askFor(path, 'gzip')).bytes).toString())).toBe(price);
    }
  }
});

const withoutPages = (dir: string) => rmSync(join(dir, 'pages'), { recursive: true });
describe('without any written page nginx starts a while later', async () => {
  const door = await openDoor({ PAGES_WAIT: '1' }, withoutPages);

  test('a page asks to come again, other files are there, and pages that come are shown', async () => {
    const headers = { 'cache-control': 'no-store', 'retry-after': '5' };
    for (const path of ['/', '/nope', '/blogdetail'])
      expect(await door.ask(path)).toMatchObject({ status: 503, headers });
    expect(await door.ask('/robots.txt')).toMatchObject({ status: 200 });
    writePages(door.dir, 1, '₹2,000');
    expect(priceOf((await door.ask('/')).text)).toBe('₹2,000');
  });
});
