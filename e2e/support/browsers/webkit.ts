import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Driver, Element } from './driver.js';
import { freePort, until } from './process.js';

/** WebKitGTK's MiniBrowser over WebDriver, on a virtual screen. */
export async function startWebKit(): Promise<Driver> {
  const port = freePort();
  const server = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  let session = `http://127.0.0.1:${port}/session`;

  async function send(method: 'POST' | 'DELETE', command = '', body?: object) {
    const answer = await fetch(session + command, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: { message?: string } & Record<string, never> };
    if (!answer.ok) throw new Error(`WebKit${command}: ${value.message}`);
    return value;
  }
  const idOf = (element: Element) => Object.values(element as Record<string, string>)[0];

  const { sessionId } = await until('WebKit is there', () =>
    send('POST', '', { capabilities: { alwaysMatch: {} } }).catch(() => undefined),
  );
  session += `/${sessionId}`;
  await send('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 900 });

  return {
    open: async (url) => void (await send('POST', '/url', { url })),
    call: async (inPage, ...args) =>
      // An element that is replaced while it is handed over is one that is not there yet.
      send('POST', '/execute/sync', { script: `return (${inPage})(...arguments)`, args }).catch(
        (error: Error) => {
          if (!error.message.includes('Stale element')) throw error;
          return null;
        },
      ) as never,
    click: async (element) => void (await send('POST', `/element/${idOf(element)}/click`, {})),
    type: async (element, text) => void (await send('POST', `/element/${idOf(element)}/value`, { text })),
    choose: async (element, file) =>
      void (await send('POST', `/element/${idOf(element)}/value`, { text: file })),
    async close() {
      await send('DELETE').catch(() => undefined);
      const ended = once(server, 'exit');
      process.kill(-Number(server.pid));
      await ended;
    },
  };
}
