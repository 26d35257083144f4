import { PAGE_SIZE, postListFrom } from '../../blog/postList';
import type { Post, PostList, PostSummary } from '../../blog/types';
import { readJson, request } from './request';

/** What is sent to store a post. */
export interface PostBody {
  title: string;
  content: string;
  excerpt: string;
  author: string;
  category: string | null;
  /** A data URL, the address the post already has, or null. */
  image: string | null;
  imageAlt: string | null;
}

export interface EditablePost {
  post: Post;
  /** Names this version of the post; a save is refused when there is a newer one. */
  etag: string;
}

interface ListQuery {
  q: string;
  cursor: string | null;
  signal?: AbortSignal;
}

const pathOf = (id: string) => `/api/blogs/${encodeURIComponent(id)}`;

export async function listPosts({ q, cursor, signal }: ListQuery): Promise<PostList> {
  const search = new URLSearchParams({ limit: String(PAGE_SIZE) });
  if (q) search.set('q', q);
  if (cursor) search.set('cursor', cursor);
  const response = await request(`/api/blogs?${search}`, { signal });
  return postListFrom(await readJson<PostSummary[]>(response), response.headers);
}

export async function readPost(id: string, signal?: AbortSignal): Promise<EditablePost> {
  const response = await request(pathOf(id), { signal });
  return { post: await readJson<Post>(response), etag: response.headers.get('ETag') ?? '*' };
}

export async function createPost(body: PostBody): Promise<void> {
  await request('/api/blogs', { method: 'POST', body });
}

/** Throws an ApiError with status 412 when the post is no longer the version that `etag` names. */
export async function updatePost(id: string, body: PostBody, etag: string): Promise<void> {
  await request(pathOf(id), { method: 'PUT', body, headers: { 'If-Match': etag } });
}

export async function deletePost(id: string): Promise<void> {
  await request(pathOf(id), { method: 'DELETE' });
}

export async function restorePost(id: string): Promise<void> {
  await request(`${pathOf(id)}/restore`, { method: 'POST' });
}
