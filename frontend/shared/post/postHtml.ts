import { type Embed, embedOf } from '@salon/content/figures';
import { mediaWidths } from '@salon/content/media';
import { say } from '@salon/content/words/say';
import { parsePictureKey } from '../ui/picture/pictureKey';

/** Matches figures and pictures in the stored HTML (blog-service/src/posts/text/html.ts) and in the editor's output. */
const FIGURE_OR_IMAGE = /<figure(\s[^>]*)?>([\s\S]*?)<\/figure>|<img\b(?:[^>"]|"[^"]*")*>/g;
const IMAGE = /<img\b(?:[^>"]|"[^"]*")*>/g;
/** The site's policy lets none of these in, such as an old site's picture that has not come yet: visitors would see a broken one. */
const OVER_HTTP = /<img\b(?:[^>"]|"[^"]*")*?\ssrc="http:[^"]*"(?:[^>"]|"[^"]*")*>/gi;
const CAPTION = /<figcaption>[\s\S]*?<\/figcaption>/;

/** Width of a post's text; on a phone, in percent of the window's width. */
const TEXT = { rem: 38, vw: 88.9 };
const GAP_REM = 0.5;
/** Greatest height of a portrait in the text, in percent of the window's height; figureStyles has the same value. */
const TALLEST_VH = 80;
/** Greatest height of a gallery's rows. */
const ROW = { rem: 18, vw: 40 };

type Image = ReturnType<typeof imageOf>;

type Sizes = (image: Image, all: Image[]) => string;

const inRem = (rem: number, vw: number) => `(min-width: 43em) ${+rem.toFixed(2)}rem, ${+vw.toFixed(1)}vw`;
const whole: Sizes = ({ ratio }) =>
  ratio < 1
    ? `(min-width: 43em) min(${TEXT.rem}rem, ${+(TALLEST_VH * ratio).toFixed(1)}vh), ${TEXT.vw}vw`
    : inRem(TEXT.rem, TEXT.vw);
const inRow: Sizes = ({ ratio }, all) => {
  const share = ratio / all.reduce((sum, other) => sum + other.ratio, 0);
  return inRem((TEXT.rem - GAP_REM) * share, TEXT.vw * share);
};
/** Beside the text, or wider than it (figureStyles). */
const aligned: Record<string, Sizes> = {
  left: () => inRem(18, TEXT.vw),
  right: () => inRem(18, TEXT.vw),
  wide: () => `(min-width: 68em) 64rem, ${TEXT.vw}vw`,
};
const inGallery: Sizes = ({ ratio }) =>
  inRem(Math.min(TEXT.rem, ROW.rem * ratio), Math.min(TEXT.vw, ROW.vw * ratio));

/** The same on server and client. `hasCover`: a picture above the text is loaded first, so all pictures in the text load lazily. */
export function postHtml(stored: string, { hasCover = false } = {}): string {
  const html = withRegions(stored.replace(OVER_HTTP, ''));
  let isFirst = !hasCover;
  const show = (image: Image, sizes: string) => {
    const shown = pictureHtml(image, sizes, isFirst);
    isFirst = false;
    return shown;
  };
  const showAll = (images: Image[], sizes: Sizes) => images.map((image) => show(image, sizes(image, images)));

  return html.replace(FIGURE_OR_IMAGE, (found: string, attributes: string | undefined, inner?: string) => {
    if (inner === undefined) return showAll([imageOf(found)], whole).join('');
    const layout = attributeOf(attributes, 'data-layout');
    const embed = embedOf({
      embed: attributeOf(attributes, 'data-embed'),
      id: attributeOf(attributes, 'data-id'),
      kind: attributeOf(attributes, 'data-kind'),
    });
    const images = (inner.match(IMAGE) ?? []).map(imageOf);
    const [caption = ''] = CAPTION.exec(inner) ?? [];
    const sizes = aligned[attributeOf(attributes, 'data-align')] ?? whole;
    const opened = `<figure${attributes ?? ''}>`;
    if (embed) return `${opened}${embedHtml(embed, inner, showAll(images, whole))}</figure>`;
    if (layout === 'compare' && images.length === 2)
      return `${opened}${compareHtml(images, showAll(images, whole))}${caption}</figure>`;
    if (layout)
      return `${opened}${showAll(images, layout === 'row' ? inRow : inGallery).join('')}${caption}</figure>`;
    return `${opened}${inner.replace(IMAGE, (image) => showAll([imageOf(image)], sizes).join(''))}</figure>`;
  });
}

/** A table that is wider than the window scrolls by itself. */
function withRegions(html: string): string {
  let tables = 0;
  return html.replace(/<table>|<\/table>/g, (tag) => {
    if (tag !== '<table>') return `${tag}</div>`;
    tables += 1;
    return `<div role="region" tabindex="0" aria-label="${say('Table {number}', { number: tables })}">${tag}`;
  });
}

const attributeOf = (attributes: string | undefined, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes ?? '')?.[1] ?? '';

function imageOf(html: string) {
  const src = attributeOf(html, 'src');
  // Only for an uploaded picture: `/media/KEY`, and what the key says.
  const folder = /^(\/media\/[^/\s,]+)\/960\.jpg$/.exec(src)?.[1];
  const info = folder ? parsePictureKey(folder) : undefined;
  const ratio = info ? info.width / info.height : 1.5;
  return { html, src, alt: attributeOf(html, 'alt'), folder, info, ratio };
}

/** Attribute values are copied from the HTML, where they are already escaped. */
function pictureHtml(
  { html, src, alt, folder, info, ratio }: Image,
  sizes: string,
  isFirst: boolean,
): string {
  if (!info) return isFirst ? html : html.replace('<img', '<img loading="lazy" decoding="async"');
  const files = (format: string) =>
    mediaWidths(info.width)
      .map((width) => `${folder}/${width}.${format} ${Math.min(width, info.width)}w`)
      .join(', ');
  const source = (format: string) =>
    `<source type="image/${format}" srcset="${files(format)}" sizes="${sizes}">`;
  const loading = isFirst ? '' : ' loading="lazy" decoding="async"';
  return (
    `<picture style="--ratio:${+ratio.toFixed(4)}">${source('avif')}${source('webp')}` +
    `<img src="${src}" width="${info.width}" height="${info.height}"` +
    ` alt="${alt}" style="background-color:#${info.color}"${loading}></picture>`
  );
}

/** Without scripts the pictures are side by side. With scripts they lie on top of each other, with a slider (figureStyles). */
const compareHtml = ([before]: Image[], [one, other]: string[]): string =>
  `<div style="--ratio:${+(before?.ratio ?? 1.5).toFixed(4)}"><div>${one}<span>${say('Before')}</span></div>` +
  `<div>${other}<span>${say('After')}</span></div>` +
  `<input type="range" min="0" max="100" value="50" autocomplete="off" aria-label="${say('Slide between before and after')}">` +
  '<i aria-hidden="true"></i></div>';

function embedHtml({ verb, site, address }: Embed, inner: string, [still = '']: string[]): string {
  const linked = /<a\b[^>]*>([\s\S]*?)<\/a>/.exec(inner)?.[1] ?? '';
  const title = linked.replace(/<[^>]*>/g, '').trim() || site;
  const spoken = title.replace(/"/g, '&quot;');
  const act = say(verb === 'Play' ? 'Play from {site}' : 'Show from {site}', { site });
  return (
    `<div>${still}<button type="button" aria-label="${act}: ${spoken}">` +
    `<span>${act}</span></button></div>` +
    `<figcaption><a href="${address}" rel="noopener noreferrer">${title}</a></figcaption>`
  );
}
