import { afterAll, beforeAll, expect, test } from 'vitest';
import { answering, openCountingDoor } from './support/counting-door.js';
import type { FrontDoor } from './support/front-door.js';
import { untilAge } from './support/until.js';

let door: FrontDoor;
let text: (path: string) => Promise<string>;
beforeAll(async () => {
  ({ door, text } = await openCountingDoor());
});
afterAll(() => door.close());

test('a service that hangs keeps no reader of a cached page waiting', async () => {
  const paths = ['/blog/hanging', '/blog', '/api/blogs/hanging', '/rss.xml'];
  const texts = () => Promise.all(paths.map(text));
  expect(await texts()).toEqual(paths.map(() => '1'));
  await untilAge(Date.now(), 2);
  const hang = () => ({ after: new Promise(() => {}) });
  await answering(door.blog, hang, () =>
    answering(door.renderer, hang, async () => {
      const asked = Date.now();
      for (let times = 0; times < 3; times += 1) expect(await texts()).toEqual(paths.map(() => '1'));
      // nginx waits four seconds for a service.
      expect(Date.now() - asked).toBeLessThan(2_000);
    }),
  );
});

test('an auth-service that hangs is an error in JSON within five seconds', async () => {
  await answering(
    door.auth,
    () => ({ after: new Promise(() => {}) }),
    async () => {
      const since = Date.now();
      const replies = await Promise.all([
        door.ask('/api/admin/session', { headers: { Authorization: 'Bearer token' } }),
        door.ask('/api/admin/login', {
          method: 'POST',
          body: '{"password":"secret"}',
          headers: { 'Content-Type': 'application/json' },
        }),
      ]);
      expect(Date.now() - since).toBeLessThan(5_000);
      for (const { status, headers, text: body } of replies) {
        expect([status, headers['retry-after'], JSON.parse(body).statusCode]).toEqual([504, '5', 504]);
      }
    },
  );
}, 8_000);

test('what is not cached has our words while its service hangs', async () => {
  const sentence = 'The service is not available right now. Please try again in a moment.\n';
  const hang = () => ({ after: new Promise(() => {}) });
  await answering(door.blog, hang, async () => {
    const paths = ['/media/key/480.jpg', '/sitemap.xml'];
    const replies = await Promise.all(paths.map((path) => door.ask(path)));
    for (const reply of replies) expect(reply).toMatchObject({ status: 503, text: sentence });
  });
}, 8_000);
