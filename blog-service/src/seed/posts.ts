import { academyBatch } from './posts/academy-batch.js';
import { bridalTimeline } from './posts/bridal-timeline.js';
import { curlyWashDay } from './posts/curly-wash-day.js';
import { firstFacial } from './posts/first-facial.js';
import { gelNails } from './posts/gel-nails.js';
import { hardWater } from './posts/hard-water.js';
import { headMassage } from './posts/head-massage.js';
import { keratinOrBotox } from './posts/keratin-or-botox.js';
import { meltedColour } from './posts/melted-colour.js';
import { monsoonFrizz } from './posts/monsoon-frizz.js';
import { serumShelf } from './posts/serum-shelf.js';
import { sunscreen } from './posts/sunscreen.js';
import type { SeedPost } from './seed-post.js';

export const SEED_POSTS: SeedPost[] = [
  monsoonFrizz,
  sunscreen,
  gelNails,
  headMassage,
  keratinOrBotox,
  firstFacial,
  curlyWashDay,
  bridalTimeline,
  academyBatch,
  meltedColour,
  serumShelf,
  hardWater,
];
