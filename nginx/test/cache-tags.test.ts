import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openCountingDoor } from './support/front-door.js';
import { BUILD, tagsOf } from './support/site.js';
import { until, untilNextHalfSecond } from './support/until.js';

const door = await openCountingDoor();
const { text } = door;
const tags = Object.fromEntries(
  ['lists', 'kept-lists', 'related', 'kept-related', 'site', 'post-a', 'post-b', 'media-0'].map((tag) => [
    tag,
    randomUUID() as string,
  ]),
);
/** What blog-service says from now on. */
function tell(changed: (keyof typeof tags)[] = []): void {
  for (const tag of changed) tags[tag] = randomUUID();
  const lines = Object.entries(tags).map(([tag, value]) => `${tag} ${value}\n`);
  door.blog.cacheTags = { status: 200, body: lines.join('') };
}
const frame = (value: string) => writeFileSync(join(door.dir, 'pages', BUILD, 'current/frame'), value);
const folder = () => tagsOf(door.dir);

const links = () =>
  readdirSync(folder(), { withFileTypes: true })
    .flatMap((entry) => (entry.isSymbolicLink() ? readlinkSync(join(folder(), entry.name)) : []))
    .join();
const areMoved = (since: string) => links() !== since && readdirSync(join(folder(), '.next')).length === 0;

const PAGES = ['/blog', '/blog/of-a', '/blog/of-b'];
const ANSWERS = ['/api/blogs', '/api/blogs/of-a', '/api/blogs/of-b', '/api/site', '/rss.xml'];
/** The number of requests that a service has had for each address when it gave the answer. */
const versions = async () =>
  Object.fromEntries(await Promise.all([...PAGES, ...ANSWERS].map(async (path) => [path, await text(path)])));
/** The addresses that are asked for anew, and so no longer answered by what was kept, once this has happened. */
async function renewedBy(happen: () => void): Promise<string[]> {
  const [before, known] = [await versions(), links()];
  happen();
  await until('the values are known', () => areMoved(known));
  await untilNextHalfSecond();
  // Whatever is still under its former value comes from the caches, as nothing behind them answers.
  const gone: string[] = [];
  await door.bothDown(async () => {
    for (const path of Object.keys(before)) {
      const { status, text } = await door.ask(path);
      if (status === 503) gone.push(path);
      else expect(Number(text), path).toBeGreaterThanOrEqual(Number(before[path]));
    }
  });
  return gone;
}

beforeAll(async () => {
  const known = links();
  frame('f1');
  tell();
  await until('the values are known', () => areMoved(known));
});

const ALL_POSTS = ['/blog/of-a', '/blog/of-b'];
test.each<[string, () => void, string[]]>([
  ['a change of a post renews what shows it', () => tell(['post-a']), ['/blog/of-a', '/api/blogs/of-a']],
  [
    'a change of what pages show of other posts renews those pages',
    () => tell(['related', 'kept-related']),
    ALL_POSTS,
  ],
  ['a change of the header or footer renews all pages', () => frame('f2'), PAGES],
  [
    'an edition of the site leaves lists, which may stand in for a service in an outage',
    () => tell(['lists', 'site']),
    ['/api/site'],
  ],
  ['a new post leaves all that may stand in', () => tell(['lists', 'related']), []],
  ['a change of a list renews it', () => tell(['kept-lists', 'lists']), ['/blog', '/api/blogs', '/rss.xml']],
  [
    'a blog that is switched off takes all posts, lists and pages away',
    () => tell(['kept-lists', 'kept-related', 'lists', 'post-a', 'post-b', 'related', 'site']),
    [...PAGES, ...ANSWERS],
  ],
])('%s, and nothing else', async (_, happen, renewed) => {
  expect(await renewedBy(happen)).toEqual(renewed);
});

test.each([
  { status: 503, body: 'lists 1' },
  { status: 200, body: '{"message":"not lines"}' },
  { status: 200, body: 'lists ../../etc' },
  { status: 200, body: '' },
])('what is no list of values changes nothing: $status $body', async (answer) => {
  const known = readdirSync(folder()).sort();
  const asked = door.blog.cacheTagsAsked;
  door.blog.cacheTags = answer;
  await until('it was asked twice', () => door.blog.cacheTagsAsked > asked + 1);
  expect(readdirSync(folder()).sort()).toEqual(known);
});

test('when a value can not be written, no copy is kept for longer than half a second, and it is said once', async () => {
  const before = await versions();
  tags['post-a'] = randomUUID();
  const inTheWay = join(folder(), tags['post-a']);
  writeFileSync(inTheWay, '');
  tell();
  await until('it is noticed', () => door.output().includes('could not be written'));
  const asked = door.blog.cacheTagsAsked;
  await until('it was tried again', () => door.blog.cacheTagsAsked > asked + 1);
  expect(door.output().match(/could not be written/g)).toHaveLength(1);
  for (const path of Object.keys(before)) expect([path, await text(path)]).not.toEqual([path, before[path]]);
  // A restart finds none of the former values.
  expect(links()).toBe('');
  rmSync(inTheWay);
  await until('the values are known', () => existsSync(inTheWay));
});

test('a cache that somebody has emptied fills again', async () => {
  renameSync(folder(), join(door.dir, 'emptied'));
  await until('the values are known', () => existsSync(join(folder(), 'site')));
  await untilNextHalfSecond();
  const kept = await text('/rss.xml');
  await door.blog.down(async () => expect(await text('/rss.xml')).toBe(kept));
});
