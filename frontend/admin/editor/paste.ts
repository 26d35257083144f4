import { settleTables } from '@salon/content/post/tables';
import { unwrapped } from './schema';

/** Before the editor's schema drops every tag that it does not know. `takePicture` returns the source to use for a picture, or null. */
export function cleanPastedHtml(html: string, takePicture: (src: string) => string | null): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  makeListsOfWord(body);
  removeUnseen(body);
  settleTables(body);
  renameHeadings(body);
  takePictures(body, takePicture);
  removeEmptyLines(body);
  makeListsOfLines(body);
  for (const link of body.querySelectorAll('a[href]'))
    link.setAttribute('href', unwrapped(link.getAttribute('href') ?? ''));
  return body.innerHTML;
}

/** Word's own bullet or number of a paragraph in a list. */
const MARKER = '[style*="mso-list:Ignore" i]';

function removeUnseen(body: HTMLElement) {
  const unseen = 'style, script, meta, link, title, xml, template, noscript, svg, button';
  for (const element of body.querySelectorAll(`${unseen}, ${MARKER}`)) element.remove();
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    if (element.style.display === 'none') element.remove();
  }
}

interface Item {
  element: Element;
  level: number;
  isNumbered: boolean;
}

/** Makes lists of elements, in the place of the first one of those that follow each other. */
function makeLists(items: Item[]) {
  let lists: Element[] = [];
  let outermost = 1;
  for (const { element, level, isNumbered } of items) {
    const goesOn = lists[0] !== undefined && element.previousElementSibling === lists[0];
    if (!goesOn) outermost = level;
    const depth = Math.max(1, level - outermost + 1);
    lists = goesOn ? lists.slice(0, depth) : [];
    const name = isNumbered ? 'ol' : 'ul';
    // Bullets directly below numbers, or the other way round, are a list of their own.
    if (lists.length === depth && lists.at(-1)?.localName !== name) lists.pop();
    while (lists.length < depth) {
      const list = document.createElement(name);
      const outer = lists.at(-1);
      if (outer) (outer.lastElementChild ?? outer.appendChild(document.createElement('li'))).append(list);
      else element.before(list);
      lists.push(list);
    }
    const item = document.createElement('li');
    item.append(...element.childNodes);
    lists.at(-1)?.append(item);
    element.remove();
  }
}

const LIST_LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
/** `1.`, `(a)`, `iv)`; Word's bullets may be letters of a font of signs, such as `o`. */
const NUMBER = /\p{N}|\p{L}[.):]/u;

/** Makes lists of Word's paragraphs, which have their level in the style. */
function makeListsOfWord(body: HTMLElement) {
  const items = Array.from(body.querySelectorAll('p'), (element): Item => {
    // `element.style` drops `mso-` properties.
    const [, level = 0] = LIST_LEVEL.exec(element.getAttribute('style') ?? '') ?? [];
    const marker = element.querySelector(MARKER)?.textContent ?? '';
    return { element, level: Number(level), isNumbered: NUMBER.test(marker) };
  });
  makeLists(items.filter(({ level }) => level > 0));
}

/** A bullet or a number that was typed before a line, with the spaces that indent it. */
const TYPED = /^\s*?([\u00a0\t]*)(?:[•▪◦●○■‣⁃]\s*|[·*–-]\s+|(\d{1,2})[.)]\s+)(?=\S)/;

/** Makes lists of lines with bullets or numbers that somebody typed: of two or more, and of numbers that count from 1. */
function makeListsOfLines(body: HTMLElement) {
  makeParagraphsOfBreaks(body);
  let run: (Item & { number: number; length: number })[] = [];
  const end = () => {
    const numbers = run.filter(({ isNumbered, level }) => isNumbered && level === 1);
    if (run.length > 1 && numbers.every(({ number }, index) => number === index + 1)) {
      for (const { element, length } of run) removeStart(element, length);
      makeLists(run);
    }
    run = [];
  };
  for (const element of body.querySelectorAll('p, div')) {
    const [{ length } = '', indent = '', number] = TYPED.exec(element.textContent ?? '') ?? [];
    const isLine = length > 0 && !element.querySelector(BLOCKS) && !element.closest('li');
    if (run.at(-1)?.element !== element.previousElementSibling) end();
    const level = 1 + Math.ceil(indent.replaceAll('\t', '    ').length / 4);
    if (isLine) run.push({ element, level, length, isNumbered: Boolean(number), number: Number(number) });
  }
  end();
}

/** Lines of one paragraph, with line breaks between, become paragraphs when two or more of them have a bullet or a number. */
function makeParagraphsOfBreaks(body: HTMLElement) {
  const blocks = body.querySelector(BLOCKS) ? [...body.querySelectorAll('p, div')] : [body];
  for (const block of blocks) {
    const lines: Element[] = [document.createElement('p')];
    for (const node of block.childNodes)
      if (node.nodeName === 'BR') lines.push(document.createElement('p'));
      else lines.at(-1)?.append(node.cloneNode(true));
    const typed = lines.filter((line) => TYPED.test(line.textContent ?? ''));
    if (block.querySelector(BLOCKS) || typed.length < 2) continue;
    const full = lines.filter((line) => line.hasChildNodes());
    if (block === body) body.replaceChildren(...full);
    else block.replaceWith(...full);
  }
}

function removeStart(element: Element, length: number) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let left = length; left > 0; ) {
    const text = texts.nextNode() as Text;
    const { length: own } = text;
    text.deleteData(0, left);
    left -= own;
  }
}

/** The HTML of a text with a line that has a bullet or a number: such a text is pasted as HTML, to get its lists. */
export function htmlOfLines(text: string): string | undefined {
  const lines = chatToMarkdown(text).split(/[\r\n]+/);
  const indented = lines.map((line) => line.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length)));
  if (!indented.some((line) => TYPED.test(line))) return undefined;
  const { body } = document.implementation.createHTMLDocument();
  for (const line of indented) body.appendChild(document.createElement('p')).textContent = line;
  return body.innerHTML;
}

/** Chats write bold text as `*bold*`, which the editor's paste rules would make italic; `**bold**` is bold to them. */
export const chatToMarkdown = (text: string): string =>
  text
    .replace(/https?:\/\/\S+/g, unwrapped)
    .replace(/(?<=^|\s)\*(?![\s*])([^*\n]*[^\s*])\*(?=$|[\s).,;:!?])/gm, '**$1**');

/** Only the page's title may be an h1, and a post has no headings below h4. */
function renameHeadings(body: HTMLElement) {
  const names = { 'h1, p.MsoTitle': 'h2', 'h5, h6': 'h4', 'p.MsoQuote': 'blockquote' };
  for (const [selector, name] of Object.entries(names)) {
    for (const element of body.querySelectorAll(selector)) {
      const renamed = document.createElement(name);
      renamed.append(...element.childNodes);
      element.replaceWith(renamed);
    }
  }
}

/** Removes pictures that can't be taken: readers can't load one from the owner's disk, and other sites may delete theirs. */
function takePictures(body: HTMLElement, takePicture: (src: string) => string | null) {
  for (const picture of body.querySelectorAll('img')) {
    const src = takePicture(picture.getAttribute('src') ?? '');
    if (src === null) picture.remove();
    else picture.setAttribute('src', src);
  }
}

const BLOCKS = 'p, h2, h3, h4, div, ul, ol, blockquote, pre, hr, figure';

/** Google Docs and Word write empty paragraphs, and line breaks beside blocks; a post has its own space between paragraphs. */
function removeEmptyLines(body: HTMLElement) {
  for (const line of body.querySelectorAll('br')) {
    const isBesideBlock = [neighbour(line, -1), neighbour(line, 1)].some(
      (node) => node?.matches(BLOCKS) || node?.querySelector(BLOCKS),
    );
    if (isBesideBlock && !line.closest('p, h2, h3, h4')) line.remove();
  }
  for (const paragraph of body.querySelectorAll('p, h2, h3, h4, div')) {
    const empty = (paragraph.textContent ?? '').replace(/[\s\u00a0]/g, '') === '';
    if (empty && !paragraph.querySelector('img, hr')) paragraph.remove();
  }
}

/** The nearest element before or after a line break, if only white space, comments and other line breaks are between. */
function neighbour(line: Element, by: -1 | 1): Element | undefined {
  let node: ChildNode | null = line;
  const isSkipped = (one: ChildNode) =>
    ['BR', '#comment'].includes(one.nodeName) || (one instanceof Text && one.data.trim() === '');
  do node = by < 0 ? node.previousSibling : node.nextSibling;
  while (node && isSkipped(node));
  return node instanceof Element ? node : undefined;
}
