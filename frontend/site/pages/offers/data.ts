import { visiblePackages } from '@salon/content/hours/shown';
import { pages } from '../../../shared/content/pages';
import { photoWords } from '../../../shared/content/photo-words';
import { shownPicture } from '../../../shared/ui/picture/sitePicture';
import { offers } from '../../content/offers';
import { headData } from '../../head/headData';
import { questionsOn } from '../../questions/questionsOn';
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
