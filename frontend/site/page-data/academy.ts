import type { Program, SiteContent } from '@salon/content/description';
import { originalOf } from '@salon/content/translate';
import { speaking } from '@salon/content/words/say';
import { slotsOf } from '../../shared/content/slots';
import { shownPicture } from '../../shared/ui/picture/sitePicture';
import { countText } from '../content/countText';
import { originally, titleIn } from './names';
import { isPhotograph } from './pictures';
import type { Shown } from './shown';
import { proseOf, questionsOn } from './words';

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
