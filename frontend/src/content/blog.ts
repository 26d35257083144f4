import { paths } from './paths';
import type { PageWithPhoto } from './types';

/** By itself, so that the blog's scripts carry nothing of the other pages. */
export const blogPage: PageWithPhoto = {
  path: paths.blog,
  name: 'Blog',
  title: 'Blog: Hair, Skin & Nail Care',
  description:
    'Notes from our chairs: monsoon frizz, sun tan, gel polish, bridal calendars and other things clients ask us while the colour develops.',
  photo: 'comb-scissors',
};
