import type { Price, SiteContent, SitePhoto } from '@salon/content/description';
import { entriesOf, picturesOf } from '@salon/content/entries';
import { type Control, fieldInfo } from '@salon/content/fields';
import { valueAt } from '@salon/content/paths';
import { menuAt } from '@salon/content/reachable';
import { isRecord } from '@salon/content/same';
import { paths } from '@salon/content/sitePaths';
import { formatPrice } from '@salon/content/words/prices';
import { menuPath } from '../../../shared/content/paths';
import { addressOf } from '../../../shared/ui/picture/shownPicture';
import { shownPicture } from '../../../shared/ui/picture/sitePicture';
import { plainWords } from '../../../shared/ui/plainWords';
import { slotAt } from '../photographs/slotAt';
import { described } from '../places';

interface Said {
  path: string;
  text: string;
}

const TEXTS: Control[] = ['text', 'long', 'lines', 'prose', 'own'];

/** What pages may say of the content: each text with the path of its field. */
function* saidIn(content: SiteContent): Generator<Said> {
  for (const { path, value } of described(content)) yield* textsOf(path, value);
  for (const { path, schema, entry } of entriesOf(content))
    for (const [key, value] of Object.entries(entry)) {
      const { control = 'none' } = fieldInfo(schema.shape[key]) ?? {};
      if (control === 'price' && isRecord(value))
        yield { path: `${path}.price`, text: plainWords(formatPrice(value as unknown as Price)) };
      // An address may be spelled like a name, but is no text.
      else if (TEXTS.includes(control) && key !== 'address') yield* textsOf(`${path}.${key}`, value);
    }
}

function* textsOf(path: string, value: unknown): Generator<Said> {
  const lines = typeof value === 'string' ? value.split(/\n+(?:- )?/) : Array.isArray(value) ? value : [];
  for (const line of lines) {
    const text = typeof line === 'string' ? plainWords(line) : '';
    if (text) yield { path, text };
  }
}

/** The paths that are meant first where several fields say the same: those of the page, or of its header or footer. */
function preferred(content: SiteContent, page: string, element: Element): string[] {
  if (element.closest('header')) return ['words.navigation', 'words.everywhere', 'salon'];
  if (element.closest('footer')) return ['words.footer', 'contact', 'salon', 'words'];
  const [id] = Object.entries(paths).find(([, path]) => path === page) ?? [];
  if (id)
    return [
      `words.${id}.hero`,
      `words.${id}.`,
      ...(id === 'home' ? ['highlights', 'priceRows', 'reviews'] : []),
    ];
  const menu = menuAt(content, page.slice(menuPath('').length));
  return menu ? [`menus[${content.menus.indexOf(menu)}]`, `services.${menu.id}`, 'words.services.menu'] : [];
}

/** A text inside a longer one counts from this length on. */
const LONG = 12;

/** Gives each text and picture of a rendered page the path of its field, `data-path`, as far as one says it. */
export function annotate(page: Document, content: SiteContent, path: string): void {
  // The cards of posts are not of the site's content.
  const all = [...saidIn(content)].filter(({ path: one }) => path !== paths.blog || one.startsWith('words.'));
  const bySentence = Map.groupBy(all, ({ text }) => text);
  /** The entry that was shown last: its price and duration may be those of others too. */
  let entry = '';
  const best = (found: Said[], element: Element) => {
    const first = [...(entry ? [entry] : []), ...preferred(content, path, element)];
    const rank = (one: Said) => {
      const place = first.findIndex((start) => one.path.startsWith(start));
      // What is for search engines may say the same as the page.
      const isSeen = place >= 0 && !/search/i.test(one.path);
      return isSeen ? place : first.length + (place < 0 ? 0 : 1);
    };
    return found.toSorted((a, b) => b.text.length - a.text.length || rank(a) - rank(b))[0]?.path;
  };
  for (const element of page.body.querySelectorAll('*')) {
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (!isText || element.closest('[data-path]')) continue;
    // A sentence may be in parts that stay together on a line.
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const whole = around.find((one) => one && bySentence.has(plainWords(one.textContent ?? '')));
    const text = plainWords((whole ?? element).textContent ?? '');
    const found =
      bySentence.get(text) ??
      all.filter(
        (one) =>
          text.startsWith(`${one.text} `) ||
          (one.text.length >= LONG && text.includes(one.text)) ||
          (text.length >= LONG && one.text.includes(text)),
      );
    const field = best(found, element);
    if (!field) continue;
    (whole ?? element).setAttribute('data-path', field);
    entry = /^.*\](?=\.)/.exec(field)?.[0] ?? entry;
  }
  const pictures = Map.groupBy(
    Array.from(picturesOf(content), ([image]) => image.replace(/\.image$/, '')),
    (field) => addressOf(shownPicture(valueAt(content, field) as SitePhoto, slotAt(content, field))),
  );
  for (const element of page.body.querySelectorAll('img, svg:has(use)')) {
    const source = element.querySelector('use')?.getAttribute('href') ?? element.getAttribute('src') ?? '';
    // A drawing in the salon's own colours is in a folder of them.
    const address = source.replace(/#.*$|\/[^/]+\.(jpg|webp|avif)$|(?<=^\/assets\/drawings\/)[^/]+\//g, '');
    const fields = pictures.get(address);
    const field =
      fields &&
      best(
        fields.map((one) => ({ path: one, text: '' })),
        element,
      );
    if (field) element.setAttribute('data-path', field);
  }
}
