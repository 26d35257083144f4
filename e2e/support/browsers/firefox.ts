import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import type { Driver, Element } from './driver.js';

type Node = { sharedId: string };
type Answer = { id?: number; error?: string; message?: string; result: unknown };
type Called = { type: string; result: { type: string; value?: unknown; sharedId?: string } };

/** Firefox ESR over WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'salon-firefox-'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn('firefox-esr', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(`${await addressIn(firefox.stderr)}/session`);
  await once(socket, 'open');

  let last = 0;
  const asked = new Map<number, (answer: Answer) => void>();
  socket.on('message', (text) => {
    const answer: Answer = JSON.parse(String(text));
    if (answer.id !== undefined) asked.get(answer.id)?.(answer);
  });
  async function send<Result>(method: string, params: object): Promise<Result> {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => asked.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await answered;
    if (error) throw new Error(`Firefox ${method}: ${message}`);
    return result as Result;
  }

  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;

  const run = (functionDeclaration: string, args: object[]) =>
    send<Called>('script.callFunction', {
      functionDeclaration,
      arguments: args,
      awaitPromise: true,
      target: { context },
    });
  const perform = (...actions: object[]) => send('input.performActions', { context, actions });

  async function click(element: Element) {
    await run("(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })", [
      { sharedId: (element as Node).sharedId },
    ]);
    const origin = { type: 'element', element: { sharedId: (element as Node).sharedId } };
    await perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async call(inPage, ...args) {
      const answer = await run(
        String(inPage),
        args.map((value) => ({ type: typeof value, value })),
      );
      if (answer.type !== 'success') throw new Error(`Firefox: ${JSON.stringify(answer)}`);
      const { type, value, sharedId } = answer.result;
      return (type === 'node' ? { sharedId } : type === 'null' ? null : value) as never;
    },
    click,
    async type(element, text) {
      await click(element);
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await perform({ type: 'key', id: 'keyboard', actions: keys });
    },
    choose: async (element, file) =>
      void (await send('input.setFiles', {
        context,
        element: { sharedId: (element as Node).sharedId },
        files: [file],
      })),
    async close() {
      const ended = once(firefox, 'exit');
      await send('browser.close', {}).catch(() => firefox.kill());
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Firefox prints the address that it listens on. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address) {
      output.resume();
      return address;
    }
  }
  throw new Error('Firefox ended without a word.');
}
