/** A block of a post's text (paragraph, picture, video) as plain text. */
export interface Block {
  text: string;
  /** The source of a picture or video: it can be replaced while its text stays the same. */
  source?: string;
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, pre, td, th, figcaption, img, [data-embed]';

/** The paragraphs, headings, pictures and videos of a post's HTML in order, without empty ones. */
export function blocksOf(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll(BLOCKS)].map(blockOf).filter(({ text }) => text !== '');
}

function blockOf(element: Element): Block {
  if (element instanceof HTMLImageElement) {
    // The still of a video is part of the video's block.
    if (element.closest('[data-embed]')) return { text: '' };
    const { alt } = element;
    return {
      text: alt ? `Picture: ${alt}` : 'Picture without a description',
      source: element.getAttribute('src') ?? '',
    };
  }
  const words = ownText(element);
  if (!(element instanceof HTMLElement) || !element.dataset.embed) return { text: words };
  return { text: `Video: ${words}`, source: element.dataset.id };
}

/** The element's text without that of blocks inside it. */
function ownText(element: Element): string {
  const copy = document.createElement('div');
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  for (const inner of copy.querySelectorAll(BLOCKS)) inner.remove();
  for (const line of copy.querySelectorAll('br')) line.replaceWith(' ');
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
