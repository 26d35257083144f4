import { type Driver, type Element, until } from './drivers.js';

export type Kind = 'link' | 'button' | 'field' | 'heading' | 'text' | 'picture';

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

  async sees(kind: Kind, words: string): Promise<Element> {
    return until(`there is the ${kind} “${words}”`, () => this.browser.call(find, kind, words));
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

  async isAt(end: string): Promise<void> {
    await until(`the address ends in ${end}`, async () => (await this.address()).endsWith(end));
  }

  address(): Promise<string> {
    return this.browser.call(() => location.href);
  }

  /** The address of a link. */
  async target(words: string): Promise<string> {
    await this.sees('link', words);
    return (await this.browser.call(addressOf, words)) ?? '';
  }

  /** The width in pixels of a picture's file, once the picture is shown. */
  pictureWidth(words: string): Promise<number> {
    return until(`the picture “${words}” is shown`, () => this.browser.call(widthOf, words));
  }
}

/** Scripts load after the first paint: until React listens on the root element, a click does nothing. */
function isInUse(): boolean {
  const root = document.getElementById('root');
  return !!root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}

// The functions below run in the page, so they can't use anything else of this module.

function find(kind: string, words: string): globalThis.Element | null {
  const selectors: Record<string, string> = {
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
  const shown = [...document.querySelectorAll<HTMLElement>(String(selectors[kind]))]
    .filter((element) => element.checkVisibility() || (element as HTMLInputElement).type === 'file')
    .reverse();
  return (
    shown.find((element) => named(element).some((name) => plain(name) === words)) ??
    shown.find((element) => named(element).some((name) => plain(name).includes(words))) ??
    null
  );
}

function addressOf(words: string): string | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find((link) =>
    (link.getAttribute('aria-label') ?? link.textContent ?? '').includes(words),
  )?.href;
}

function widthOf(words: string): number {
  const picture = [...document.querySelectorAll<HTMLImageElement>('picture img')].find(
    (image) => image.alt === words,
  );
  return picture?.complete ? picture.naturalWidth : 0;
}
