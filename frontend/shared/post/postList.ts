import type { PostList, PostSummary } from './types';

export const PAGE_SIZE = 24;

export function postListFrom<Summary extends PostSummary>(
  posts: Summary[],
  headers: Headers,
): PostList<Summary> {
  const known = posts.filter((post) => post._id);
  return {
    posts: known,
    total: Number(headers.get('X-Total-Count') ?? known.length),
    next: nextCursor(headers.get('Link')),
  };
}

/** The cursor in `</api/blogs?cursor=…>; rel="next"`. */
export function nextCursor(link: string | null): string | null {
  const next = /<([^>]*)>;\s*rel="?next"?/.exec(link ?? '')?.[1];
  return next ? new URL(next, 'http://any').searchParams.get('cursor') : null;
}
