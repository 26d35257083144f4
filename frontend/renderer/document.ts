import { ROOT_ID } from '../shared/document';

/** Where a page's body goes in the template. */
export const EMPTY_ROOT = `<div id="${ROOT_ID}"></div>`;
export const UNAVAILABLE = 'This page is not available right now. Please try again in a moment.';

/** The media query stops browsers from preloading the scripts: `start.ts` loads them once the page is shown. */
export const preloadLinks = (files: string[]): string =>
  files.map((file) => `<link rel="modulepreload" media="not all" href="${file}">`).join('');
