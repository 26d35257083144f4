import { offers } from '../../content/offers';
import { pages } from '../../content/pages';
import { photoWords } from '../../content/photo-words';
import { headData } from '../../features/head/headData';
import { visiblePackages } from '../../features/hours/shown';
import { questionsOn } from '../../features/questions/questionsOn';
import { shownPicture } from '../../ui/picture/sitePicture';
import type { Shown } from '../shown';

export type OffersData = ReturnType<typeof offersData>;

export function offersData({ content, now }: Shown) {
  const { hero, intro, custom } = offers;
  const picture = shownPicture(content.photos.heroes.offers, photoWords.hero('offers'));
  return {
    head: headData(pages.offers, picture),
    hero: { ...hero, picture },
    intro,
    packages: visiblePackages(content.offers.packages, now),
    footnote: content.offers.footnote,
    questions: questionsOn('offers', content),
    custom,
  };
}
