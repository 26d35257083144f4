import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openCountingDoor } from './support/front-door.js';
import { cacheable, json } from './support/service.js';
import { renewTags, TAGS, tagsOf } from './support/site.js';
import { seconds, until, untilNextHalfSecond } from './support/until.js';

const door = await openCountingDoor();
const { text, texts, bothAnswering, bothDown } = door;

const PICTURE = '/media/0a1b2c3d4e5f6a7b8c9d-900x400-a0b1c2/640.jpg';
const pathsOf = (post: string) => [
  '/blog',
  '/blog?category=Hair+Care',
  '/blog?q=frizz',
  `/blog/${post}`,
  `/blog/${post.toUpperCase()}`,
  '/api/blogs',
  '/api/blogs?limit=24&category=Hair+Care',
  '/api/blogs?q=frizz',
  `/api/blogs/${post}`,
  `/api/blogs/${post}/related`,
  '/api/categories',
  '/api/site',
  '/rss.xml',
  '/sitemap.xml',
  '/sitemap-posts-1.xml',
  PICTURE,
];
let values = 0;
/** A value that no tag had before. */
const fresh = () => `value-${++values}`;
const gone = () => json({ message: 'gone' }, { status: 404, headers: cacheable });

/** Gives tags a value, and waits until that has its effect. */
async function renew(value = fresh(), tags?: string[]): Promise<void> {
  renewTags(door.dir, value, tags);
  await untilNextHalfSecond();
}

/** Reads all paths, and waits until every cache would renew them. */
async function cached(paths: string[]): Promise<void> {
  await renew();
  const old = () => json('old', { headers: cacheable });
  await bothAnswering(old, async () => expect(await texts(paths)).toEqual(paths.map(() => '"old"')));
  await seconds(2.1);
}

async function expectNew(paths: string[]): Promise<void> {
  for (const path of paths) expect([path, await text(path)]).toEqual([path, expect.stringMatching(/^\d+$/)]);
}

describe('when a tag gets a new value', () => {
  test('the first and only reader sees the change, however long the copy was kept', async () => {
    const paths = pathsOf('changed-x7k2m9');
    await cached(paths);
    await renew();
    await expectNew(paths);
  });

  test('so do all who ask at the same moment, in every encoding', async () => {
    const paths = pathsOf('together-x7k2m8').slice(0, 12);
    await cached(paths);
    await renew();
    await bothAnswering(gone, async () => {
      const readers = paths.flatMap((path, m) => Array.from({ length: 12 }, (_, n) => ({ path, m, n })));
      const replies = await Promise.all(
        readers.map(async ({ path, m, n }) => {
          const headers = { 'Accept-Encoding': ['br', 'gzip', 'identity'][n % 3] ?? '' };
          const { status } = await door.ask(path, { from: `127.0.${m + 10}.${n + 1}`, headers });
          return [path, status];
        }),
      );
      expect(replies).toEqual(readers.map(({ path }) => [path, 404]));
    });
  });

  test('the former copy stays away while services are down, refuse or fail', async () => {
    const paths = pathsOf('taken-back-x7k2m7');
    await cached(paths);
    await renew();
    const nothingOld = async () => {
      const replies = await Promise.all(paths.map((path, n) => door.ask(path, { from: `127.0.4.${n + 1}` })));
      for (const [n, reply] of replies.entries()) {
        expect([paths[n], reply.status]).toEqual([paths[n], expect.toBeOneOf([429, 503])]);
        expect(reply.text).not.toContain('old');
      }
    };
    // An API passes on what its service says.
    for (const status of [429, 503]) await bothAnswering(() => json('no', { status }), nothingOld);
    await bothDown(nothingOld);
  });

  test('a flood of readers gets refusals, and no former copy', async () => {
    const paths = ['/blog/flooded-x7k2m6', '/api/blogs/flooded-x7k2m6'];
    await cached(paths);
    await renew();
    await bothAnswering(gone, async () => {
      const asked = paths.flatMap((path) =>
        Array.from({ length: 150 }, () => door.ask(path, { from: '127.0.3.1' })),
      );
      const statuses = new Set((await Promise.all(asked)).map(({ status }) => status));
      expect([...statuses].sort()).toEqual([404, 429]);
    });
  });

  test('because a post was added, former answers still stand in for a service that fails, and are gone with the next change', async () => {
    const paths = pathsOf('others-x7k2m5').filter((path) => !/q=|X7K2M5|^\/media|^\/api\/site/.test(path));
    await cached(paths);
    const added = TAGS.filter((tag) => !/^((kept|post|media)-|site$)/.test(tag));
    await renew(fresh(), added);
    await bothDown(async () => expect(await texts(paths)).toEqual(paths.map(() => '"old"')));
    await renew(fresh(), added);
    await expectNew(paths.filter((path) => !path.endsWith('/others-x7k2m5') || path.startsWith('/blog')));
    await renew();
    await bothDown(async () => {
      for (const path of paths) expect(await door.ask(path)).toMatchObject({ status: 503 });
    });
  });

  test('that it had before, as after a restored backup, its copies are there again', async () => {
    const before = fresh();
    const path = '/api/blogs/restored-c';
    await renew(before);
    expect(await text(path)).toBe('1');
    await renew();
    expect(await text(path)).toBe('2');
    await renew(before);
    await bothDown(async () => expect(await text(path)).toBe('1'));
  });
});

test('while the tag stays the same, readers get what is there, and it is renewed meanwhile', async () => {
  const path = '/blog/renewed';
  await cached([path]);
  const { promise: after, resolve: release } = Promise.withResolvers<void>();
  await door.renderer.answering(
    () => ({ ...json(2, { headers: cacheable }), after }),
    async () => {
      expect(await text(path)).toBe('"old"');
      await until('the renewal is under way', () => door.renderer.times(path) === 2);
      expect(await texts([path, path])).toEqual(['"old"', '"old"']);
      release();
      await until('it is renewed', async () => (await text(path)) === '2');
    },
  );
});

const early = await openCountingDoor();
test('without values of tags, as before blog-service has told them, answers come from the services, and no request fills the log', async () => {
  rmSync(tagsOf(early.dir), { recursive: true });
  const paths = pathsOf('early-x7k2m9');
  expect(await early.texts(paths)).toEqual(paths.map(() => '1'));
  await untilNextHalfSecond();
  expect(await early.texts(paths)).toEqual(paths.map(() => '2'));
  expect(early.output()).not.toContain('realpath');
});
