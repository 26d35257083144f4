import { z } from 'zod';
import { MAX_KEY_LENGTH } from '../pictures/picture-key.js';
import { POST_ID } from '../posts/post-id.js';
import { PostSummary } from '../posts/read/answers.js';
import { COUNT, MOMENT } from '../values.js';

/** More than any site has. */
const MANY = 1_000_000;
const KEYS = z.array(z.string().max(MAX_KEY_LENGTH)).max(MANY);

/** A post that visitors see, as the renderer must know it to decide which files show it. */
const ListedPost = PostSummary.extend({
  updated: MOMENT,
  family: z.uuid().nullable().describe('The same for those that say the same in another language'),
  version: COUNT,
  pictures: KEYS.describe('The keys of all stored pictures that it shows'),
}).meta({ id: 'ListedPost' });

export const Changes = z
  .object({
    position: z.string().max(60).describe('What the next request is to follow'),
    isWhole: z.boolean().describe('What is not among `posts` is not there; else only what changed is named'),
    posts: z.array(ListedPost).max(MANY),
    gone: z.array(z.string().meta(POST_ID)).max(MANY).describe('Visitors see these posts no longer'),
    categories: z.array(z.string().max(60)).max(MANY).describe('The names to choose from, in order'),
    pictures: KEYS.describe('The keys of all stored pictures that pages of the current edition show'),
  })
  .meta({ id: 'Changes' });
export type Changes = z.infer<typeof Changes>;

/** Who asks for changes. */
export interface Renderer {
  id: string;
  /** Of the folder that it writes files to, which several may share. */
  folder: string;
}
