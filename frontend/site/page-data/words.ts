import type { HeroPage, Menu, QuestionPage, SiteContent } from '@salon/content/description';
import { SEARCH_TITLE } from '@salon/content/description/words';
import { isThere } from '@salon/content/reachable';
import { listWords } from '@salon/content/words/dates';
import { say } from '@salon/content/words/say';
import { menuPath, paths } from '../../shared/content/paths';
import { slotsOf } from '../../shared/content/slots';
import type { Page } from '../../shared/content/types';
import { shownPicture } from '../../shared/ui/picture/sitePicture';
import { offeredMenus } from '../services/offeredMenus';

export type WordedPage = keyof typeof paths & keyof SiteContent['words'];

export const linkTo = (id: WordedPage, { words }: SiteContent) => ({ path: paths[id], name: words[id].name });

/** A page as links, search engines and breadcrumbs name it. */
export function pageOf(id: WordedPage, content: SiteContent): Page {
  const { title, description } = content.words[id].search;
  const { tagline, name } = content.salon;
  const link = linkTo(id, content);
  const topic = id === 'home' ? topicOf(content) : link.name;
  return { ...link, title: title || topic, description: description || explained(id) || tagline || name };
}

/** What visitors read on these pages where the owner says nothing; no tagline explains a page. */
function explained(id: WordedPage) {
  if (id === 'blog') return say('What we have written for you, newest first.');
  return id === 'notFound' ? say('This page is not here, or not here any more.') : undefined;
}

/** What the salon does, in place of the word “Home”: as many menus as a title has room for; its name when it has none. */
function topicOf(content: SiteContent) {
  const names = offeredMenus(content).map((menu) => menu.name);
  while (listWords(names).length > SEARCH_TITLE) names.pop();
  return listWords(names) || content.salon.name;
}

/** The button to the bridal enquiry; none while it is not there. */
export const bridalLink = (content: SiteContent) =>
  isThere('bridal', content) ? { to: paths.bridal, children: content.words.bridal.link } : undefined;

export const linkToMenu = ({ address, name }: Menu) => ({ path: menuPath(address), name });

/** The words of a page; its name and what is meant for search engines are said by `page`. */
export function wordsOf<Id extends WordedPage>(id: Id, content: SiteContent) {
  const { name: _, search: __, ...words } = content.words[id];
  return { ...words, page: pageOf(id, content) };
}

/** The words of a page whose hero picture the owner chooses. */
export function proseOf<Id extends HeroPage>(id: Id, content: SiteContent) {
  const words = wordsOf(id, content);
  const picture = shownPicture(content.photos.heroes[id], slotsOf(content).hero(id));
  return { ...words, hero: { ...words.hero, picture } };
}

/** A string is a paragraph, an array a list. */
export const partsOf = (text: string): (string | string[])[] =>
  text.split('\n\n').flatMap((part) => {
    const lines = part.split('\n');
    const isItem = (line: string) => line.startsWith('- ');
    if (!lines.some(isItem)) return part ? [lines.join(' ')] : [];
    const before = lines.filter((line) => !isItem(line)).join(' ');
    const items = lines.filter(isItem).map((line) => line.slice(2));
    return before ? [before, items] : [items];
  });

export const questionsOn = (page: QuestionPage, { questions }: SiteContent) =>
  questions
    .filter(({ pages, hidden }) => !hidden && pages.includes(page))
    .map(({ id, question, answer }) => ({ id, question, answer }));
