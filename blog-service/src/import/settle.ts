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
const PLAYERS = 'video, audio, object, iframe, embed, [data-instgrm-permalink]';
const PLAYED = ['data-instgrm-permalink', 'data-src', 'src', 'data'];
const SOURCES = ['data-orig-file', 'data-full-url', 'data-src', 'data-lazy-src', 'src'];
const DRAWN = 'script, svg, math, canvas';
const UNSEEN =
  'style, template, noscript, meta, link, [hidden], input, textarea, select, button svg, a svg, .kg-video-player-container, .kg-audio-player, .kg-bookmark-card img';
const AT_A_SIDE = [
  'center, [class*="has-text-align-center"], [class*="has-text-align-right"]',
  ...['center', 'right'].map((side) => `[style*="text-align"][style*="${side}"], [align="${side}"]:not(img)`),
  ...['left', 'right', 'wide', 'full'].map((side) => `.align${side}:not(img, .wp-caption, :has(img))`),
].join();

/** What the schema has no form for, and what the owner is told of it. */
const LOSSES = {
  form: 'A form can’t come.',
  script: 'A script can’t come.',
  'svg, math, canvas': 'A drawing can’t come.',
  '.wp-block-gallery figure figcaption': 'The captions of a gallery’s pictures stand together below it.',
  'a[rel*="attachment"] img': 'Pictures lead to no pages of their own now.',
  '.kg-bookmark-card': 'Cards of other pages became links.',
  'video[poster]': 'The picture in front of a video can’t come.',
  [AT_A_SIDE]: 'What stood in the middle or at a side, or was wide, stands in the text now.',
  'sup, sub': 'What was raised or lowered stands in its line now.',
  'ol[start], ol[reversed], ol[type], ol[style*="list-style"], li[value]':
    'The numbers of a list are 1, 2, 3 and so on now.',
  'abbr[title], acronym[title]': 'What abbreviations mean can’t come.',
};
const RENAMED = {
  ...{ h1: 'h2', 'h5, h6': 'h4', ins: 'u', summary: 'h4' },
  ...{ '.kg-callout-card': 'blockquote', 'div.wp-caption': 'figure' },
};

export const isFile = (address: string, files = FILE) => files.test(URL.parse(address)?.pathname ?? '');

/** Each link and picture, as a sentence about its loss begins. */
export function shownIn(body: Element): Set<string> {
  const links = Array.from(body.querySelectorAll('a[href]:not([href="#"])'), (link) => {
    const href = link.getAttribute('href') ?? '';
    return href.startsWith('#') ? 'Links to other places in this post' : `The link to ${href}`;
  });
  const pictures = Array.from(
    body.querySelectorAll('img'),
    (one) => `The picture ${one.getAttribute('src')}`,
  );
  return new Set([...links, ...pictures]);
}

/** Brings the HTML of an old site's post into forms that the editor's schema knows. Answers the links and pictures that must be in it then. */
export function settle(body: HTMLElement, site: string, losses: Set<string>): Set<string> {
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
  const linkTo = (href: string, words: string) => make('p', [make('a', [words], { href })]);
  const absolute = (address: string) => URL.parse(address, `${site}/`)?.href ?? address;
  const wordsOf = (element: Element | null) => oneLine(element?.textContent ?? '');

  /** A video or post of another site, or a link to it. */
  function embed(element: HTMLElement, written: string) {
    const href = absolute(written);
    const known = embedLinkOf(href);
    if (known) {
      const { embed: name = '', id = '', kind = '' } = known;
      const names = { 'data-embed': name, 'data-id': id, 'data-kind': kind };
      return element.replaceWith(make('figure', [make('a', [`${embedOf(known)?.name}`])], names));
    }
    const isKept = LINK_TARGET.test(href);
    if (!isKept) losses.add(`This can’t come: ${href}`);
    else if (!isFile(href))
      losses.add(`What ${URL.parse(href)?.host ?? 'another site'} showed here became a link: ${href}`);
    element.replaceWith(...(isKept ? [linkTo(href, href)] : []));
  }

  each(UNSEEN, (element) => element.remove());
  each('[style*="url("]', (shown) => {
    const [, src = ''] = /url\(["']?([^"')]+)/.exec(shown.getAttribute('style') ?? '') ?? [];
    shown.prepend(make('img', [], { src }));
  });
  for (const [selector, loss] of Object.entries(LOSSES)) each(selector, () => losses.add(loss));
  each(DRAWN, (element) => element.remove());
  // What such a card says, from its title on, is in elements of their own.
  each('.kg-bookmark-card, .kg-file-card', (card) => {
    const [title = '', ...words] = Array.from(card.querySelectorAll(':not(:has(*))'), wordsOf).filter(
      Boolean,
    );
    const link = linkTo(card.querySelector('a')?.getAttribute('href') ?? '', title);
    link.append(words.map((one) => ` – ${one}`).join(''));
    card.replaceWith(link);
  });
  each('img', (picture) => {
    if (picture.matches('.emoji, .wp-smiley')) return picture.replaceWith(picture.getAttribute('alt') ?? '');
    const sources = SOURCES.map((name) => picture.getAttribute(name) ?? '').filter(Boolean);
    const src = sources.find((one) => !one.startsWith('data:'));
    if (picture.getAttribute('width') === '1' || src === undefined) {
      if (src !== sources[0]) losses.add('A picture that lies in the text itself can’t come.');
      return picture.remove();
    }
    const link = picture.closest('a');
    const leadsTo = absolute(link?.getAttribute('href') ?? '');
    const isEnlarged = link !== null && isFile(leadsTo, PICTURE_FILE);
    picture.setAttribute('src', pictureAddress(isEnlarged ? leadsTo : src, site) ?? src);
    // To the picture, larger or on a page of its own.
    if (
      isEnlarged ||
      link?.matches('[rel*="attachment"]') ||
      picture.dataset.link === link?.getAttribute('href')
    )
      link?.replaceWith(...link.childNodes);
  });
  each('a[href]:not([href^="#"])', (link) =>
    link.setAttribute('href', absolute(link.getAttribute('href') ?? '')),
  );
  const shown = shownIn(body);
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

  each('a ~ .wp-block-file__button', (button) => button.before(' – '));
  for (const [selector, name] of Object.entries(RENAMED))
    each(selector, (element) =>
      element.replaceWith(make(name, [...element.childNodes], { class: element.className })),
    );

  each(GALLERY, (gallery) => {
    const holder = gallery.closest<HTMLElement>('figure') ?? gallery;
    const pictures = [...holder.querySelectorAll('img')];
    const captions = Array.from(holder.querySelectorAll('figcaption'), wordsOf).filter(Boolean);
    const names = {
      'data-layout': pictures.length === 2 ? 'row' : 'gallery',
      class: `${holder.className} ${gallery.className}`,
    };
    const figures = [];
    while (pictures.length > 0) figures.push(make('figure', pictures.splice(0, MOST_PICTURES), names));
    figures.at(-1)?.append(make('figcaption', [captions.join(' · ')]));
    holder.replaceWith(...figures);
  });
  // A figure is only its pictures and their caption.
  each('figure:not([data-embed])', (figure) => {
    const caption = figure.querySelector('figcaption');
    if (
      figure.querySelector('table, blockquote, pre, ul, ol, [data-embed]') ||
      !figure.querySelector('img')
    ) {
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
  settleTables(body);
  return shown;
}

const withoutWww = (address: string) => URL.parse(address)?.host.replace(/^www\./, '');
export const isOfSite = (address: string, site: string) => withoutWww(address) === withoutWww(site);

/** The address of a picture as it was uploaded, not of a smaller copy of it, and the same however it is written; undefined where it is none. */
export function pictureAddress(written: string, site: string): string | undefined {
  const url = URL.parse(written.replace('__GHOST_URL__', site), `${site}/`);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (isOfSite(url.href, site))
    Object.assign(url, { protocol: new URL(site).protocol, host: new URL(site).host });
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
