import { ROOT_ID } from '../shared/document';

/** Where a page's body goes in the template. */
export const EMPTY_ROOT = `<div id="${ROOT_ID}"></div>`;
export const UNAVAILABLE = 'This page is not available right now. Please try again in a moment.';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** For content and attributes of HTML, and of XML as well. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** The media query stops browsers from preloading the scripts: `start.ts` loads them once the page is shown. */
export const preloadLinks = (files: string[]): string =>
  files.map((file) => `<link rel="modulepreload" media="not all" href="${file}">`).join('');
