import type { LanguageCode } from '../languages.ts';
import type { Words } from '../words/say.ts';
import hi from './hi.json' with { type: 'json' };
import kn from './kn.json' with { type: 'json' };
import ml from './ml.json' with { type: 'json' };
import ta from './ta.json' with { type: 'json' };
import te from './te.json' with { type: 'json' };

/** The translations that the site comes with: of its own words, and of what a fresh site says that fits any salon. */
export const cameWords: Record<LanguageCode, Words> = { ta, ml, hi, te, kn };
