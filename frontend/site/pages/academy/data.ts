import type { Program } from '@salon/content/description';
import { pages } from '../../../shared/content/pages';
import { photoWords } from '../../../shared/content/photo-words';
import { shownPicture } from '../../../shared/ui/picture/sitePicture';
import { academy } from '../../content/academy';
import { countText } from '../../content/countText';
import { headData } from '../../head/headData';
import { questionsOn } from '../../questions/questionsOn';
import type { Shown } from '../shown';

export type AcademyData = ReturnType<typeof academyData>;
export type ShownProgram = ReturnType<typeof shownProgram>;

export function academyData({ content }: Shown) {
  const { hero, intro, closing } = academy;
  const picture = shownPicture(content.photos.heroes.academy, photoWords.hero('academy'));
  const programs = content.academy.programs.filter(({ hidden }) => !hidden).map(shownProgram);
  return {
    head: headData(pages.academy, picture),
    hero: { ...hero, picture },
    intro: {
      ...intro,
      title: intro.title.replace('{programmes}', countText(programs.length, 'programme', 'programmes')),
    },
    programs,
    questions: questionsOn('academy', content),
    closing,
  };
}

const shownProgram = ({ hidden: _, gallery, ...program }: Program) => ({
  ...program,
  gallery: gallery
    .map((photo, index) => shownPicture(photo, photoWords.gallery(program, index)))
    .filter((picture) => picture !== undefined),
});
