import type { ListedState } from '../api/posts';

/** There is no tab for all posts: a search finds them. */
export type PostTab = Exclude<ListedState, 'sample' | 'all' | 'any'>;

export const tabs: Record<PostTab, { name: string; empty: string }> = {
  draft: { name: 'Draft', empty: 'There are no drafts.' },
  scheduled: { name: 'Scheduled', empty: 'Nothing is scheduled.' },
  // The specification prescribes this text.
  published: { name: 'Published', empty: 'No blog posts available yet.' },
  binned: { name: 'Bin', empty: 'The bin is empty.' },
};

export const tabNames = Object.keys(tabs) as PostTab[];

const DEFAULT_TAB: PostTab = 'published';

export const tabIn = (params: URLSearchParams): PostTab =>
  tabNames.find((tab) => tab === params.get('state')) ?? DEFAULT_TAB;

export const editPath = (id: string) => `/admin/blog/edit/${encodeURIComponent(id)}`;
export const historyPath = (id: string) => `/admin/blog/history/${encodeURIComponent(id)}`;
