import type { Plugin } from 'vite';
import { firstPalette } from '../../content/src/colourSets.ts';
import { globalStyles } from '../shared/theme/globalStyles.ts';
import { allScripts, allTypefaces, withTypefaces } from '../shared/theme/typefaces.ts';
import { withPalette } from '../shared/theme/withPalette.ts';

/** Puts typefaces, the global styles and those of languages into a document, where its `<!--styles-->` mark stands. */
export const withGlobalStyles = (html: string) =>
  html.replace('<!--styles-->', () => `${allTypefaces}<style>${globalStyles}</style>${allScripts}`);

/**
 * What no renderer writes, such as the admin area, has the first pair of typefaces, and the first palette unless admin.css says
 * another; the others have marks for them.
 */
export const documentStyles: Plugin = {
  name: 'document-styles',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { path, server }) => {
      const styled = withGlobalStyles(html);
      if (!server && path !== '/admin.html') return styled;
      return withTypefaces(withPalette(styled, firstPalette), 'fraunces');
    },
  },
};
