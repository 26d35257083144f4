import type { Plugin } from 'vite';
import { globalStyles } from '../shared/theme/globalStyles.ts';

/** Puts the global styles into a document, where its `<!--styles-->` mark stands. */
export const withGlobalStyles = (html: string) =>
  html.replace('<!--styles-->', () => `<style>${globalStyles}</style>`);

export const documentStyles: Plugin = {
  name: 'document-styles',
  transformIndexHtml: { order: 'pre', handler: withGlobalStyles },
};
