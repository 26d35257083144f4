import type { HeroPage, MenuId, SiteContent } from '../../../content/site-content';
import { plainWords } from '../../../ui/plainWords';
import { menuIds } from './draft/sections';
import { valueAt } from './draft/share';
import { contactNames, dayName, heroName, menuName, priceWords, shorten, weekdays } from './words';

/** The place where a part of the content is edited. */
export interface Place {
  /** Address of the editor, with the field's path as its hash. */
  to: string;
  /** Name of the edited part, such as `Hair Spa · price`. */
  name: string;
}

export const SITE = '/admin/site';
export const servicePath = (menu: MenuId, id: string) => `${SITE}/services/${menu}/${id}`;
export const packagePath = (id: string) => `${SITE}/offers/${id}`;
export const programPath = (id: string) => `${SITE}/academy/${id}`;

const fieldNames: Record<string, string> = {
  name: 'name',
  title: 'title',
  description: 'description',
  price: 'price',
  worth: 'worth',
  duration: 'duration',
  bestFor: 'best for',
  details: 'highlights',
  group: 'heading above',
  features: 'what is in it',
  category: 'category',
  from: 'first day',
  until: 'last day',
  times: 'times',
  reason: 'reason',
  text: 'text',
  content: 'text',
  author: 'name',
  location: 'place',
  answer: 'answer',
  pages: 'pages',
  image: 'picture',
  alt: 'description',
  summary: 'summary',
  forWhom: 'for whom',
  modules: 'what is taught',
  gallery: 'pictures',
  nextBatch: 'next batch',
  fee: 'fee',
  seatsLeft: 'seats left',
};

/** The place where a path of the content, such as `services.hair[3].price.rupees`, is edited. */
export function placeOf(content: SiteContent, path: string): Place {
  const [section = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = path
    .split(/[.[\]]+/)
    .filter(Boolean);
  const at = (page: string, item: string, field = '') => ({
    to: `${page}#${path}`,
    name: [item, fieldNames[field] ?? ''].filter(Boolean).join(' · '),
  });
  const text = (itemPath: string, field: string) => String(valueAt(content, `${itemPath}.${field}`) ?? '');
  switch (section) {
    case 'services': {
      const item = `services.${second}[${third}]`;
      const id = text(item, 'id');
      const menu = second as MenuId;
      return id
        ? at(servicePath(menu, id), text(item, 'name') || 'A new service', fourth)
        : at(`${SITE}/services/${menu}`, menuIds.includes(menu) ? menuName(menu) : 'Services');
    }
    case 'notes':
      return at(`${SITE}/services/${second}`, `${menuName(second as MenuId)} · small print`);
    case 'offers': {
      const item = `offers.packages[${third}]`;
      const id = text(item, 'id');
      return id
        ? at(packagePath(id), text(item, 'title') || 'A new package', fourth)
        : at(`${SITE}/offers`, 'Offers · footnote');
    }
    case 'hours': {
      const day = weekdays.find((weekday) => weekday === third);
      if (day) return at(`${SITE}/hours`, `${dayName(day)} · times`);
      return at(
        `${SITE}/hours`,
        text(`hours.special[${third}]`, 'reason') || `Special days${numbered(third)}`,
        fourth,
      );
    }
    case 'notices': {
      const said = shorten(text(`notices[${second}]`, 'text'), 40);
      return at(`${SITE}/notices`, said ? `Notice “${said}”` : `Notice${numbered(second)}`, third);
    }
    case 'contact':
      return at(`${SITE}/contact`, contactNames[second as keyof typeof contactNames] ?? 'Contact');
    case 'reviews': {
      const author = text(`reviews[${second}]`, 'author');
      return at(`${SITE}/reviews`, author ? `Review by ${author}` : `Review${numbered(second)}`, third);
    }
    case 'questions': {
      const asked = shorten(text(`questions[${second}]`, 'question'), 60);
      return at(`${SITE}/questions`, asked ? `Question “${asked}”` : `Question${numbered(second)}`, third);
    }
    case 'photos': {
      const [photo] = /^photos\.(?:heroes\.\w+|\w+\[\d+\])/.exec(path) ?? [];
      return at(
        photo ? `${SITE}/photos/${encodeURIComponent(photo)}` : `${SITE}/photos`,
        ['Photographs', photo && pictureName(second, third)].filter(Boolean).join(' · '),
        fourth,
      );
    }
    case 'academy': {
      const item = `academy.programs[${third}]`;
      const picture = fourth === 'gallery' && fifth ? ` · picture${numbered(fifth)}` : '';
      const id = text(item, 'id');
      return id
        ? at(
            programPath(id),
            `${text(item, 'title') || 'A new programme'}${picture}`,
            picture ? sixth : fourth,
          )
        : at(`${SITE}/academy`, 'Academy');
    }
    default:
      return { to: SITE, name: path };
  }
}

/** ` 3` for the index `2` of a list; nothing for the list itself. */
const numbered = (index: string) => (index === '' ? '' : ` ${Number(index) + 1}`);

function pictureName(list: string, which: string): string {
  if (list === 'heroes') return `Top of ${heroName(which as HeroPage)}`;
  return `${list === 'work' ? 'Our work' : 'Home page'}${numbered(which)}`;
}

export interface Found extends Place {
  /** Its current value, such as `Women's Hair · from ₹1,800`. */
  detail: string;
}

/** All that can be edited, with the words that the owner may search for. */
export function findable(content: SiteContent): (Found & { words: string })[] {
  const entry = (to: string, name: string, detail: string, ...more: string[]) => ({
    to,
    name,
    detail,
    words: plainWords([name, detail, ...more].join(' ')),
  });
  const { packages } = content.offers;
  return [
    ...menuIds.flatMap((menu) =>
      content.services[menu].map(({ id, name, price, group, hidden }, index) =>
        entry(
          `${servicePath(menu, id)}#services.${menu}[${index}].price${price?.rupees === undefined ? '' : '.rupees'}`,
          name || 'A new service',
          [menuName(menu), priceWords(price), hidden && 'hidden'].filter(Boolean).join(' · '),
          group,
          'service price',
        ),
      ),
    ),
    ...menuIds.map((menu) =>
      entry(
        `${SITE}/services/${menu}`,
        `${menuName(menu)}: all services`,
        `${content.services[menu].length} services`,
        'menu small print order',
      ),
    ),
    ...packages.map(({ id, title, price, category, hidden }, index) =>
      entry(
        `${packagePath(id)}#offers.packages[${index}].price${price.rupees === undefined ? '' : '.rupees'}`,
        title || 'A new package',
        ['Offer', priceWords(price), hidden && 'hidden'].filter(Boolean).join(' · '),
        category,
        'package offer price',
      ),
    ),
    entry(`${SITE}/hours`, 'Opening hours', 'Hours & notices', 'time open closed day week'),
    entry(`${SITE}/hours#special`, 'Closed days and special hours', 'Hours & notices', 'holiday festival'),
    entry(`${SITE}/notices`, 'Notice', 'Hours & notices', 'line announcement banner'),
    ...Object.entries(contactNames).map(([field, name]) =>
      entry(`${SITE}/contact#contact.${field}`, name, 'Contact', 'whatsapp instagram mobile mail number'),
    ),
    ...content.reviews.map(({ author, content: text, location }, index) =>
      entry(
        `${SITE}/reviews#reviews[${index}].content`,
        `Review by ${author || 'somebody'}`,
        shorten(text, 60),
        location,
      ),
    ),
    ...content.questions.map(({ question, answer }, index) =>
      entry(
        `${SITE}/questions#questions[${index}].answer`,
        question || 'A new question',
        shorten(answer, 60),
        'question faq answer',
      ),
    ),
    entry(`${SITE}/photos`, 'Photographs', 'Pictures of the pages', 'work grid hero highlights photo image'),
    ...content.academy.programs.map(({ id, title }) =>
      entry(programPath(id), title || 'A new programme', 'Academy', 'course programme batch fee seats'),
    ),
    entry(`${SITE}/prices`, 'All prices in one table', 'Services', 'price list paste'),
    entry(`${SITE}/history`, 'Earlier editions', 'History', 'go back bring back versions'),
  ];
}

const MOST_FOUND = 20;

/** Entries with all typed words, best first: names that begin with the query, names with all words, then the others. */
export function search(content: SiteContent, typed: string): Found[] {
  const query = plainWords(typed);
  if (query === '') return [];
  const words = query.split(' ');
  const rank = ({ name }: Found) => {
    const own = plainWords(name);
    if (own.startsWith(query)) return 0;
    return words.every((word) => own.includes(word)) ? 1 : 2;
  };
  return findable(content)
    .filter((entry) => words.every((word) => entry.words.includes(word)))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MOST_FOUND);
}
