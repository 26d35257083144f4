import { Focus } from '@salon/content/description/photos';
import { allLanguages } from '@salon/content/languages';
import { z } from 'zod';
import { NAME } from '../../categories/category.dto.js';
import { BY, COUNT, MOMENT } from '../../values.js';
import { POST_ID } from '../post-id.js';
import { AUTHOR, EXCERPT, IMAGE_ALT, MAX_URL_LENGTH, TITLE } from '../write/post.dto.js';
import { MAX_CONTENT, STATES } from '../write/post-rules.js';

/** The states by which the administrator can filter the list. `all` leaves out the bin, which `any` includes. */
export const LISTED_STATES = [...STATES, 'binned', 'sample', 'all', 'any'] as const;
export type ListedState = (typeof LISTED_STATES)[number];

const LANGUAGE = z.enum(allLanguages);

/** A post that says the same in another language. */
const Sister = z.object({ _id: z.string().meta(POST_ID), language: LANGUAGE }).meta({ id: 'Sister' });
export type Sister = z.infer<typeof Sister>;

/** The fields of a post that lists show. */
export const PostSummary = z
  .object({
    _id: z.string().meta(POST_ID),
    title: z.string().meta(TITLE),
    excerpt: z.string().meta(EXCERPT),
    author: z.string().meta(AUTHOR),
    category: z.string().meta(NAME).nullable(),
    image: z.string().max(MAX_URL_LENGTH).nullable(),
    focus: Focus.nullable(),
    language: LANGUAGE,
    date: MOMENT,
  })
  .meta({ id: 'PostSummary' });
export type PostSummary = z.infer<typeof PostSummary>;

export const PostResponse = PostSummary.extend({
  content: z.string().max(MAX_CONTENT),
  imageAlt: z.string().meta(IMAGE_ALT).nullable(),
  updated: MOMENT,
}).meta({ id: 'PostResponse' });
export type PostResponse = z.infer<typeof PostResponse>;

/** What only the administrator sees of a post. */
const FOR_ADMIN = {
  state: z.enum(STATES),
  wasPublic: z.boolean(),
  updated: MOMENT,
  binned: MOMENT.nullable(),
  sisters: z.array(Sister).max(allLanguages.length - 1),
};

/** What the administrator's list shows of a post. */
export const AdminPostSummary = PostSummary.extend({
  ...FOR_ADMIN,
  hasChanges: z.boolean(),
}).meta({ id: 'AdminPostSummary' });
export type AdminPostSummary = z.infer<typeof AdminPostSummary>;

/** The fields that a working copy and a revision of a post have. */
const TextOfPost = PostResponse.omit({ _id: true, date: true, updated: true });
export type TextOfPost = z.infer<typeof TextOfPost>;

/** Edits of a scheduled or published post that visitors do not see. */
const PostChanges = TextOfPost.extend({ saved: MOMENT }).meta({ id: 'PostChanges' });

/** A post as the administrator sees it. */
export const AdminPost = PostResponse.extend({
  ...FOR_ADMIN,
  updatedBy: BY,
  changes: PostChanges.nullable(),
}).meta({ id: 'AdminPost' });
export type AdminPost = z.infer<typeof AdminPost>;

export const PostCounts = z
  .object({ draft: COUNT, scheduled: COUNT, published: COUNT, binned: COUNT })
  .meta({ id: 'PostCounts' });
export type PostCounts = z.infer<typeof PostCounts>;

/**
 * Why a revision was kept: its text was published, was an update, became a draft's again, was saved while writing, was restored
 * from an older revision, or was refused because another device had saved meanwhile.
 */
const REASON = z.enum(['published', 'updated', 'withdrawn', 'writing', 'restored', 'conflict']);

const KEPT = { n: COUNT.min(1), date: MOMENT, reason: REASON, by: BY };

/** A revision in a list: a text that a post had before. */
export const RevisionSummary = z
  .object({ ...KEPT, title: z.string().meta(TITLE) })
  .meta({ id: 'RevisionSummary' });
export type RevisionSummary = z.infer<typeof RevisionSummary>;

export const Revision = TextOfPost.extend(KEPT).meta({ id: 'Revision' });
export type Revision = z.infer<typeof Revision>;
