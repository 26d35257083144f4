import { browserApi } from './blog/api';
import { createBlogLoaders } from './blog/loaders';
import { createBrowserData } from './browser-data';

/** The data loaders for navigation. The first page does not need them, so they are loaded after it. */
export const createBrowserLoaders = (build: string | undefined) => ({
  ...createBrowserData(build),
  ...createBlogLoaders(browserApi),
});
