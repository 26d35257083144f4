import { expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { json, never, type Service } from './support/service.js';
import { seconds } from './support/until.js';

const door = await openDoor();
const { renderer } = door;
const health = (from?: string) => door.ask('/healthz', { from });
/** As the renderer answers. */
const answer = (status: number) =>
  json({ status: status === 200 ? 'ok' : 'error' }, { status, headers: { 'cache-control': 'no-store' } });

/** While the renderer answers so, and not in the second of the test before. */
const whileItAnswers = (how: Service['answer'], during: () => Promise<void>) =>
  renderer.answering(how, () => seconds(1).then(during));

test.each([200, 503, 200])('one answer a second serves all who ask, with the status of then: %i', (status) =>
  whileItAnswers(
    () => answer(status),
    async () => {
      const before = renderer.times('/healthz');
      const started = Date.now();
      for (let round = 0; round < 5; round++) {
        const addresses = Array.from({ length: 60 }, (_, number) => `127.2.0.${number + 1}`);
        const replies = await Promise.all(addresses.map(health));
        expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([status]));
      }
      const seconds = Math.ceil((Date.now() - started) / 1000) + 1;
      expect(renderer.times('/healthz') - before).toBeLessThanOrEqual(seconds);
    },
  ),
);

const DOWN = { status: 503, text: '{"status":"error","parts":{"frontend":"down"}}' };

test('a renderer that hangs is not well, which is said soon', () =>
  whileItAnswers(never, async () => {
    const started = Date.now();
    for (const reply of await Promise.all(Array.from({ length: 20 }, () => health())))
      expect(reply).toMatchObject(DOWN);
    // Those who waited for the first one's answer ask for themselves then.
    expect(Date.now() - started).toBeLessThan(10_000);
  }));

test('nor is one that is down', () =>
  renderer.down(async () => {
    await seconds(1);
    expect(await health()).toMatchObject(DOWN);
  }));
