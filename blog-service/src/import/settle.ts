/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { type Align, embedOf } from '@salon/content/figures';
import { embedLinkOf } from '@salon/content/post/embedLink';
import { MOST_PICTURES } from '@salon/content/post/figure';
import { settleTables } from '@salon/content/post/tables';
import { oneLine } from '@salon/content/text';
import { ATTACHMENT } from './wordpress-text.js';

type Problem = (sentence: string) => void;

const PICTURE_FILE = /\.(jpe?g|png|gif|webp|avif)$/i;
/** Files that visitors would look for on the old site. */
const OTHER_FILE = /\.(pdf|docx?|xlsx?|pptx?|odt|ods|zip|mp3|m4a|wav|ogg|mp4|m4v|mov|webm)$/i;

const GALLERY =
  '.wp-block-gallery, .blocks-gallery-grid, .gallery, .tiled-gallery, .wp-block-jetpack-tiled-gallery, .kg-gallery-card';

/** Brings the HTML of an old site's post into forms that the editor's schema knows. */
export function settle(body: HTMLElement, site: string, problem: Problem) {
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
  const rename = (element: HTMLElement, name: string) =>
    element.replaceWith(make(name, [...element.childNodes]));
  const linkTo = (href: string, words: string) => make('p', [make('a', [words || href], { href })]);
  const absolute = (address: string) => URL.parse(address, `${site}/`)?.href ?? address;
  const textIn = (element: Element, selector: string) =>
    element.querySelector(selector)?.textContent?.trim() ?? '';
  const holderOf = (element: HTMLElement) => element.closest<HTMLElement>('figure') ?? element;

  /** A video or post of another site, or a link to it. */
  function embed(element: HTMLElement, written: string) {
    const href = absolute(written);
    const known = embedLinkOf(href);
    const holder = holderOf(element);
    const title = textIn(holder, 'figcaption') || element.getAttribute('title') || '';
    if (known) {
      const names = {
        'data-embed': known.embed ?? '',
        'data-id': known.id ?? '',
        'data-kind': known.kind ?? '',
      };
      holder.replaceWith(make('figure', [make('a', [title || (embedOf(known)?.name ?? '')])], names));
      return;
    }
    if (!OTHER_FILE.test(URL.parse(href)?.pathname ?? ''))
      problem(`What ${URL.parse(href)?.host ?? 'another site'} showed here became a link: ${href}`);
    holder.replaceWith(linkTo(href, title));
  }

  each('style, template, noscript, meta, link, [hidden]', (element) => element.remove());
  each('.kg-bookmark-card', (card) => {
    const href = card.querySelector('a')?.getAttribute('href') ?? '';
    const link = linkTo(href, textIn(card, '.kg-bookmark-title'));
    for (const words of [textIn(card, '.kg-bookmark-description'), textIn(card, 'figcaption')])
      if (words) link.append(' – ', words);
    problem(`The card of ${href} became a link.`);
    card.replaceWith(link);
  });
  each('.kg-file-card', (card) => {
    const words = ['.kg-file-card-title', '.kg-file-card-caption'].map((name) => textIn(card, name));
    const href = card.querySelector('a')?.getAttribute('href') ?? '';
    card.replaceWith(linkTo(href, words.filter(Boolean).join(' – ')));
  });
  each('.kg-callout-emoji', (emoji) => {
    const words = emoji.nextElementSibling;
    if (words) words.prepend(`${emoji.textContent} `);
    emoji.remove();
  });
  each('.kg-callout-card', (card) => rename(card, 'blockquote'));
  each('.kg-video-card, .kg-audio-card, video, audio, object', (player) => {
    const file = player.matches('video, audio')
      ? player
      : player.querySelector('video, audio, embed, iframe');
    const source = [file, file?.querySelector('source'), player].map(
      (one) => one?.getAttribute('src') ?? one?.getAttribute('data'),
    );
    const title = textIn(player, '.kg-audio-title');
    if (title) player.setAttribute('title', title);
    embed(player, source.find(Boolean) ?? '');
  });
  each('iframe, embed', (frame) =>
    embed(frame, frame.getAttribute('data-src') || frame.getAttribute('src') || ''),
  );
  each('[data-instgrm-permalink]', (quote) =>
    embed(quote, quote.getAttribute('data-instgrm-permalink') ?? ''),
  );
  each('p, .wp-block-embed__wrapper', (line) => {
    const address = line.textContent?.trim() ?? '';
    const [only, more] = line.children;
    const isBare = !more && (!only || only.matches('a, br'));
    if (isBare && /^https?:\/\/\S+$/.test(address) && (!only?.matches('a') || embedLinkOf(address)))
      embed(line, address);
  });

  each('.wp-block-cover[style*="background-image"]', (cover) => {
    const src = /url\(["']?([^"')]+)/.exec(cover.getAttribute('style') ?? '')?.[1];
    if (src) cover.prepend(make('img', [], { src }));
  });
  each(
    '.wp-block-file__button',
    (button) => button.parentElement?.querySelector('a:not([download])') && button.remove(),
  );
  each('summary', (summary) => summary.replaceWith(make('p', [make('strong', [...summary.childNodes])])));
  each('pre.wp-block-verse', (verse) => {
    verse.innerHTML = verse.innerHTML.trim().replaceAll('\n', '<br>');
    rename(verse, 'p');
  });
  each('div.wp-caption', (caption) => {
    const { className } = caption;
    caption.replaceWith(make('figure', [...caption.childNodes], { class: className }));
  });

  each('img', (picture) => {
    if (picture.matches('.emoji, .wp-smiley')) return picture.replaceWith(picture.getAttribute('alt') ?? '');
    const sources = ['data-orig-file', 'data-full-url', 'data-src', 'data-lazy-src', 'src'].map(
      (name) => picture.getAttribute(name) ?? '',
    );
    const src = sources.find((one) => one !== '' && !one.startsWith('data:'));
    if (picture.getAttribute('width') === '1' || src === undefined) {
      if (sources.some(Boolean) && picture.getAttribute('width') !== '1')
        problem('A picture that lies in the text itself can’t come.');
      return picture.remove();
    }
    const link = picture.closest('a');
    const leadsTo = absolute(link?.getAttribute('href') ?? '');
    const isEnlarged = link !== null && PICTURE_FILE.test(URL.parse(leadsTo)?.pathname ?? '');
    picture.setAttribute('src', originalOf(isEnlarged ? leadsTo : absolute(src)));
    if (!link) return;
    const isOfPicture = isEnlarged || link.matches('[rel*="attachment"]') || picture.closest(GALLERY);
    if (!isOfPicture && link.hasAttribute('href')) problem(`The link of a picture to ${leadsTo} can’t come.`);
    link.replaceWith(...link.childNodes);
  });
  each(GALLERY, (gallery) => {
    const holder = holderOf(gallery);
    const pictures = [...holder.querySelectorAll('img')];
    const captions = Array.from(
      holder.querySelectorAll('figcaption'),
      (one) => one.textContent?.trim() ?? '',
    );
    const layout = pictures.length === 2 ? 'row' : 'gallery';
    const figures = [];
    while (pictures.length > 0)
      figures.push(make('figure', pictures.splice(0, MOST_PICTURES), { 'data-layout': layout }));
    figures.at(-1)?.append(make('figcaption', [captions.filter(Boolean).join(' · ')]));
    holder.replaceWith(...figures);
  });
  // A figure is only its pictures and their caption.
  each('figure', (figure) => {
    if (figure.hasAttribute('data-embed')) return;
    const caption = figure.querySelector('figcaption');
    if (figure.querySelector('table, blockquote, pre, ul, ol') || !figure.querySelector('img')) {
      if (caption) rename(caption, 'p');
      return figure.replaceWith(...figure.childNodes);
    }
    for (const link of figure.querySelectorAll('figcaption a'))
      problem(`The link in a caption to ${link.getAttribute('href')} can’t come.`);
    const words = oneLine((caption ?? figure).textContent ?? '');
    figure.replaceChildren(
      ...figure.querySelectorAll('img'),
      ...(words ? [make('figcaption', [words])] : []),
    );
  });
  each('img', (picture) => {
    const figure = picture.closest<HTMLElement>('figure');
    const align = alignOf([picture, figure, figure?.parentElement, picture.closest('.wp-block-media-text')]);
    if (!align) return;
    if (figure) figure.setAttribute('data-align', align);
    else picture.replaceWith(make('figure', [picture.cloneNode()], { 'data-align': align }));
  });

  each('form', (form) => {
    problem('A form can’t come.');
    form.replaceWith(...form.childNodes);
  });
  each('input, textarea, select, canvas', (field) => field.remove());
  each('script', (script) => {
    problem(`A script can’t come${script.getAttribute('src') ? `: ${script.getAttribute('src')}` : '.'}`);
    script.remove();
  });
  each('svg, math', (drawing) => {
    if (drawing.textContent?.trim() || !drawing.closest('a, button')) problem('A drawing can’t come.');
    drawing.remove();
  });
  each('q', (quote) => quote.replaceWith('“', ...quote.childNodes, '”'));
  each('sup, sub', (raised) => {
    const signs = raised.localName === 'sup' ? '⁰¹²³⁴⁵⁶⁷⁸⁹' : '₀₁₂₃₄₅₆₇₈₉';
    const text = raised.textContent ?? '';
    if (/^\d+$/.test(text))
      raised.textContent = text.replace(/\d/g, (digit) => signs[Number(digit)] ?? digit);
    else problem(`“${text}” is no longer raised or lowered.`);
  });
  each('ol[start], ol[reversed], ol[type]', () => problem('The numbers of a list begin at 1 now.'));
  for (const [selector, name] of Object.entries({ h1: 'h2', 'h5, h6': 'h4', ins: 'u' }))
    each(selector, (element) => rename(element, name));
  each('a[href]', (link) => {
    const href = absolute(link.getAttribute('href') ?? '');
    if (/^#/.test(link.getAttribute('href') ?? '')) return;
    link.setAttribute('href', href);
    if (OTHER_FILE.test(URL.parse(href)?.pathname ?? ''))
      problem(`A file stays on the other site, behind a link: ${href}`);
  });
  settleTables(body);
}

/** The address of a picture as it was uploaded, not of a smaller copy of it. */
function originalOf(address: string): string {
  const url = URL.parse(address);
  if (!url || address.startsWith(ATTACHMENT)) return address;
  if (/\/wp-content\/|wp\.com$|wordpress\.com$/.test(url.hostname + url.pathname)) {
    url.search = '';
    url.pathname = url.pathname.replace(/-\d+x\d+(\.\w+)$/, '$1');
  }
  url.pathname = url.pathname.replace(
    /\/content\/images\/size\/w\d+(h\d+)?\/(format\/\w+\/)?/,
    '/content/images/',
  );
  return url.href;
}

function alignOf(elements: (Element | null | undefined)[]): Align | undefined {
  const names = elements.map((element) => element?.className ?? '').join(' ');
  if (/wp-block-media-text/.test(names)) return /has-media-on-the-right/.test(names) ? 'right' : 'left';
  if (/\balign(wide|full)\b|\bkg-width-(wide|full)\b/.test(names)) return 'wide';
  return /\balign(left|right)\b/.exec(names)?.[1] as Align | undefined;
}
