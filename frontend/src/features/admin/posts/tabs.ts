import type { ListedState } from '../api/posts';

/** All posts together are no place to look for one. */
export type PostTab = Exclude<ListedState, 'all'>;

/** In which the owner finds a post again. */
export const tabs: Record<PostTab, { name: string; empty: string }> = {
  draft: { name: 'Draft', empty: 'There are no drafts.' },
  scheduled: { name: 'Scheduled', empty: 'Nothing is scheduled.' },
  // As specified.
  published: { name: 'Published', empty: 'No blog posts available yet.' },
  binned: { name: 'Bin', empty: 'The bin is empty.' },
};

export const tabNames = Object.keys(tabs) as PostTab[];

/** What an address without a word about it shows. */
export const DEFAULT_TAB: PostTab = 'published';

export const tabIn = (params: URLSearchParams): PostTab =>
  tabNames.find((tab) => tab === params.get('state')) ?? DEFAULT_TAB;

/** The address of a tab, with what is searched for in it. */
export function tabPath(tab: PostTab, search: string): string {
  const params = new URLSearchParams({
    ...(tab !== DEFAULT_TAB && { state: tab }),
    ...(search && { q: search }),
  });
  return params.size > 0 ? `/admin/blog?${params}` : '/admin/blog';
}
