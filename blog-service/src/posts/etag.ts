import { createHash } from 'node:crypto';
import { Tagged, tagsIn } from '../http-cache.js';
import type { AdminPost, PostResponse } from './read/answers.js';

/** A post as the administrator gets it, with its ETag. */
export type TaggedPost = Tagged<AdminPost>;

/** The ETag that a post has until it is saved again, as far as {@link isMatch} looks at it. */
export const NEW_POST = '"1"';

/**
 * Adds a strong ETag: `"{version}-{digest of what is sent}"`. The digest changes when a release sends the same post in
 * another shape, so browsers fetch it again. Only the version tells whether the post was saved meanwhile.
 */
export function tagged<Post extends PostResponse>(post: Post, version: string): Tagged<Post> {
  const digest = createHash('sha1').update(JSON.stringify(post)).digest('base64url');
  return new Tagged(post, `"${version}-${digest}"`);
}

/** Whether an If-Match header contains this version. */
export const isMatch = (ifMatch: string, version: string): boolean =>
  ifMatch === '*' || tagsIn(ifMatch).some((tag) => versionIn(tag) === version);

/** The version in an ETag: that of the post, and after a dot that of its unpublished changes. */
const versionIn = (etag: string): string | undefined =>
  /^"(\d+(?:\.[0-9a-f-]{36})?)(?:-[\w-]+)?"$/.exec(etag)?.[1];
