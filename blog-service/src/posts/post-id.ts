import { randomInt } from 'node:crypto';
import slugify from '@sindresorhus/slugify';

const SLUG_LENGTH = 60;
const TAIL_LENGTH = 6;
const TAIL_ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID = /^[a-z0-9-]{1,80}$/;

/** A readable id: `monsoon-frizz-care-x7k2m9`. A title without a letter known to the slug gets `post-x7k2m9`. */
export function newPostId(title: string): string {
  const slug = slugify(title);
  const short =
    slug.length > SLUG_LENGTH
      ? slug
          .slice(0, SLUG_LENGTH + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, SLUG_LENGTH)
      : slug;
  const tail = Array.from({ length: TAIL_LENGTH }, () => TAIL_ALPHABET[randomInt(TAIL_ALPHABET.length)]);
  return `${short || 'post'}-${tail.join('')}`;
}

/** The id as stored, or undefined when no post can have it. */
export function readPostId(id: string): string | undefined {
  const lower = id.toLowerCase();
  return ID.test(lower) ? lower : undefined;
}
