import { academy } from '../../content/academy';
import { countText } from '../../content/countText';
import { pages } from '../../content/pages';
import { photoWords } from '../../content/photo-words';
import type { Program } from '../../content/site-content';
import { headData } from '../../features/head/headData';
import { questionsOn } from '../../features/questions/questionsOn';
import { shownPicture } from '../../ui/picture/sitePicture';
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
