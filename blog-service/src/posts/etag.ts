import type { Post } from './post.entity.js';

/** Strong: everything sent of a post comes from its row, whose version grows with every save. */
export function etagOf({ version }: Pick<Post, 'version'>): string {
  return `"${version}"`;
}

/**
 * Whether an If-Match header lets the post be changed. A weak tag counts as well: a proxy that compresses an answer
 * weakens its tag on the way to the browser.
 */
export function isMatch(ifMatch: string, post: Pick<Post, 'version'>): boolean {
  if (ifMatch === '*') return true;
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etagOf(post));
}
