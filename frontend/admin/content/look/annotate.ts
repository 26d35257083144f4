import type { SiteContent, SitePhoto } from '@salon/content/description';
import { picturesOf } from '@salon/content/entries';
import { valueAt } from '@salon/content/paths';
import { keyIn, textsOf } from '@salon/content/translate';
import { addressOf } from '../../../shared/ui/picture/shownPicture';
import { shownPicture } from '../../../shared/ui/picture/sitePicture';
import { slotAt } from '../photographs/slotAt';

/** What says the field of an element, or the one beside it, as in a card. */
export function fieldNear(target: Element): Element | undefined {
  for (let place: Element | null = target; place && place.tagName !== 'BODY'; place = place.parentElement) {
    const found = place.closest('[data-path]') ?? place.querySelector('[data-path]');
    if (found) return found;
  }
  return undefined;
}

/** The entry whose texts stand beside an element. */
const entryNear = (element: Element) =>
  /^.*\](?=\.)/.exec(fieldNear(element)?.getAttribute('data-path') ?? '')?.[0] ?? 'none';

/** Gives each marked text, price and picture of a preview the path of its field, `data-path`. */
export function annotate({ body }: Document, content: SiteContent): void {
  const paths = new Map(textsOf(content).map(({ key, path }) => [key, path]));
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    const path = paths.get(keyIn(nodeValue ?? ''));
    if (path) parentElement?.setAttribute('data-path', path);
  }
  for (const element of body.querySelectorAll(':not(:has(*))')) {
    if (!element.textContent.includes('₹')) continue;
    const price = `${entryNear(element)}.price`;
    if (valueAt(content, price)) element.setAttribute('data-path', price);
  }
  const pictures = Map.groupBy(
    Array.from(picturesOf(content), ([image]) => image.replace(/\.image$/, '')),
    (field) => addressOf(shownPicture(valueAt(content, field) as SitePhoto, slotAt(content, field))),
  );
  for (const element of body.querySelectorAll('img, svg:has(use)')) {
    const source = element.querySelector('use')?.getAttribute('href') ?? element.getAttribute('src') ?? '';
    // A drawing in the salon's own colours is in a folder of them.
    const address = source.replace(/#.*$|\/[^/]+\.(jpg|webp|avif)$|(?<=^\/assets\/drawings\/)[^/]+\//g, '');
    const fields = pictures.get(address) ?? [];
    // Several may have it.
    const entry = entryNear(element);
    const field = fields.find((one) => one.startsWith(entry)) ?? fields[0];
    if (field) element.setAttribute('data-path', field);
  }
}
