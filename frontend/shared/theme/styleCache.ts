import createCache, { type StylisPlugin } from '@emotion/cache';

/** One shared array: on the server Emotion caches its output by the identity of this array. */
const NO_PREFIXES: StylisPlugin[] = [];

/** Prefixes were a tenth of a page; browsers that need them can’t run the scripts. A component writes those that are still needed. */
export const createStyleCache = () => createCache({ key: 'k', stylisPlugins: NO_PREFIXES });
