import { salon } from '../content/salon';
import type { PostList, PostSummary } from './types';

export const categoryOf = (post: PostSummary) => post.category || 'Uncategorized';
export const excerptOf = (post: PostSummary) => post.excerpt || 'No excerpt available.';

/** `1 post`, `24 posts`, `200+ posts`. */
export function countText({
  total,
  totalIsLowerBound,
}: Pick<PostList, 'total' | 'totalIsLowerBound'>): string {
  return total === 1 && !totalIsLowerBound ? '1 post' : `${total}${totalIsLowerBound ? '+' : ''} posts`;
}

const dates = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  // The renderer and every visitor must show the same day.
  timeZone: salon.timeZone,
});

/** `20 November 2026`; empty for an invalid date. */
export function dateOf(post: PostSummary): string {
  const date = new Date(post.date);
  return Number.isNaN(date.getTime()) ? '' : dates.format(date);
}

export const postPath = (id: string) => `/blog/${encodeURIComponent(id)}`;
