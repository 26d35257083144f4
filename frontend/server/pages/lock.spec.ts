import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { locked } from './lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts another process, which does this work in the locked folder. */
function start(work: string) {
  const code = `
    import { appendFileSync } from 'node:fs';
    import { locked } from ${JSON.stringify(resolve('server/pages/lock.ts'))};
    const folder = ${JSON.stringify(folder)};
    const log = (text) => appendFileSync(folder + '/log', text);
    ${work}
  `;
  const args = ['--input-type=module', '--eval', code];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

const TURN = `await locked(folder, async () => { log('in '); await new Promise(setImmediate); log('out '); });`;

it('lets one process in at a time, also when its holder is killed while many wait', async () => {
  const holder = start(
    'setInterval(() => {}, 1000); locked(folder, () => new Promise(() => console.log("held")));',
  );
  await once(holder.stdout, 'data');
  const others = Array.from({ length: 6 }, () => start(`console.log('waiting'); ${TURN.repeat(5)}`));
  await Promise.all(others.map(({ stdout }) => once(stdout, 'data')));
  appendFileSync(join(folder, 'log'), 'killed ');
  holder.kill('SIGKILL');
  const codes = await Promise.all(others.map((other) => once(other, 'exit')));
  expect(codes).toEqual(others.map(() => [0, null]));
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe(`killed ${'in out '.repeat(30)}`);
});

it('stays with its holder, however old it is', async () => {
  const order: string[] = [];
  let next: Promise<unknown> | undefined;
  await locked(folder, async () => {
    for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))])
      utimesSync(path, 0, 0);
    next = locked(folder, async () => order.push('next'));
    // Far more turns than it takes to come in.
    for (let turn = 0; turn < 2000; turn++) await stat(folder);
    order.push('first');
  });
  await next;
  expect(order).toEqual(['first', 'next']);
});

it('is free again after work that failed', async () => {
  const failing = locked(folder, () => Promise.reject(new Error('The disk is full.')));
  await expect(failing).rejects.toThrow('The disk is full.');
  expect(await locked(folder, async () => 'done')).toBe('done');
});

it('fails, and makes nothing, when the folder is gone', async () => {
  await expect(locked(join(folder, 'gone'), async () => {})).rejects.toThrow('gone');
  await expect(locked(join(folder, 'gone'), async () => {})).rejects.toThrow('gone');
});
