import createCache, { type StylisPlugin } from '@emotion/cache';

/** One shared array: on the server Emotion caches its output by the identity of this array. */
const NO_PREFIXES: StylisPlugin[] = [];

/**
 * Emotion without vendor prefixes, which were a tenth of a page's size. Browsers that need them can't run the site's scripts
 * either. A component writes a prefix itself where current browsers still need one.
 */
export const createStyleCache = () => createCache({ key: 'k', stylisPlugins: NO_PREFIXES });
