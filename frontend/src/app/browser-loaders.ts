import { browserApi } from '../features/blog/api';
import { createBlogLoaders } from '../features/blog/loaders';
import { createBrowserData } from './browser-data';

/** What leads from page to page. A page that has arrived needs none of it, so it comes after the page. */
export const createBrowserLoaders = (build: string | undefined) => ({
  ...createBrowserData(build),
  ...createBlogLoaders(browserApi),
});
