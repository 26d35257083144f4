import type { Plugin } from 'vite';
import { firstPalette } from '../../content/src/colourSets.ts';
import { globalStyles } from '../shared/theme/globalStyles.ts';
import { withPalette } from '../shared/theme/withPalette.ts';

/** Puts the global styles into a document, where its `<!--styles-->` mark stands. */
export const withGlobalStyles = (html: string) =>
  html.replace('<!--styles-->', () => `<style>${globalStyles}</style>`);

/** What no renderer writes, such as the admin area, has the first palette; the others have a mark for that of the edition. */
export const documentStyles: Plugin = {
  name: 'document-styles',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { path, server }) =>
      withGlobalStyles(server || path === '/admin.html' ? withPalette(html, firstPalette) : html),
  },
};
