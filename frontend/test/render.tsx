import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render as renderElement } from '@testing-library/react';
import type { PropsWithChildren, ReactElement } from 'react';

/**
 * Styles are not added to the document: queries by role ask for the computed style of every element, and jsdom spends most of a
 * test's time computing it. Styles are tested in the browser.
 */
const cache = createCache({ key: 'test', container: document.createElement('div') });
const WithoutStyles = ({ children }: PropsWithChildren) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);

export const render = (element: ReactElement) => renderElement(element, { wrapper: WithoutStyles });
