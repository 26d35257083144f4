import type { AdminPost, AdminPostSummary } from '../admin/api/posts';
import type { Changes } from '../renderer/blog/posts';
import type { Category, Post, PostSummary } from '../shared/post/types';

export const summary = (id: string, over: Partial<PostSummary> = {}): PostSummary => ({
  _id: id,
  title: `Title of ${id}`,
  excerpt: `Excerpt of ${id}`,
  author: 'Kadali — Salon & Academy',
  category: 'Hair Care',
  image: null,
  focus: null,
  date: '2026-11-20T06:00:00.000Z',
  ...over,
});

export const post = (id: string, over: Partial<Post> = {}): Post => ({
  ...summary(id),
  content: `<p>Content of ${id}</p>`,
  imageAlt: null,
  updated: '2026-11-20T06:00:00.000Z',
  ...over,
});

/** As the owner gets it. */
export const adminPost = (id: string, over: Partial<AdminPost> = {}): AdminPost => ({
  ...post(id),
  language: 'en',
  sisters: [],
  state: 'published',
  wasPublic: true,
  binned: null,
  changes: null,
  updatedBy: null,
  ...over,
});

export const adminSummary = (id: string, title: string): AdminPostSummary => ({
  ...summary(id, { title, category: null }),
  language: 'en',
  sisters: [],
  state: 'published',
  wasPublic: true,
  updated: '2026-11-20T06:00:00.000Z',
  binned: null,
  hasChanges: false,
});

export const categories: Category[] = [
  { id: 1, name: 'Hair Care', posts: 12 },
  { id: 2, name: 'Skin Care', posts: 3 },
];

type ListedPost = Changes['posts'][number];
const ENGLISH = { language: 'en' as const, family: null };

/** A post as the renderer learns of it. */
export const listed = (id: string, over: Partial<ListedPost> = {}): ListedPost => ({
  ...{ ...summary(id), ...ENGLISH, updated: '2026-11-20T06:00:00.000Z', version: 1, pictures: [] },
  ...over,
});

/** What a renderer that knows nothing is told. */
export const allPosts = (posts: ListedPost[], over: Partial<Changes> = {}): Changes => ({
  ...{ position: '1', isWhole: true, posts, gone: [], pictures: [] },
  categories: categories.map(({ name }) => name),
  ...over,
});
