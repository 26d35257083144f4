import { pages } from '../../../shared/content/pages';
import { photoWords } from '../../../shared/content/photo-words';
import { codePicture, shownPicture } from '../../../shared/ui/picture/sitePicture';
import { about } from '../../content/about';
import { headData } from '../../head/headData';
import type { Shown } from '../shown';

export type AboutData = ReturnType<typeof aboutData>;

export function aboutData({ content: { photos } }: Shown) {
  const { hero, story, values, closing } = about;
  const picture = shownPicture(photos.heroes.about, photoWords.hero('about'));
  const [first, second] = story.photos;
  return {
    head: headData(pages.about, picture),
    hero: { ...hero, picture },
    story: {
      title: story.title,
      paragraphs: story.paragraphs,
      first: codePicture(first),
      second: codePicture(second),
    },
    values: {
      ...values,
      items: values.items.map(({ photo, ...value }) => ({ ...value, picture: codePicture(photo) })),
    },
    closing,
  };
}
