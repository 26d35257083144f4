import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersWith, spellingsOf } from '../../../nginx/test/support/secret.js';
import { canStopParts, partUrls, state } from '../../support/parts.js';
import { expect, test } from '../../support/test.js';

/** One for each run, so that a line of an earlier one counts for nothing. */
const SECRET = `hunter2-${randomUUID()}`;
const body = JSON.stringify({ password: SECRET, title: SECRET, [SECRET]: SECRET });
const headers = { ...headersWith(SECRET), 'Content-Type': 'application/json' };
const spellings = spellingsOf(SECRET);
const paths =
  `/ /blog /rss.xml /preview/about /api/blogs /api/site/draft /api/pictures /api/admin/session /api/admin/login
  /api/admin/login/recovery /api/admin/password /api/admin/recovery-code`.split(/\s+/);
/** What each part has, so that it is logged: of many refusals only the first are. */
const there = {
  'auth-service': '.well-known/jwks.json',
  'blog-service': 'api/categories',
  frontend: 'blog',
};

const logs = () =>
  readdirSync(join(state, 'logs')).map((name) => [name, readFileSync(join(state, 'logs', name), 'utf8')]);

// nginx/test/logging.test.ts looks at nginx's own.
test('no log of a part contains a token or a password, wherever it was sent', async ({ request }) => {
  test.skip(!canStopParts, 'the logs of containers are read otherwise');
  // What comes last says that all before it is written.
  const last = `last-${randomUUID()}`;
  for (const [part, path] of Object.entries(there)) {
    const origin = partUrls()[part];
    for (const spelling of paths.flatMap((path) => spellings.map((spelling) => path + spelling)))
      for (const sent of [{}, { method: 'POST', body }])
        await (await fetch(origin + spelling, { headers, redirect: 'manual', ...sent })).bytes();
    await request.get(`${origin}/${path}`, { headers: { 'X-Request-Id': last } });
    const log = () => readFileSync(join(state, 'logs', `${part}.log`), 'utf8').includes(last);
    await expect.poll(log, part).toBe(true);
  }
  for (const [file, text] of logs())
    expect(
      text?.split('\n').filter((line) => line.includes('hunter2')),
      file,
    ).toEqual([]);
});
