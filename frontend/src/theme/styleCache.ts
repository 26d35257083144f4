import createCache, { type StylisPlugin } from '@emotion/cache';

/** One array, as the server keeps what it has made of a style by it. */
const NO_PREFIXES: StylisPlugin[] = [];

/**
 * Emotion's styles without prefixes for browsers that cannot run the site's scripts either: they were a tenth of a page.
 * What today's browsers still ask a prefix for, a component writes itself.
 */
export const createStyleCache = () => createCache({ key: 'k', stylisPlugins: NO_PREFIXES });
