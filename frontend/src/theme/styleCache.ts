import createCache, { type StylisPlugin } from '@emotion/cache';

/** One shared array: on the server Emotion caches its output by the identity of this array. */
const NO_PREFIXES: StylisPlugin[] = [];

/**
 * Emotion's styles without prefixes for browsers that cannot run the site's scripts either: they were a tenth of a page.
 * What today's browsers still ask a prefix for, a component writes itself.
 */
export const createStyleCache = () => createCache({ key: 'k', stylisPlugins: NO_PREFIXES });
