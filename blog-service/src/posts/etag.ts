import { createHash } from 'node:crypto';
import type { PostResponse } from './post.mapper.js';

/** A post as it is sent, with the tag of its version. */
export interface TaggedPost<Sent extends PostResponse = PostResponse> {
  post: Sent;
  etag: string;
}

/**
 * Strong: `"{version}-{digest of what is sent}"`. By the digest a browser fetches a post again when a release sends it in
 * another shape; the version alone tells whether it was saved meanwhile.
 */
export function etagOf(post: PostResponse, version: string): string {
  const digest = createHash('sha1').update(JSON.stringify(post)).digest('base64url');
  return `"${version}-${digest}"`;
}

/**
 * Whether an If-Match header names this version. A weak tag counts as well: a proxy that compresses an answer weakens
 * its tag on the way to the browser.
 */
export function isMatch(ifMatch: string, version: string): boolean {
  return ifMatch === '*' || ifMatch.split(',').some((tag) => versionIn(tag.trim()) === version);
}

/** A post's own version, and behind a point that of its changes. */
function versionIn(etag: string): string | undefined {
  return /^(?:W\/)?"(\d+(?:\.[0-9a-f-]{36})?)(?:-[\w-]+)?"$/.exec(etag)?.[1];
}
