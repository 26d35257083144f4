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

test('a service that hangs keeps no reader of a cached page waiting longer than four seconds', async () => {
  const paths = ['/blog/hanging', '/api/blogs/hanging'];
  const texts = () => Promise.all(paths.map(text));
  expect(await texts()).toEqual(['1', '1']);
  await untilAge(Date.now(), 2);
  const hang = () => ({ after: new Promise(() => {}) });
  await answering(door.blog, hang, () =>
    answering(door.renderer, hang, async () => {
      expect(await texts()).toEqual(['1', '1']);
    }),
  );
}, 8_000);

test('what is not cached has our words while its service hangs', async () => {
  const sentence = 'The service is not available right now. Please try again in a moment.\n';
  const hang = () => ({ after: new Promise(() => {}) });
  await answering(door.blog, hang, async () => {
    const paths = ['/media/key/hanging.jpg', '/rss.xml'];
    const replies = await Promise.all(paths.map((path) => door.ask(path)));
    for (const reply of replies) expect(reply).toMatchObject({ status: 503, text: sentence });
  });
}, 8_000);
