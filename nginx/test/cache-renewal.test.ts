import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answering, down, openCountingDoor } from './support/counting-door.js';
import type { FrontDoor } from './support/front-door.js';
import { cacheable, json } from './support/service.js';
import { renewTags, TAGS, tagsOf } from './support/site.js';
import { until, untilAge, untilNextHalfSecond } from './support/until.js';

let door: FrontDoor;
let text: (path: string) => Promise<string>;
beforeAll(async () => {
  ({ door, text } = await openCountingDoor());
});
afterAll(() => door.close());

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
const fresh = () => {
  values += 1;
  return `value-${values}`;
};
const gone = () => json({ message: 'gone' }, { status: 404, headers: cacheable });
const bothAnswering = (answer: () => ReturnType<typeof json>, during: () => Promise<void>) =>
  answering(door.renderer, answer, () => answering(door.blog, answer, during));
const bothDown = (during: () => Promise<void>) => down(door.renderer, () => down(door.blog, during));

/** Gives tags a value, and waits until that has its effect. */
async function renew(value: string, tags?: string[]): Promise<void> {
  renewTags(door.dir, value, tags);
  await untilNextHalfSecond();
}

/** Reads all paths, and waits until every cache would renew them. */
async function cached(paths: string[]): Promise<void> {
  await renew(fresh());
  await bothAnswering(
    () => json('old', { headers: cacheable }),
    async () => {
      expect(await Promise.all(paths.map(text))).toEqual(paths.map(() => '"old"'));
    },
  );
  await untilAge(Date.now(), 2.1);
}

describe('when a tag gets a new value', () => {
  test('the first and only reader sees the change, however long the copy was kept', async () => {
    const paths = pathsOf('changed-x7k2m9');
    await cached(paths);
    await renew(fresh());
    for (const path of paths)
      expect([path, await text(path)]).toEqual([path, expect.stringMatching(/^\d+$/)]);
  });

  test('so do all who ask at the same moment, in every encoding', async () => {
    const paths = pathsOf('together-x7k2m8').slice(0, 12);
    await cached(paths);
    await renew(fresh());
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
    await renew(fresh());
    const nothingOld = async () => {
      const replies = await Promise.all(paths.map((path, n) => door.ask(path, { from: `127.0.4.${n + 1}` })));
      for (const [n, reply] of replies.entries()) {
        expect([paths[n], reply.status]).toEqual([paths[n], expect.toBeOneOf([429, 503])]);
        expect(reply.text).not.toContain('old');
      }
    };
    for (const status of [429, 500, 502, 503]) {
      // An API passes on what its service says.
      const refusing = () => json('no', { status: status === 429 ? 429 : 503 });
      await bothAnswering(refusing, nothingOld);
    }
    await bothDown(nothingOld);
  });

  test('a flood of readers gets refusals, and no former copy', async () => {
    const paths = ['/blog/flooded-x7k2m6', '/api/blogs/flooded-x7k2m6'];
    await cached(paths);
    await renew(fresh());
    await bothAnswering(gone, async () => {
      const asked = paths.flatMap((path) =>
        Array.from({ length: 150 }, () => door.ask(path, { from: '127.0.3.1' })),
      );
      const statuses = new Set((await Promise.all(asked)).map(({ status }) => status));
      expect([...statuses].sort()).toEqual([404, 429]);
    });
  });

  test('copies under other tags are still served, also while services are down', async () => {
    const changed = ['/api/blogs/changed-a', '/blog/changed-a'];
    const others = ['/api/blogs/other-b', '/blog/other-b', '/blog', '/rss.xml'];
    await cached([...changed, ...others]);
    await renew(fresh(), ['post-a', 'page-post-a', 'kept-page-post-a']);
    await bothDown(async () => {
      expect(await Promise.all(others.map(text))).toEqual(others.map(() => '"old"'));
      for (const path of changed) expect(await door.ask(path)).toMatchObject({ status: 503 });
    });
  });

  test('because a post was added, former answers still stand in for a service that fails, and are gone with the next change', async () => {
    const paths = pathsOf('others-x7k2m5').filter((path) => !/q=|X7K2M5|^\/media|^\/api\/site/.test(path));
    await cached(paths);
    const added = TAGS.filter((tag) => !/^((kept|post|media)-|site$)/.test(tag));
    await renew(fresh(), added);
    await bothDown(async () => {
      for (const path of paths) expect([path, await text(path)]).toEqual([path, '"old"']);
    });
    await renew(fresh(), added);
    for (const path of paths.filter((one) => !one.endsWith('/others-x7k2m5') || one.startsWith('/blog')))
      expect([path, await text(path)]).toEqual([path, expect.stringMatching(/^\d+$/)]);
    await renew(fresh());
    await bothDown(async () => {
      for (const path of paths) expect(await door.ask(path)).toMatchObject({ status: 503 });
    });
  });

  test('that it had before, as after a restored backup, its copies are there again', async () => {
    const [before, meanwhile] = [fresh(), fresh()];
    const path = '/api/blogs/restored-c';
    await renew(before);
    expect(await text(path)).toBe('1');
    await renew(meanwhile);
    expect(await text(path)).toBe('2');
    await renew(before);
    await bothDown(async () => {
      expect(await text(path)).toBe('1');
    });
  });
});

test('while the tag stays the same, readers get what is there, and it is renewed meanwhile', async () => {
  const path = '/blog/renewed';
  await cached([path]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answering(
    door.renderer,
    () => ({ ...json(2, { headers: cacheable }), after: held }),
    async () => {
      expect(await text(path)).toBe('"old"');
      await until('the renewal is under way', () => door.renderer.times(path) === 2);
      expect(await Promise.all([text(path), text(path)])).toEqual(['"old"', '"old"']);
      release();
      await until('it is renewed', async () => (await text(path)) === '2');
    },
  );
});

describe('without values of tags, because blog-service has not told them yet', () => {
  test('answers come from the services, and no request fills the log', async () => {
    const { door: bare, text: read } = await openCountingDoor();
    try {
      rmSync(tagsOf(bare.dir), { recursive: true });
      const paths = pathsOf('early-x7k2m9');
      expect(await Promise.all(paths.map(read))).toEqual(paths.map(() => '1'));
      await untilNextHalfSecond();
      expect(await Promise.all(paths.map(read))).toEqual(paths.map(() => '2'));
      expect(bare.output()).not.toContain('realpath');
    } finally {
      await bare.close();
    }
  });
});
