import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isInUse } from './test.js';

type Kind = 'link' | 'button' | 'field' | 'heading' | 'text' | 'picture';

/** WebDriver's reference to an element of the page. */
type Element = Record<string, string>;

const FREE_PORTS = fileURLToPath(new URL('../../ops/native/free-ports.mjs', import.meta.url));

/** Calls `ask` again and again until it returns a value. */
async function until<T>(what: string, ask: () => Promise<T>): Promise<NonNullable<T>> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await ask();
    if (answer) return answer;
    await delay(100);
  }
  throw new Error(`Not true in time: ${what}`);
}

/**
 * WebKitGTK's MiniBrowser over WebDriver, on a virtual screen: Playwright drives only patched builds of WebKit. Uses the site as a person
 * does: finds elements by their words, and waits until they appear.
 */
export class WebKit {
  private constructor(
    private readonly session: string,
    private readonly stop: () => Promise<unknown>,
  ) {}

  static async start(): Promise<WebKit> {
    const port = execFileSync(process.execPath, [FREE_PORTS, '1'], { encoding: 'utf8' }).trim();
    const driver = ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`];
    const server = spawn('xvfb-run', driver, { stdio: 'ignore', detached: true });
    const stop = () => {
      const ended = once(server, 'exit');
      process.kill(-Number(server.pid));
      return ended;
    };
    const sessions = `http://127.0.0.1:${port}/session`;
    const body = JSON.stringify({ capabilities: { alwaysMatch: {} } });
    const answer = await until('WebKit is there', () =>
      fetch(sessions, { method: 'POST', body }).catch(() => undefined),
    );
    const { value } = (await answer.json()) as { value: { sessionId: string } };
    const webkit = new WebKit(`${sessions}/${value.sessionId}`, stop);
    await webkit.send('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 900 });
    return webkit;
  }

  private async send(method: 'POST' | 'DELETE', command: string, body?: object): Promise<unknown> {
    const answer = await fetch(this.session + command, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: { message?: string } };
    if (!answer.ok) throw new Error(`WebKit${command}: ${value.message}`);
    return value;
  }

  /** Runs a function in the page and returns its result, JSON or an element. The function can't use variables around it. */
  private run(inPage: (...args: never[]) => unknown, ...args: string[]): Promise<unknown> {
    const script = `return (${inPage})(...arguments)`;
    // An element that is replaced while it is handed over is one that is not there yet.
    return this.send('POST', '/execute/sync', { script, args }).catch((error: Error) => {
      if (!error.message.includes('Stale element')) throw error;
      return null;
    });
  }

  async open(address: string): Promise<void> {
    await this.send('POST', '/url', { url: address });
    await until(`${address} is in use`, () => this.run(isInUse));
  }

  async sees(kind: Kind, words: string): Promise<Element> {
    return (await until(`there is the ${kind} “${words}”`, () => this.run(find, kind, words))) as Element;
  }

  /** A property of an element, once it has a value: a picture that is not loaded has no width. */
  reads(kind: Kind, words: string, property: 'href' | 'naturalWidth'): Promise<unknown> {
    const read = () => this.run(find, kind, words, property);
    return until(`the ${kind} “${words}” has its ${property}`, read);
  }

  async click(kind: Kind, words: string): Promise<void> {
    await this.sendTo(await this.sees(kind, words), 'click', {});
  }

  /** Types a text into a field, or chooses the file of this path. */
  async type(label: string, text: string): Promise<void> {
    await this.sendTo(await this.sees('field', label), 'value', { text });
  }

  private sendTo(element: Element, command: string, body: object) {
    return this.send('POST', `/element/${Object.values(element)[0]}/${command}`, body);
  }

  async address(): Promise<string> {
    return `${await this.run(() => location.href)}`;
  }

  async close(): Promise<void> {
    await this.send('DELETE', '').catch(() => undefined);
    await this.stop();
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
