import type { Review } from '@salon/content/description';
import { reviews as samples } from '@salon/content/first-edition/reviews';
import { home } from '../../../shared/content/home';
import { pages } from '../../../shared/content/pages';
import { photoWords } from '../../../shared/content/photo-words';
import { codePicture, shownPicture } from '../../../shared/ui/picture/sitePicture';
import { headData } from '../../head/headData';
import { openingJsonLd } from '../../head/hoursJsonLd';
import { hoursLines } from '../../hours/hoursLines';
import { questionsOn } from '../../questions/questionsOn';
import { emptyMenus } from '../../services/emptyMenus';
import type { Shown } from '../shown';

/** The first frame of the hero's film. It is also the film's poster. */
const POSTER = 'photo:hero-poster';

export type HomeData = ReturnType<typeof homeData>;

export function homeData({ content, now }: Shown) {
  const { photos, reviews, hours } = content;
  const { hero, intro, place, highlights, testimonials, work, contact } = home;
  const picture = shownPicture(photos.heroes.home, photoWords.hero('home'));
  const empty = emptyMenus(content);
  return {
    head: headData(pages.home, picture),
    hero: { ...hero, picture, film: photos.heroes.home.image === POSTER },
    intro,
    place: { ...place, picture: codePicture('place-wash') },
    highlights: highlights
      .map((highlight, index) => {
        const photo = photos.highlights[index];
        return { ...highlight, picture: photo && shownPicture(photo, photoWords.highlight(index)) };
      })
      .filter(({ to }) => !empty.includes(to)),
    testimonials: {
      title: testimonials.title,
      subtitle: reviews.some(isSample) ? testimonials.sample : testimonials.subtitle,
      reviews: reviews.filter(({ hidden }) => !hidden).map(({ hidden: _, ...review }) => review),
    },
    work: {
      ...work,
      pictures: photos.work
        .map((photo, index) => shownPicture(photo, photoWords.work(index)))
        .filter((picture) => picture !== undefined),
    },
    contact: { ...contact, picture: codePicture('place-wait'), hours: hoursLines(hours, now) },
    opening: openingJsonLd(hours, now),
    questions: questionsOn('home', content),
  };
}

const isSample = ({ content, hidden }: Review) =>
  !hidden && samples.some((sample) => sample.content === content);
