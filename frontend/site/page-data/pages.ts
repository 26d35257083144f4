import type { Program, SiteContent } from '@salon/content/description';
import { legalText } from '@salon/content/legal';
import { isThere } from '@salon/content/reachable';
import { originalOf } from '@salon/content/translate';
import { dayWords } from '@salon/content/words/dates';
import { formatDuration } from '@salon/content/words/durations';
import { speaking } from '@salon/content/words/say';
import { slotsOf } from '../../shared/content/slots';
import { codePicture, shownPicture } from '../../shared/ui/picture/sitePicture';
import { countText } from '../content/countText';
import { offeredMenus, shownServices } from '../services/offeredMenus';
import { isPhotograph, peopleOf } from './entries';
import { originally, originalMenu, originalService, titleIn } from './names';
import type { Shown } from './shown';
import { bridalLink, linkTo, linkToMenu, partsOf, proseOf, questionsOn, wordsOf } from './words';

// The pages that show little more than their own words.

export const aboutData = ({ content }: Shown) => {
  const { story, people: peopleWords, ...prose } = proseOf('about', content);
  const paragraphs = partsOf(story.text).flat();
  return { ...prose, story: { title: story.title, paragraphs }, peopleWords, people: peopleOf(content) };
};

export const servicesData = ({ content }: Shown) => ({
  ...proseOf('services', content),
  cards: offeredMenus(content).map((menu) => ({
    ...linkToMenu(menu),
    summary: menu.summary,
    picture: shownPicture(menu.picture, slotsOf(content).menu(menu)),
  })),
  bridal: bridalLink(content),
  questions: questionsOn('services', content),
});

/** The menus that are not empty, with what the price list shows of each service. */
export const pricesData = ({ content }: Shown) => ({
  ...wordsOf('prices', content),
  picture: codePicture('services'),
  above: [linkTo('services', content)],
  menus: offeredMenus(content).map((menu) => ({
    ...{ id: menu.id, ...linkToMenu(menu), ...originalMenu(content, menu), note: menu.note },
    services: shownServices(content.services[menu.id]).map(({ id, name, price, duration, group }) => ({
      ...{ id, name, price, group, ...originalService(content, `${menu.id}/${id}`) },
      duration: duration && formatDuration(duration),
    })),
  })),
  questions: questionsOn('prices', content),
});

export const academyData = ({ content }: Shown) => {
  const { intro, ...prose } = proseOf('academy', content);
  const programs = content.academy.programs.filter(({ hidden }) => !hidden);
  const countNow = () => countText(programs.length, '{count} programme', '{count} programmes');
  // A title that is not translated is not half so.
  const isOriginal = intro.title === originalOf(content).words.academy.intro.title;
  const count = isOriginal ? speaking(undefined, countNow) : countNow();
  return {
    ...prose,
    intro: { ...intro, title: intro.title.replace('{programmes}', count) },
    programs: programs.map((program) => shownProgram(program, content)),
    questions: questionsOn('academy', content),
  };
};

const shownProgram = ({ hidden: _, gallery, ...program }: Program, content: SiteContent) => ({
  ...program,
  ...originally(content, ({ academy }) => titleIn(academy.programs, program.id)),
  gallery: gallery
    .map((photo, index) => shownPicture(photo, slotsOf(content).gallery(program, index)))
    .filter(isPhotograph),
});

export function legalData<Id extends 'terms' | 'privacy'>(id: Id, content: SiteContent) {
  const { updated, intro: _, sections: __, ...words } = wordsOf(id, content);
  const { intro, sections } = legalText(id, content);
  return {
    ...words,
    intro,
    updated: dayWords(updated),
    sections: sections
      .map(({ heading, body }) => ({ heading, body: partsOf(body) }))
      .filter(({ body }) => body.length > 0),
    picture: codePicture('about'),
  };
}

export const notFoundData = ({ content }: Shown) => ({
  ...wordsOf('notFound', content),
  hasOffers: isThere('offers', content),
  picture: codePicture('lost'),
});
