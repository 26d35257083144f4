/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { type Align, embedOf } from '@salon/content/figures';
import { embedLinkOf } from '@salon/content/post/embedLink';
import { MOST_PICTURES } from '@salon/content/post/figure';
import { LINK_TARGET } from '@salon/content/post/schema';
import { settleTables } from '@salon/content/post/tables';
import { oneLine } from '@salon/content/text';

const PICTURE_FILE = /\.(jpe?g|png|gif|webp|avif)$/i;
/** Files that visitors would look for on the old site. */
const FILE =
  /\.(jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|pdf|docx?|xlsx?|pptx?|odt|ods|zip|mp3|m4a|wav|ogg|mp4|m4v|mov|webm)$/i;

const GALLERY =
  '.wp-block-gallery, .blocks-gallery-grid, .gallery, .tiled-gallery, .wp-block-jetpack-tiled-gallery, .kg-gallery-card';
/** What Ghost's cards of bookmarks and files say; the first is their title. */
const CARD_WORDS = ['title', 'description', 'author', 'publisher']
  .map((name) => `.kg-bookmark-${name}`)
  .concat(
    ['title', 'caption', 'filename', 'filesize'].map((name) => `.kg-file-card-${name}`),
    'figcaption',
  )
  .join();
const PLAYERS =
  '.kg-video-card, .kg-audio-card, video, audio, object, iframe, embed, [data-instgrm-permalink]';
const PLAYED = ['data-instgrm-permalink', 'data-src', 'src', 'data'];
const SOURCES = ['data-orig-file', 'data-full-url', 'data-src', 'data-lazy-src', 'src'];

const UNSEEN = 'style, template, noscript, meta, link, [hidden], input, textarea, select, button svg, a svg';
const LOST = { form: 'A form', script: 'A script', 'svg, math, canvas': 'A drawing' };
const RENAMED = {
  ...{ h1: 'h2', 'h5, h6': 'h4', ins: 'u', summary: 'h4' },
  ...{ '.kg-callout-card': 'blockquote', 'pre.wp-block-verse': 'p', 'div.wp-caption': 'figure' },
};

/** Tells the owner, in a sentence, what can't come as it was. */
export type Problem = (sentence: string) => void;

/** What stands at a side, in the middle or wider, other than pictures: the schema has no form for that. */
const ELSEWHERE = [
  'center, [class*="has-text-align-center"], [class*="has-text-align-right"]',
  ...['center', 'right'].map((side) => `[style*="text-align"][style*="${side}"], [align="${side}"]:not(img)`),
  ...['left', 'right', 'wide', 'full'].map((side) => `.align${side}:not(img, .wp-caption, :has(img))`),
].join();

export const isFile = (address: string, files = FILE) => files.test(URL.parse(address)?.pathname ?? '');

/** The sentence to say of each link and picture, should it be lost. */
export function lossesOf(body: Element): Set<string> {
  const losses = new Set<string>();
  for (const link of body.querySelectorAll('a[href]:not([href="#"])')) {
    const href = link.getAttribute('href') ?? '';
    const loss = href.startsWith('#') ? 'Links to other places in this post' : `The link to ${href}`;
    if (link.textContent?.trim() || link.querySelector('img')) losses.add(`${loss} can’t come.`);
  }
  for (const picture of body.querySelectorAll('img'))
    losses.add(`The picture ${picture.getAttribute('src')} can’t come.`);
  return losses;
}

/** Brings the HTML of an old site's post into forms that the editor's schema knows. Answers what must be in it then. */
export function settle(body: HTMLElement, site: string, problem: Problem): Set<string> {
  const { ownerDocument: document } = body;
  const each = (selector: string, change: (element: HTMLElement) => void) => {
    for (const element of body.querySelectorAll<HTMLElement>(selector))
      if (body.contains(element)) change(element);
  };
  function make(name: string, content: (Node | string)[] = [], attributes: Record<string, string> = {}) {
    const element = document.createElement(name);
    element.append(...content);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  }
  const linkTo = (href: string, words: string) => make('p', [make('a', [words || href], { href })]);
  const absolute = (address: string) => URL.parse(address, `${site}/`)?.href ?? address;
  const wordsOf = (element: Element | null) => oneLine(element?.textContent ?? '');
  const holderOf = (element: HTMLElement) => element.closest<HTMLElement>('figure') ?? element;

  /** A video or post of another site, or a link to it. */
  function embed(element: HTMLElement, written: string) {
    const href = absolute(written);
    const known = embedLinkOf(href);
    const holder = holderOf(element);
    const pictures = holder.querySelectorAll('img');
    const title =
      wordsOf(holder.querySelector('figcaption, .kg-audio-title')) || (element.getAttribute('title') ?? '');
    if (known) {
      const { embed: name = '', id = '', kind = '' } = known;
      const names = { 'data-embed': name, 'data-id': id, 'data-kind': kind };
      const video = make('figure', [make('a', [title || (embedOf(known)?.name ?? '')])], names);
      holder.replaceWith(...pictures, video);
      return;
    }
    const isKept = LINK_TARGET.test(href);
    if (!isKept) problem(`This can’t come: ${href}`);
    else if (!isFile(href))
      problem(`What ${URL.parse(href)?.host ?? 'another site'} showed here became a link: ${href}`);
    holder.replaceWith(...pictures, ...(isKept ? [linkTo(href, title)] : []));
  }

  each(UNSEEN, (element) => element.remove());
  each('.kg-bookmark-card, .kg-file-card', (card) => {
    const href = card.querySelector('a')?.getAttribute('href') ?? '';
    const [title = '', ...words] = Array.from(card.querySelectorAll(CARD_WORDS), wordsOf).filter(Boolean);
    const link = linkTo(href, title);
    link.append(words.map((one) => ` – ${one}`).join(''));
    if (card.querySelector('img')) problem(`The card of ${href} became a link.`);
    card.replaceWith(link);
  });
  each('.kg-callout-emoji', (emoji) => {
    emoji.nextElementSibling?.prepend(`${emoji.textContent} `);
    emoji.remove();
  });
  each('[poster], [style*="url("]', (shown) => {
    const [, behind] = /url\(["']?([^"')]+)/.exec(shown.getAttribute('style') ?? '') ?? [];
    const src = behind ?? shown.getAttribute('poster');
    if (src) shown[shown.matches('video') ? 'before' : 'prepend'](make('img', [], { src }));
  });
  each('img', (picture) => {
    if (picture.matches('.emoji, .wp-smiley')) return picture.replaceWith(picture.getAttribute('alt') ?? '');
    const sources = SOURCES.map((name) => picture.getAttribute(name) ?? '').filter(Boolean);
    const src = sources.find((one) => !one.startsWith('data:'));
    if (picture.getAttribute('width') === '1' || src === undefined) {
      if (src !== sources[0]) problem('A picture that lies in the text itself can’t come.');
      return picture.remove();
    }
    const link = picture.closest('a');
    const leadsTo = absolute(link?.getAttribute('href') ?? '');
    const isEnlarged = link !== null && isFile(leadsTo, PICTURE_FILE);
    picture.setAttribute('src', originalOf(isEnlarged ? leadsTo : absolute(src)));
    if (!link) return;
    const isOwnPage =
      link.matches('[rel*="attachment"]') || picture.dataset.link === link.getAttribute('href');
    if (isOwnPage) problem('Pictures lead to no pages of their own now.');
    if (isEnlarged || isOwnPage) link.replaceWith(...link.childNodes);
  });
  each('a[href]:not([href^="#"])', (link) =>
    link.setAttribute('href', absolute(link.getAttribute('href') ?? '')),
  );
  const losses = lossesOf(body);
  if (body.querySelector(ELSEWHERE))
    problem('What stood in the middle or at a side, or was wide, stands in the text now.');
  each(PLAYERS, (player) => {
    const parts = [player, ...player.querySelectorAll('video, audio, source, iframe, embed')];
    const addresses = parts.flatMap((part) => PLAYED.map((name) => part.getAttribute(name)));
    embed(player, addresses.find(Boolean) ?? '');
  });
  each('p, .wp-block-embed__wrapper', (line) => {
    const address = line.textContent?.trim() ?? '';
    const [only, more] = line.children;
    const isBare = !more && (!only || only.matches('a, br'));
    if (isBare && /^https?:\/\/\S+$/.test(address) && (!only?.matches('a') || embedLinkOf(address)))
      embed(line, address);
  });

  for (const [selector, what] of Object.entries(LOST))
    each(selector, (element) => {
      problem(`${what} can’t come.`);
      element.replaceWith(...(element.localName === 'form' ? element.childNodes : []));
    });
  each('a ~ .wp-block-file__button', (button) => button.before(' – '));
  each('pre.wp-block-verse', (verse) => {
    verse.innerHTML = verse.innerHTML.trim().replaceAll('\n', '<br>');
  });
  for (const [selector, name] of Object.entries(RENAMED))
    each(selector, (element) =>
      element.replaceWith(make(name, [...element.childNodes], { class: element.className })),
    );

  each(GALLERY, (gallery) => {
    const holder = holderOf(gallery);
    const pictures = [...holder.querySelectorAll('img')];
    const captions = Array.from(holder.querySelectorAll('figcaption'), wordsOf).filter(Boolean);
    const names = {
      'data-layout': pictures.length === 2 ? 'row' : 'gallery',
      class: `${holder.className} ${gallery.className}`,
    };
    if (captions.length > (holder.lastElementChild?.matches('figcaption') ? 1 : 0))
      problem('The captions of a gallery’s pictures stand together below it.');
    const figures = [];
    while (pictures.length > 0) figures.push(make('figure', pictures.splice(0, MOST_PICTURES), names));
    figures.at(-1)?.append(make('figcaption', [captions.join(' · ')]));
    holder.replaceWith(...figures);
  });
  // A figure is only its pictures and their caption.
  each('figure:not([data-embed])', (figure) => {
    const caption = figure.querySelector('figcaption');
    if (figure.querySelector('table, blockquote, pre, ul, ol') || !figure.querySelector('img')) {
      caption?.replaceWith(make('p', [...caption.childNodes]));
      return figure.replaceWith(...figure.childNodes);
    }
    const words = wordsOf(caption ?? figure);
    figure.replaceChildren(
      ...figure.querySelectorAll('img'),
      ...(words ? [make('figcaption', [words])] : []),
    );
  });
  each('img', (picture) => {
    const figure = picture.closest<HTMLElement>('figure');
    const block = picture.closest('.wp-block-media-text, .wp-block-cover');
    const align = alignOf([picture, figure, figure?.parentElement, block]);
    if (!align) return;
    if (figure) figure.setAttribute('data-align', align);
    else picture.replaceWith(make('figure', [picture.cloneNode()], { 'data-align': align }));
  });

  each('q', (quote) => quote.replaceWith('“', ...quote.childNodes, '”'));
  each('sup, sub', (raised) => {
    const signs = raised.localName === 'sup' ? '⁰¹²³⁴⁵⁶⁷⁸⁹' : '₀₁₂₃₄₅₆₇₈₉';
    const text = raised.textContent ?? '';
    if (/^\d+$/.test(text))
      raised.textContent = text.replace(/\d/g, (digit) => signs[Number(digit)] ?? digit);
    else problem(`“${text}” is no longer raised or lowered.`);
  });
  if (body.querySelector('ol[start], ol[reversed], ol[type], ol[style*="list-style"], li[value]'))
    problem('The numbers of a list are 1, 2, 3 and so on now.');
  each('abbr[title], acronym[title]', ({ title, textContent }) =>
    problem(`That “${textContent}” means “${title}” can’t come.`),
  );
  settleTables(body);
  return losses;
}

/** The address of a picture as it was uploaded, not of a smaller copy of it. */
function originalOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  if (/\/wp-content\/|wp\.com$|wordpress\.com$/.test(url.hostname + url.pathname)) {
    url.search = '';
    url.pathname = url.pathname.replace(/-\d+x\d+(\.\w+)$/, '$1');
  }
  url.pathname = url.pathname.replace(/(?<=\/content\/images\/)size\/w\d+(h\d+)?\/(format\/\w+\/)?/, '');
  return url.href;
}

function alignOf(elements: (Element | null | undefined)[]): Align | undefined {
  const names = elements.map((element) => element?.className ?? '').join(' ');
  if (/wp-block-media-text/.test(names)) return /has-media-on-the-right/.test(names) ? 'right' : 'left';
  if (/\balign(wide|full)\b|\bkg-width-(wide|full)\b/.test(names)) return 'wide';
  return /\balign(left|right)\b/.exec(names)?.[1] as Align | undefined;
}
