import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { Logger } from '@nestjs/common';
import { addDays, localTime } from '@salon/content/hours/localTime';
import { moveClock } from '@salon/service-kit/testing/clock';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ConditionController } from '../src/condition/condition.controller.js';
import type { Condition } from '../src/condition/condition.dto.js';
import { SALON_NAME, useApp } from './app.js';

const blog = useApp();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** One in which it is noon. */
const toNoon = 12 - new Date().getUTCHours();
const SALON_TIME_ZONE = `Etc/GMT${toNoon > 0 ? '-' : '+'}${Math.abs(toNoon)}`;

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A certificate for so many days from now. */
function certificate(days: number) {
  const asked = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=salon.example -days ${days}`;
  const made = execFileSync('openssl', [...asked.split(' '), '-keyout', '-'], { stdio: 'pipe' });
  return { key: made, cert: made };
}

/** What a part says of itself. */
const part = { container: 'a', started: 0, disk: 0.4, isAway: false };
const door = createTlsServer(certificate(12));
/** What was told, and how the one who is told answers. */
const told: { path: string; type: string; text: string }[] = [];
let answer = 200;

const metrics = createServer((request, response) => {
  if (part.isAway) return void request.destroy();
  const { container, started, disk } = part;
  response.end(`process_start_time_seconds{container="${container}"} ${started}\ndisk_used_ratio ${disk}\n`);
});
const chat = createServer(async (request, response) => {
  const text = (await request.toArray()).join('');
  told.push({ path: `${request.url}`, type: `${request.headers['content-type']}`, text });
  response.writeHead(answer, { Location: '/elsewhere' }).end();
});
const receiver = `http://127.0.0.1:${await listen(chat)}`;
const environment = {
  PARTS: `localhost:${await listen(metrics)}`,
  TLS_ADDRESS: `127.0.0.1:${await listen(door)}`,
  ALERT_URL: `${receiver}/topic`,
  SALON_TIME_ZONE,
};
beforeEach(async () => {
  Object.assign(part, { container: 'a', started: 0, disk: 0.4, isAway: false });
  told.length = 0;
  answer = 200;
  await blog.database.query('TRUNCATE fault, part_start, counts, backup_outcome, copy_outcome');
  await backUp();
});

async function replica(env: NodeJS.ProcessEnv = {}) {
  const { app, url } = await blog.replica({ ...environment, ...env });
  onTestFinished(() => app.close());
  return { url, watch: () => app.get(ConditionController).watch() };
}
const backUp = () =>
  blog.database.query(
    `INSERT INTO backup_outcome (tried, good, every_hours) VALUES ($1, $1, 24)
     ON CONFLICT (single) DO UPDATE SET tried = $1, good = $1`,
    [new Date()],
  );
/** The database tells the time of copies. */
const copied = (daysAgo: number) =>
  blog.database.query(
    `INSERT INTO copy_outcome (place, good, checked) VALUES ('the place', now() - $1 * interval '1 day', now())
     ON CONFLICT (place) DO UPDATE SET good = excluded.good`,
    [daysAgo],
  );
const visits = (day: string) =>
  blog.database.query("INSERT INTO counts VALUES (10, $1, 'visit', '', '') ON CONFLICT DO NOTHING", [day]);
const today = () => localTime(new Date(), SALON_TIME_ZONE).slice(0, 10);
/** What was told, without days. */
const words = () =>
  told.map(({ text }) => text.replace(/\d+ \w+ \d{4}/, 'DAY').replace(/^.*: (?=[A-Z])/, ''));

test('a month passes: what is wrong is told once, by one replica, and once when it is well again', async () => {
  const replicas = [await replica(), await replica()];
  for (let week = 1; week < 60; week++) await visits(addDays(today(), -week));
  /** The clock stands still between its moves. */
  moveClock(0);
  const first = Date.now();
  const history: Record<number, string[]> = {};
  for (let day = 0; day < 36; day++) {
    moveClock(first + day * DAY - Date.now());
    if (day < 10 || day > 14) await backUp();
    await copied(day < 24 || day > 27 ? 0 : 3);
    if (day !== 20) await visits(today());
    part.disk = { 5: 0.86, 6: 0.84, 7: 0.86 }[day] ?? 0.4;
    // The first is renewed when a third of its time is left.
    if (day === 9) door.setSecureContext(certificate(40));
    if (day === 33) door.setSecureContext(certificate(130));
    for (const hours of [0, 8]) {
      moveClock(hours * HOUR);
      for (const { watch } of replicas) await watch();
    }
    if (told.length > 0) history[day] = words();
    told.length = 0;
  }
  expect(history).toEqual({
    5: ['The disk is 86 % full: soon nothing more can be saved.'],
    8: ['There is room on the disk again.'],
    11: ['There has been no good backup of the site since DAY.'],
    15: ['The site is backed up again.'],
    20: ['Nobody opened the site on DAY, and on such a day many usually do.'],
    21: ['There are visitors again.'],
    24: ['There has been no good copy of the site in another place since DAY.'],
    28: ['The site is copied to the other place again.'],
    30: ['The certificate ends on DAY and is not renewed.'],
    33: ['The certificate is renewed.'],
  });
});

describe('a part', () => {
  /** A minute passes, in the middle of which it began. */
  async function passMinute(watch: () => Promise<void>) {
    moveClock(60_000);
    part.started = Math.floor(Date.now() / 1_000) - 30;
    await watch();
  }

  test.each([
    ['begins again and again', false],
    ['does not answer', true],
  ])('that %s is told until it ran steadily for an hour', async (_, isAway) => {
    const { watch } = await replica();
    moveClock(0);
    part.isAway = isAway;
    for (let minute = 1; minute <= 5; minute++) {
      expect(words()).toEqual([]);
      await passMinute(watch);
    }
    const restless = 'A part of the site starts again and again, or does not answer: localhost.';
    expect(words()).toEqual([restless]);
    part.isAway = false;
    moveClock(59 * 60_000);
    await watch();
    expect(words()).toEqual([restless, 'All parts of the site run steadily again.']);
  });

  test('has new versions within an hour, which are not told', async () => {
    const { watch } = await replica();
    moveClock(0);
    for (part.container of ['a', 'a', 'b', 'b', 'c', 'd', 'e']) await passMinute(watch);
    expect(words()).toEqual([]);
  });
});

describe('who is to be told', () => {
  beforeEach(() => void Object.assign(part, { disk: 0.9 }));
  const sentence = `${SALON_NAME} (salon.example): The disk is 90 % full: soon nothing more can be saved.`;
  test.each([
    ['ntfy', '/topic', '/topic', sentence],
    ['healthchecks.io', '/ping/0a1b?create=1', '/ping/0a1b/fail?create=1', sentence],
    ['Slack', '/services/T0/B0/x', '/services/T0/B0/x', JSON.stringify({ text: sentence })],
    ['Mattermost', '/hooks/x', '/hooks/x', JSON.stringify({ text: sentence })],
    ['Google Chat', '/v1/spaces/x/messages?key=y', undefined, JSON.stringify({ text: sentence })],
    ['Discord', '/api/webhooks/1/x', undefined, JSON.stringify({ content: sentence })],
  ])('%s is told in its own way', async (_, address, path = address, text) => {
    await (await replica({ ALERT_URL: receiver + address })).watch();
    const type = text.startsWith('{') ? 'application/json' : 'text/plain;charset=UTF-8';
    expect(told).toEqual([{ path, type, text }]);
  });

  test.each([302, 503])('and answers %d is told again later, and nowhere else', async (status) => {
    const { watch } = await replica();
    using warn = vi.spyOn(Logger.prototype, 'warn');
    answer = status;
    await watch();
    answer = 200;
    for (const _ of ['again', 'not any more']) await watch();
    expect(told.map(({ path }) => path)).toEqual(['/topic', '/topic']);
    expect(warn.mock.calls).toEqual([[{ msg: expect.stringContaining('could not be sent'), status }]]);
  });

  test('and is away is in no log by its address, which is a secret', async () => {
    const { watch } = await replica({ ALERT_URL: 'http://127.0.0.1:2/topic' });
    using warn = vi.spyOn(Logger.prototype, 'warn');
    await watch();
    const msg = expect.stringContaining('could not be sent');
    expect(warn.mock.calls).toEqual([[{ msg, reason: 'ECONNREFUSED' }]]);
  });
});

describe('the owner is shown', () => {
  const shown = async (url = blog.url): Promise<Condition> =>
    JSON.parse(await (await blog.send('GET', '/api/condition', undefined, {}, url)).text());

  const VERSION = { VERSION_DATE: '2026-11-20T12:00:00+05:30', VERSION_COMMIT: 'a'.repeat(40) };

  test('how the site is', async () => {
    await copied(0);
    const { url } = await replica(VERSION);
    const outcome = { good: expect.any(String), fault: null, late: false };
    expect(await shown(url)).toEqual({
      faults: [],
      backup: { ...outcome, copy: { ...outcome, checked: expect.any(String) } },
      certificate: { until: expect.any(String), renews: true },
      diskUsed: 0.4,
      version: { made: '2026-11-20T06:30:00.000Z', isOutdated: null },
    });
  });

  test.each([
    ['main', 'a', false],
    ['main', 'b', true],
    ['elsewhere', 'b', null],
  ])('whether there is a newer version on %s (%s): %s', async (branch, digit, isOutdated) => {
    const repository = createServer(({ url }, response) => {
      const isAsked = url === '/salon.git/info/refs?service=git-upload-pack';
      response.end(isAsked ? `003d${digit.repeat(40)} refs/heads/main\n0000` : '');
    });
    const address = `http://127.0.0.1:${await listen(repository)}/salon.git`;
    onTestFinished(() => void repository.close());
    const { url } = await replica({ ...VERSION, UPDATES: `${address}#${branch}` });
    expect(await shown(url)).toMatchObject({ version: { isOutdated } });
  });

  test('nothing that can’t be known', async () => {
    const env = { PUBLIC_URL: 'http://localhost', PARTS: '', BLOG_DATABASE_URL: 'postgres://elsewhere' };
    const nothing = { faults: [], backup: null, certificate: null, diskUsed: null, version: null };
    expect(await shown((await replica(env)).url)).toEqual(nothing);
  });

  test.each([
    ["fault = 'No room.'", { fault: 'No room.', late: false }],
    ["good = now() - interval '19 hours', every_hours = 6", { fault: null, late: true }],
  ])('that the last backup is not good, which nobody else is told yet: %s', async (change, backup) => {
    await blog.database.query(`UPDATE backup_outcome SET ${change}`);
    const { url, watch } = await replica();
    const faults = [{ kind: 'lastBackup', words: 'The last backup of the site failed, or is late.' }];
    expect(await shown(url)).toMatchObject({ faults, backup });
    await watch();
    expect(told).toEqual([]);
  });

  test.each([
    [null, 49, true],
    [null, 5, false],
    [24, 99, false],
  ])('whether a copy of %s hours ago, wanted for %s, is late: %s', async (age, since, late) => {
    await blog.database.query(
      `INSERT INTO copy_outcome (place, since, good, fault)
       VALUES ('the place', now() - $1 * interval '1 hour', now() - $2 * interval '1 hour', 'It is away.')`,
      [since, age],
    );
    const copy = { late, fault: 'It is away.' };
    expect(await shown()).toMatchObject({ backup: { fault: null, late: false, copy } });
  });
});
