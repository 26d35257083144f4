import { SiteContent } from '@salon/content/description';
import { Words } from '@salon/content/description/words';
import { type Entry, entriesOf } from '@salon/content/entries';
import { fieldInfo, inner, type Schema } from '@salon/content/fields';
import { isLanguage, type LanguageCode, languageCodes, languages } from '@salon/content/languages';
import { menuName } from '@salon/content/menus';
import { below, keysOf, valueAt } from '@salon/content/paths';
import { textsOf, wordKey } from '@salon/content/translate';
import { shorten } from '@salon/content/words/dates';
import { z } from 'zod';
import { plainWords } from '../../shared/ui/plainWords';
import type { Place } from '../AdminPage';

export const SITE = '/admin/site';

/** The pages for the site: what each is called, what it is for, and further words under which it is found. */
const pages = {
  yours: ['Make it yours', 'What is still from the sample salon', 'samples steps start'],
  salon: ['Your salon', 'Name, logo, colours, contact, legal texts', 'typefaces fonts founded icon profiles'],
  words: ['Buttons & messages', 'Names of buttons and links, chat messages', 'texts navigation footer'],
  languages: ['Languages', 'The site in further languages', 'translate translation translator sheet'],
  shortcuts: ['Short addresses', 'For print and profiles, with QR codes', 'link card window'],
  addresses: ['Old addresses', 'Where those of an old site lead', 'former links redirect moved'],
  publish: ['Publish', 'What would change for visitors'],
  history: ['History', 'See and bring back what was published before', 'earlier editions versions go'],
  prices: ['Prices', 'Services, menus and packages', 'offers price list'],
  'price-list': ['Paste a price list', 'From a chat, a spreadsheet or a photo’s text'],
  hours: [
    'Hours & notices',
    'Closed days, the week, lines below the header of every page',
    'opening time open special holiday festival notice announcement banner',
  ],
  look: ['Pages & pictures', 'Every page as visitors see it', 'preview headings words switch off order home'],
  photos: ['Pictures', 'At the top of pages, and of your work', 'photographs grid image'],
  reviews: ['Reviews', 'What people say'],
  people: ['People', 'Who works here', 'team staff stylist portrait'],
  priceRows: ['Prices on the home page', 'Below the opening', 'menus services first screen'],
  highlights: ['Highlights', 'On the home page', 'menus'],
  questions: ['Questions', 'With answers'],
  academy: ['Academy', 'Programmes'],
} satisfies Record<string, [name: string, detail: string, words?: string]>;
export type PagePath = keyof typeof pages;

export const pageName = (path: PagePath) => pages[path][0];

export function pageRow(path: PagePath): Row {
  const [name, detail, words] = pages[path];
  return { to: `${SITE}/${path}`, name, detail, words };
}

export const languagePath = (code: LanguageCode) => `${SITE}/languages/${code}`;

/** The path of a translation in the content, which is the id of its field. */
export const textPath = (code: LanguageCode, key: string) => `translations.${code}.texts.${key}.text`;

/** Where a text is translated. */
export const textPlace = (code: LanguageCode, key: string) =>
  `${languagePath(code)}#${textPath(code, key).replaceAll('%', '%25')}`;

/** Its language and key, of which a word may have dots. */
export function translationAt(path: string): { code: LanguageCode; key: string } | undefined {
  const [, code, key = ''] = /^translations\.(\w+)\.texts\.(.*?)(?:\.(?:text|from))?$/.exec(path) ?? [];
  return isLanguage(code) ? { code, key } : undefined;
}

/** The page that edits what is at a path. */
function pageOf(path: string): string {
  const [part = '', name] = keysOf(path);
  if (part === 'words') return `${SITE}/words/${name}`;
  const forms = {
    ...{ menus: 'prices', services: 'prices', offers: 'prices' },
    ...{ contact: 'salon', pages: 'look', notices: 'hours' },
  };
  return `${SITE}/${forms[part as keyof typeof forms] ?? part}`;
}

const nameOfPage = (address: string): string | undefined =>
  pages[address.slice(SITE.length + 1) as PagePath]?.[0];

/** Where a list is, such as `services.hair` or `academy.programs`: one of several on its page is named by its path. */
export const listPath = (list: string) =>
  pageOf(list) === pageRow('prices').to ? `${pageOf(list)}#${list}` : pageOf(list);
export const listName = (list: string) => nameOfPage(pageOf(list)) ?? list;

/** The words of no page of their own, such as those of buttons. */
export const generalWords = ['navigation', 'everywhere', 'footer', 'visit', 'notFound'] as const;

export const wordsRow = (page: keyof typeof Words.shape): Row => ({
  to: `${SITE}/words/${page}`,
  name: fieldInfo(Words.shape[page])?.label ?? page,
  detail: '',
});

/** What is called by its text alone gets its noun: `Notice “Closed for Pongal”`. */
function nameOf({ info, entry }: Entry, content: SiteContent): string {
  const name = info.nameOf(entry as never, content) || info.unnamed;
  return name.startsWith('“') ? `${capital(info.one)} ${name}` : name;
}

export const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const labelIn = (schema: { shape: Record<string, Schema> }, key = '') =>
  fieldInfo(schema.shape[key])?.label.toLowerCase();

/** The entry that is at a path, or has it. */
export const entryAt = (content: SiteContent, path: string) =>
  Array.from(entriesOf(content)).find((one) => path.startsWith(`${one.path}.`) || path === one.path);

/** Where a path is edited, and its name, such as `Hair Spa · price`. */
export function placeOf(content: SiteContent, path: string): Place {
  const at = (page: string, ...names: (string | undefined)[]) => ({
    to: `${page}#${path}`,
    name: names.filter(Boolean).join(' · '),
  });
  const translation = translationAt(path);
  if (translation) {
    const { code, key } = translation;
    const text = textsOf(content).find((one) => one.key === key);
    const name = text ? placeOf(content, text.path).name : key.replace(wordKey(''), '');
    return { to: textPlace(code, key), name: `${languages[code].name} · ${name}` };
  }
  const found = entryAt(content, path);
  if (found) {
    const [key] = path.slice(found.path.length + 1).split(/[.[]/);
    return at(pageOf(found.list), nameOf(found, content), labelIn(found.schema, key));
  }
  const text = described(content).find(
    ({ path: one }) => path === one || (/^[.[]/.test(path.slice(one.length)) && path.startsWith(one)),
  );
  if (text) return { to: path === text.path ? text.to : `${text.to.split('#')[0]}#${path}`, name: text.name };
  const [section, menu = ''] = keysOf(path);
  if (section === 'services' && menu) return at(pageOf(path), menuName(content, menu));
  const name = nameOfPage(pageOf(path));
  return name ? at(pageOf(path), name) : { to: SITE, name: path };
}

/** One field has all profiles. */
const PROFILES = 'contact.instagram';

interface Described extends Place {
  path: string;
  value: unknown;
}

/** What is in no list, such as “Home, The opening · headline”. */
function* describedIn(
  schema: Schema,
  value: unknown,
  path: string,
  names: string[] = [],
): Generator<Described> {
  for (const [key, field] of Object.entries((schema as z.ZodObject).shape)) {
    const [kind, info, here] = [inner(field), fieldInfo(field), below(path, key)];
    const part = valueAt(value, key);
    const label = info?.label ?? key;
    if (kind instanceof z.ZodObject && info?.control !== 'photo') {
      yield* describedIn(kind, part, here, info ? [...names, label] : names);
    } else if (info && info.control !== 'none') {
      const name = names.length > 0 ? `${names.join(', ')} · ${label.toLowerCase()}` : label;
      const at = info.control === 'profile' ? PROFILES : here;
      yield { to: `${pageOf(here)}#${at}`, name, path: here, value: part };
    }
  }
}

const described = (content: SiteContent) => Array.from(describedIn(SiteContent, content, ''));

export interface Row extends Place {
  /** Its current value, such as `Women's Hair · from ₹1,800`. */
  detail: string;
  words?: string;
}

const textsIn = ({ id: _, ...entry }: Entry['entry']) =>
  Object.values(entry as object).filter((value) => typeof value === 'string');

/** What is said of an entry beside its name: what its kind says, or else the beginning of its longest text. */
export function detailsOf({ info, entry }: Pick<Entry, 'info' | 'entry'>, content: SiteContent): string {
  const name = info.nameOf(entry as never, content);
  const others = textsIn(entry).filter((text) => text !== name);
  const [longest = ''] = others.toSorted((a, b) => b.length - a.length);
  return info.detailsOf?.(entry as never, content) || shorten(longest, 60);
}

const findable = (content: SiteContent): Row[] => [
  ...Array.from(entriesOf(content), (one) => {
    const { path, list, info, entry } = one;
    const [part, menu = ''] = list.split('.');
    const where = part === 'services' ? menuName(content, menu) : info.list;
    return {
      to: `${pageOf(list)}#${path}${info.main ? `.${info.main}` : ''}`,
      name: nameOf(one, content),
      detail: [where, detailsOf(one, content), entry.hidden && 'hidden'].filter(Boolean).join(' · '),
      words: [...textsIn(entry), info.search].join(' '),
    };
  }),
  ...languageCodes.map((code) => ({
    ...{ to: languagePath(code), name: languages[code].name, detail: languages[code].own },
    words: 'language translation',
  })),
  ...described(content).map(({ to, name, path, value }) => ({
    ...{ to, name },
    detail: typeof value === 'string' ? shorten(value, 60) : '',
    words: `${value} words text${path.startsWith('contact.') ? ' contact whatsapp instagram mobile mail number' : ''}`,
  })),
  ...(Object.keys(pages) as PagePath[]).map(pageRow),
];

function hasWords(text: string, search: string): boolean {
  const words = plainWords(text);
  return plainWords(search)
    .split(' ')
    .every((word) => words.includes(word));
}

const MOST_FOUND = 20;

/** What has all typed words, best first: names that begin with the query, names with all words, then the others. */
export function search(content: SiteContent, others: Row[], typed: string): Row[] {
  const query = plainWords(typed);
  if (query === '') return [];
  const rank = ({ name }: Row) => {
    if (plainWords(name).startsWith(query)) return 0;
    return hasWords(name, query) ? 1 : 2;
  };
  return [...findable(content), ...others]
    .filter(({ name, detail, words }) => hasWords(`${name} ${detail} ${words}`, query))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MOST_FOUND);
}
