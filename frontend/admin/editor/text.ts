import { oneLine } from '@salon/content/text';

const BLOCKS = 'p, h2, h3, h4, blockquote, pre, hr, br, ul, ol, li, figure, figcaption';

/** The text a reader sees, on one line, as blog-service makes it: else a made excerpt would look like a written one. */
export function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.before(' ');
    block.after(' ');
  }
  return oneLine(body.textContent ?? '');
}
