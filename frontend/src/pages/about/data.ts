import { about } from '../../content/about';
import { pages } from '../../content/pages';
import { photoWords } from '../../content/photo-words';
import { headData } from '../../features/head/headData';
import { codePicture, shownPicture } from '../../ui/picture/sitePicture';
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
