import { randomInt } from 'node:crypto';
import { NotFoundException, Param } from '@nestjs/common';
import { inLatin } from '@salon/content/inLatin';
import slugify from '@sindresorhus/slugify';
import anyAscii from 'any-ascii';
import { z } from 'zod';

const SLUG_LENGTH = 60;
const TAIL_LENGTH = 6;
const TAIL_ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID = /^[a-z0-9-]{1,80}$/;
/** What openapi.json says of an id. */
export const POST_ID = { type: 'string', pattern: '^[A-Za-z0-9-]+$', maxLength: 80 } as const;

/** A parameter that has the id in a path. */
export const PostId = (name = 'id') => Param(name, { schema: z.string().meta(POST_ID) });

/** A word that is neither Indian nor Latin, with the marks inside it. The slug library handles Latin letters itself. */
const FOREIGN_WORD = /(?!\p{Script=Latin})\p{L}[\p{L}\p{M}]*/gu;

/** Makes a readable id: `monsoon-frizz-care-x7k2m9`, `muti-paramarippu-x7k2m9`. A title without a letter gets `post-x7k2m9`. */
export function newPostId(title: string): string {
  const tail = Array.from({ length: TAIL_LENGTH }, () => TAIL_ALPHABET[randomInt(TAIL_ALPHABET.length)]);
  return `${slugOf(title)}-${tail.join('')}`;
}

/** The id for another title, with the same random tail. */
export const renamedPostId = (id: string, title: string): string =>
  slugOf(title) + id.slice(-TAIL_LENGTH - 1);

/** The words of a name in Latin letters, for an address. */
export function slugOf(title: string): string {
  const slug = slugify(inLatin(title).replace(FOREIGN_WORD, anyAscii));
  if (slug.length <= SLUG_LENGTH) return slug || 'post';
  const wholeWords = slug.slice(0, SLUG_LENGTH + 1).replace(/-[^-]*$/, '');
  return wholeWords.slice(0, SLUG_LENGTH);
}

/** The id as it is stored. Text that cannot be the id of a post becomes an empty one, which no post has. */
export function readPostId(id: string): string {
  const lower = id.toLowerCase();
  return ID.test(lower) ? lower : '';
}

export const postNotFound = () => new NotFoundException('Blog post not found.');
