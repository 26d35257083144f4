import { createHash } from 'node:crypto';
import type { Edition } from '../pages/render';
import type { Values } from './links';

const CHARACTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const POSTS = CHARACTERS.map((end) => `post-${end}`);
const PICTURES = CHARACTERS.filter((start) => /[0-9a-f]/.test(start)).map((start) => `media-${start}`);
const LISTS = ['lists', 'kept-lists'];
const PAGES = ['lists', ...POSTS].flatMap((of) => [`page-${of}`, `kept-page-${of}`]);

/** All tags that nginx looks up (blog-paths.conf there). */
export const TAGS = [...LISTS, ...POSTS, ...PICTURES, ...PAGES];

/**
 * The value of each tag, from blog-service's. A page has a tag of its own: it also shows related posts and, in its header and footer,
 * something of the edition that this renderer knows. Without an edition pages keep their values.
 */
export function valuesOf(told: Values, edition: Edition | undefined): Values {
  const asTold = [...LISTS, ...POSTS, ...PICTURES].filter((tag) => told[tag]);
  const values = Object.fromEntries(asTold.map((tag) => [tag, told[tag] ?? '']));
  if (!edition) return values;
  const { contact, notices, hours } = edition.content;
  const frame = JSON.stringify([contact, notices, hours]);
  const page = (...parts: (string | undefined)[]) => digest(JSON.stringify([...parts, frame]));
  values['page-lists'] = page(told.lists);
  values['kept-page-lists'] = page(told['kept-lists']);
  for (const post of POSTS) {
    values[`page-${post}`] = page(told[post], told.related);
    values[`kept-page-${post}`] = page(told[post], told['kept-related']);
  }
  return values;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
