import { peopleOf } from './people';
import type { Shown } from './shown';
import { partsOf, proseOf } from './words';

export const aboutData = ({ content }: Shown) => {
  const { story, people: peopleWords, ...prose } = proseOf('about', content);
  const paragraphs = partsOf(story.text).flat();
  return { ...prose, story: { title: story.title, paragraphs }, peopleWords, people: peopleOf(content) };
};
