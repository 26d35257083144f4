import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import puppeteer, { type ElementHandle } from 'puppeteer-core';

/** The driver's reference to an element of the page. */
export type Element = unknown;

/** The few browser functions that the stories need. */
export interface Driver {
  open(address: string): Promise<unknown>;
  /** Runs a function in the page and returns its result, JSON or an element. The function can't use variables around it. */
  call<Args extends (string | number)[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  click(element: Element): Promise<unknown>;
  type(element: Element, text: string): Promise<unknown>;
  choose(element: Element, file: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Calls `ask` again and again until it returns a value. */
export async function until<T>(what: string, ask: () => Promise<T>): Promise<NonNullable<T>> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await ask();
    if (answer) return answer;
    await delay(100);
  }
  throw new Error(`Not true in time: ${what}`);
}

/** Firefox ESR over WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const defaultViewport = { width: 1280, height: 900 };
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport,
  });
  const page = await browser.newPage();
  const handle = (element: Element) => element as ElementHandle<HTMLInputElement>;
  return {
    open: (address) => page.goto(address),
    async call(inPage, ...args) {
      const result = await page.evaluateHandle(`(${inPage})(...${JSON.stringify(args)})`);
      return (result.asElement() ?? (await result.jsonValue())) as never;
    },
    click: (element) => handle(element).click(),
    type: async (element, text) => {
      await handle(element).click();
      await page.keyboard.type(text);
    },
    choose: (element, file) => handle(element).uploadFile(file),
    close: () => browser.close(),
  };
}

const FREE_PORTS = fileURLToPath(new URL('../../../ops/native/free-ports.mjs', import.meta.url));

/** WebKitGTK's MiniBrowser over WebDriver, on a virtual screen. */
export async function startWebKit(): Promise<Driver> {
  const port = execFileSync(process.execPath, [FREE_PORTS, '1'], { encoding: 'utf8' }).trim();
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
  const toElement = (element: Element, command: string, body: object) =>
    send('POST', `/element/${Object.values(element as Record<string, string>)[0]}/${command}`, body);

  const { sessionId } = await until('WebKit is there', () =>
    send('POST', '', { capabilities: { alwaysMatch: {} } }).catch(() => undefined),
  );
  session += `/${sessionId}`;
  await send('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 900 });

  return {
    open: (url) => send('POST', '/url', { url }),
    call: async (inPage, ...args) =>
      // An element that is replaced while it is handed over is one that is not there yet.
      send('POST', '/execute/sync', { script: `return (${inPage})(...arguments)`, args }).catch(
        (error: Error) => {
          if (!error.message.includes('Stale element')) throw error;
          return null;
        },
      ) as never,
    click: (element) => toElement(element, 'click', {}),
    type: (element, text) => toElement(element, 'value', { text }),
    choose: (element, file) => toElement(element, 'value', { text: file }),
    async close() {
      await send('DELETE').catch(() => undefined);
      const ended = once(server, 'exit');
      process.kill(-Number(server.pid));
      await ended;
    },
  };
}
