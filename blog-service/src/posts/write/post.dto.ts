import { Focus } from '@salon/content/description/photos';
import { faults } from '@salon/content/fields';
import { allLanguages } from '@salon/content/languages';
import { isStorable } from '@salon/content/text';
import { invalid } from '@salon/service-kit/validation';
import { z } from 'zod';
import { MAX_NAME, UNKNOWN_CATEGORY } from '../../categories/category.dto.js';
import { faultInLength } from '../../line-length.js';
import { line, lineOf } from '../../lines.js';
import { MAX_DATA_URL_LENGTH } from '../../pictures/picture-bytes.js';
import { keyOfUrl } from '../../pictures/picture-key.js';
import { POST_ID } from '../post-id.js';
import { faultInContent, faultsIn, MAX, MAX_CONTENT, STATES } from './post-rules.js';

export const MAX_URL_LENGTH = 2_000;
export const TITLE = lineOf(MAX.title);
export const EXCERPT = lineOf(MAX.excerpt);
export const AUTHOR = lineOf(MAX.author);
export const IMAGE_ALT = lineOf(MAX.imageAlt);
export const UNKNOWN_POST = 'The post of which this is a version is not there.';

/** The text fields of a post, which a working copy has too. Empty ones count as missing. */
export const PostText = z
  .strictObject({
    title: line('Title', 0, MAX.title).default(''),
    /** HTML as it was sent; `readText` sanitises it. */
    content: z
      .string('Content must be text')
      .superRefine(faults(faultInContent))
      .meta({ maxLength: MAX_CONTENT })
      .nullish(),
    excerpt: line('Excerpt', 0, MAX.excerpt).nullish(),
    author: line('Author', 0, MAX.author).nullish(),
    /** Whether the category exists is checked when it is stored. */
    category: z
      .string(UNKNOWN_CATEGORY)
      .refine((name) => !name || !faultInLength('Category', name, 2, MAX_NAME), UNKNOWN_CATEGORY)
      .meta(lineOf(MAX_NAME))
      .nullish(),
    image: z
      .string('Image must be text')
      .superRefine(faults(faultInImage))
      .meta({ maxLength: MAX_DATA_URL_LENGTH })
      .nullish(),
    imageAlt: line('Image description', 0, MAX.imageAlt).nullish(),
    focus: Focus.nullish(),
    language: z.enum(allLanguages, 'Please choose one of the languages.').optional(),
  })
  .meta({ id: 'PostText' });
export type PostText = z.infer<typeof PostText>;

/** The body of a PUT. */
export const PostUpdate = PostText.extend({
  state: z.enum(STATES, 'State must be draft, scheduled or published').optional(),
  date: z.iso
    .datetime({ offset: true, error: 'Date must be a date with its time, as 2026-01-31T09:30:00Z' })
    .max('2026-01-31T09:30:00.000000+05:30'.length)
    .optional(),
}).meta({ id: 'PostUpdate' });
export type PostUpdate = z.infer<typeof PostUpdate>;

/** The body of a POST. */
export const NewPost = PostUpdate.extend({
  /** The post that says the same in another language. */
  versionOf: z.string(UNKNOWN_POST).meta(POST_ID).optional(),
}).meta({ id: 'NewPost' });
export type NewPost = z.infer<typeof NewPost>;

/** Throws 400 when the post is not complete enough to be shown to visitors, or to be a draft. */
export function checkComplete(post: PostText, text: string, isFinished = true): void {
  const faults = faultsIn(post, text, isFinished);
  if (faults.length > 0) throw invalid(faults);
}

/** What a data URL contains is checked when it is decoded. */
function faultInImage(value: string): string | undefined {
  if (value === '' || value.startsWith('data:') || keyOfUrl(value) || isWebUrl(value)) return undefined;
  return 'Image must be a picture or an http(s) address';
}

const isWebUrl = (value: string): boolean =>
  value.length <= MAX_URL_LENGTH &&
  isStorable(value) &&
  /^https?:\/\/[^\s]+$/i.test(value) &&
  URL.canParse(value);
