/** What stands by itself in a post's text, in words. */
export interface Block {
  text: string;
  /** Of a picture, whose words may stay when it is exchanged. */
  source?: string;
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, pre, td, th, figcaption, img, [data-embed]';

/** Paragraphs, headings, pictures and films of a post's HTML in their order; what has no words is left out. */
export function blocksOf(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll(BLOCKS)].map(blockOf).filter(({ text }) => text !== '');
}

function blockOf(element: Element): Block {
  if (element instanceof HTMLImageElement) {
    // The still of a film goes with the film.
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

/** Without what is a block of its own. */
function ownText(element: Element): string {
  const copy = document.createElement('div');
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  for (const inner of copy.querySelectorAll(BLOCKS)) inner.remove();
  for (const line of copy.querySelectorAll('br')) line.replaceWith(' ');
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
