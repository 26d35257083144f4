import { paths } from './paths.ts';
import type { Page } from './types';

// In a file of its own, so that the blog's scripts contain nothing of the other pages.
export const blogPage: Page = {
  path: paths.blog,
  name: 'Blog',
  title: 'Blog: Hair, Skin & Nail Care',
  description:
    'Notes from our chairs: monsoon frizz, sun tan, gel polish, bridal calendars and other things clients ask us while the colour develops.',
};
