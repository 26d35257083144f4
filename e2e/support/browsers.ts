import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { isInUse } from './test.js';

/** The driver's reference to an element of the page. */
type Element = unknown;
type Argument = string | number;

/** The few browser functions that the stories need. */
interface Driver {
  open(address: string): Promise<unknown>;
  /** Runs a function in the page and returns its result, JSON or an element. The function can't use variables around it. */
  call(inPage: (...args: never[]) => unknown, ...args: Argument[]): Promise<unknown>;
  click(element: Element): Promise<unknown>;
  type(element: Element, text: string): Promise<unknown>;
  choose(element: Element, file: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Calls `ask` again and again until it returns a value. */
async function until<T>(what: string, ask: () => Promise<T>): Promise<NonNullable<T>> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await ask();
    if (answer) return answer;
    await delay(100);
  }
  throw new Error(`Not true in time: ${what}`);
}

export const FIREFOX = '/usr/bin/firefox-esr';

/** Firefox ESR over WebDriver BiDi. */
async function startFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  const handle = (element: Element) => element as ElementHandle<HTMLInputElement>;
  return {
    open: (address) => page.goto(address),
    async call(inPage, ...args) {
      const result = await page.evaluateHandle(`(${inPage})(...${JSON.stringify(args)})`);
      return result.asElement() ?? (await result.jsonValue());
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

const FREE_PORTS = fileURLToPath(new URL('../../ops/native/free-ports.mjs', import.meta.url));

/** WebKitGTK's MiniBrowser over WebDriver, on a virtual screen. */
async function startWebKit(): Promise<Driver> {
  const port = execFileSync(process.execPath, [FREE_PORTS, '1'], { encoding: 'utf8' }).trim();
  const server = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  let session = `http://127.0.0.1:${port}/session`;

  async function send(method: 'POST' | 'DELETE', command = '', body?: object) {
    const answer = await fetch(session + command, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: { message?: string; sessionId?: string } };
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
      ),
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

/** Browsers that Playwright can drive only in patched builds, not as they are shipped. */
export const browsers = { Firefox: startFirefox, WebKit: startWebKit };

type Kind = 'link' | 'button' | 'field' | 'heading' | 'text' | 'picture';

/** Uses the site as a person does: finds elements by their words, and waits until they appear. */
export class Person {
  constructor(
    private readonly browser: Driver,
    private readonly site: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.browser.open(new URL(path, this.site).href);
    await until(`${path} is in use`, () => this.browser.call(isInUse));
  }

  sees(kind: Kind, words: string): Promise<Element> {
    return until(`there is the ${kind} “${words}”`, () => this.browser.call(find, kind, words));
  }

  /** A property of an element, once it has a value: a picture that is not loaded has no width. */
  reads(kind: Kind, words: string, property: 'href' | 'naturalWidth'): Promise<unknown> {
    const read = () => this.browser.call(find, kind, words, property);
    return until(`the ${kind} “${words}” has its ${property}`, read);
  }

  async click(kind: Kind, words: string): Promise<void> {
    await this.browser.click(await this.sees(kind, words));
  }

  async type(label: string, text: string): Promise<void> {
    await this.browser.type(await this.sees('field', label), text);
  }

  async choose(label: string, file: string): Promise<void> {
    await this.browser.choose(await this.sees('field', label), file);
  }

  async address(): Promise<string> {
    return `${await this.browser.call(() => location.href)}`;
  }
}

/** Runs in the page, so it can't use anything else of this module. Finds an element, or reads its property. */
function find(kind: Kind, words: string, property?: string): unknown {
  const selectors = {
    link: 'a[href]',
    button: 'button',
    field: 'input, textarea, select, [role=textbox]',
    heading: 'h1, h2, h3',
    picture: 'picture img',
    text: 'body *',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const named = (element: HTMLElement) => [
    element.getAttribute('aria-label'),
    element.getAttribute('alt'),
    document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent,
    ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
    element.textContent,
  ];
  // Reversed, so that inner elements come first. File inputs count although they are hidden: a button stands for them.
  const shown = [...document.querySelectorAll<HTMLElement>(selectors[kind])]
    .filter((element) => element.checkVisibility() || (element as HTMLInputElement).type === 'file')
    .reverse();
  const found =
    shown.find((element) => named(element).some((name) => plain(name) === words)) ??
    shown.find((element) => named(element).some((name) => plain(name).includes(words))) ??
    null;
  return property ? found?.[property as keyof HTMLElement] : found;
}
