import type { SitePhoto } from '@salon/content/description';
import { youTubeId } from '@salon/content/description/words';
import { shownHighlights, shownPriceRows } from '@salon/content/homePage';
import type { LocalDate } from '@salon/content/hours/localTime';
import { upcomingDays } from '@salon/content/hours/shown';
import { upcomingText, weeklyText } from '@salon/content/hours/texts';
import { isThere } from '@salon/content/reachable';
import { originalOf } from '@salon/content/translate';
import { formatPrice } from '@salon/content/words/prices';
import { say, toSay } from '@salon/content/words/say';
import { menuPath } from '../../shared/content/paths';
import { slotsOf } from '../../shared/content/slots';
import type { Photograph } from '../../shared/ui/picture/shownPicture';
import { codePicture, shownPicture } from '../../shared/ui/picture/sitePicture';
import { offeredMenus } from '../services/offeredMenus';
import { isPhotograph, peopleOf, reviewsOf } from './entries';
import { calledBy, titleIn } from './names';
import type { Shown } from './shown';
import { bridalLink, proseOf, questionsOn } from './words';

/** `drawings/place-map.svg` is shown only while the salon has this address: another one needs another drawing. */
const drawnMap = {
  address: '12 Temple Tank Road, South Extension, Your City, Your State 000000, India',
  description: toSay(
    'Sketch of the streets around the salon: it stands on Temple Tank Road across from the temple tank, above the flower market, with a lane beside it that leads to the car park behind.',
  ),
};

const mapPicture = () => ({ src: codePicture('place-map').drawing, alt: say(drawnMap.description) });

/** How many of them home shows; About has all. */
const PEOPLE_ON_HOME = 6;

export function homeData({ content, now }: Shown) {
  const { photos, hours, words } = content;
  const { intro, testimonials, work, contact, hero, ...prose } = proseOf('home', content);
  const people = peopleOf(content);
  const slots = slotsOf(content);
  const offered = offeredMenus(content);
  const lines: { text: string; until?: LocalDate }[] = [
    ...weeklyText(hours.weekly).map((text) => ({ text })),
    ...upcomingDays(hours, now).map((days) => ({ text: upcomingText(days), until: days.until })),
  ];
  const pictures = photos.work
    .map((photo, index) => shownPicture(photo, slots.work(index)))
    .filter(isPhotograph);
  // The first one is the opening's, when that says something and enough are left.
  const hasOpening = intro.title !== '' || intro.subtitle !== '';
  const lead = hasOpening && pictures.length > 3 ? pictures.shift() : undefined;
  const isOwn = hasOwn(photos.work);
  const highlights = shownHighlights(content);
  // Among photographs of hers stands no drawing.
  const hasOwnHighlights = hasOwn(highlights.map(({ picture }) => picture));
  return {
    ...prose,
    hero: {
      ...hero,
      film: youTubeId(hero.film),
      // The drawn film has the colours of the first palette.
      isDrawn: hero.isDrawn && content.salon.colours === 'leaf',
      more: isThere('about', content) ? hero.more : '',
    },
    prices: shownPriceRows(content).map(({ name, price, menu, service }) => ({
      ...{ name, price: formatPrice(price) },
      to: `${menuPath(menu.address)}#${service.id}`,
    })),
    order: content.pages.order,
    bridal: bridalLink(content),
    /** Her own work comes before all menus; what came with the site after them. */
    intro: { ...intro, picture: lead, isFirst: isOwn },
    highlights: highlights.flatMap((highlight) => {
      const menu = offered.find(({ id }) => id === highlight.menu);
      if (!menu) return [];
      const { text, linkText } = highlight;
      const title = calledBy(menu, content, ({ highlights }) => titleIn(highlights, highlight.id));
      // Its headline says what it shows.
      const picture = { ...shownPicture(highlight.picture, slots.highlight(highlight)), alt: '' };
      return {
        ...{ title, text, linkText: linkText || words.services.intro.link, to: menuPath(menu.address) },
        picture: isPhotograph(picture) || !hasOwnHighlights ? picture : undefined,
      };
    }),
    testimonials: {
      ...testimonials,
      reviews: reviewsOf(content),
    },
    people:
      people.length > 0
        ? {
            ...{ ...prose.people, asked: words.about.people.asked, people: people.slice(0, PEOPLE_ON_HOME) },
            more: people.length > PEOPLE_ON_HOME ? hero.more : undefined,
          }
        : undefined,
    work: {
      title: work.title,
      subtitle: isOwn ? work.subtitle : work.table,
      linkText: work.linkText,
      pictures: wallOf(pictures),
    },
    contact: {
      ...contact,
      /** The week's hours, then the special days of the next weeks. `until` is the last day on which a line is shown. */
      hours: lines,
      /** What the drawn map shows. */
      map: originalOf(content).contact.address === drawnMap.address ? mapPicture() : undefined,
    },
    questions: questionsOn('home', content),
  };
}

const hasOwn = (photos: SitePhoto[]) => photos.some(({ image }) => image.startsWith('/media/'));

function wallOf(pictures: Photograph[]) {
  const { length } = pictures;
  const [onPhone, onDesk] = [rowLengths(length, length > 8 ? 3 : 2), rowLengths(length, 5)];
  return pictures.map((picture, index) => ({
    ...picture,
    phone: onPhone[index] ?? 1,
    desk: onDesk[index] ?? 1,
  }));
}

/** For each picture, how many stand in its row. Rows differ by one at most; shorter ones, whose pictures are larger, come first. */
function rowLengths(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows)).flatMap((length) =>
    Array<number>(length).fill(length),
  );
}
