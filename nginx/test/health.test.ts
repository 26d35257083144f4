import { afterAll, beforeAll, expect, test } from 'vitest';
import { answering } from './support/counting-door.js';
import { FrontDoor } from './support/front-door.js';
import { json } from './support/service.js';
import { untilAge } from './support/until.js';

let door: FrontDoor;
beforeAll(async () => {
  door = await FrontDoor.open();
});
afterAll(() => door.close());

const health = (from?: string) => door.ask('/healthz', { from });
/** As the renderer answers. */
const answer = (status: number) =>
  json({ status: status === 200 ? 'ok' : 'error' }, { status, headers: { 'cache-control': 'no-store' } });

test.each([200, 503])('one answer a second serves all who ask, also when it is %i', async (status) => {
  await answering(
    door.renderer,
    () => answer(status),
    async () => {
      // Not in the second of the test before.
      await untilAge(Date.now(), 1);
      const before = door.renderer.times('/healthz');
      const started = Date.now();
      for (let round = 0; round < 10; round++) {
        const addresses = Array.from({ length: 60 }, (_, number) => `127.2.0.${number + 1}`);
        const replies = await Promise.all(addresses.map(health));
        expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([status]));
      }
      const seconds = Math.ceil((Date.now() - started) / 1000) + 1;
      expect(door.renderer.times('/healthz') - before).toBeLessThanOrEqual(seconds);
    },
  );
});

test('a probe hears of a change within a second', async () => {
  for (const status of [200, 503, 200]) {
    await answering(
      door.renderer,
      () => answer(status),
      async () => {
        await untilAge(Date.now(), 1);
        expect((await health()).status).toBe(status);
      },
    );
  }
});

test('a renderer that hangs is not well, which is said soon', async () => {
  await answering(
    door.renderer,
    () => ({ after: new Promise(() => {}) }),
    async () => {
      await untilAge(Date.now(), 1);
      const started = Date.now();
      const replies = await Promise.all(Array.from({ length: 20 }, () => health()));
      for (const { status, text } of replies) {
        expect(status).toBe(503);
        expect(JSON.parse(text)).toEqual({ status: 'error', parts: { frontend: 'down' } });
      }
      // Those who waited for the first one's answer ask for themselves then.
      expect(Date.now() - started).toBeLessThan(10_000);
    },
  );
});
