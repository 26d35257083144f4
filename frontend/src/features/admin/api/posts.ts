import { PAGE_SIZE, postListFrom } from '../../blog/postList';
import type { Post, PostBody, PostList, PostSummary } from '../../blog/types';
import { readJson, request, type UploadOptions } from './request';

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

/** Sent again with the same key and body, it answers with the post that the first call has stored. */
export async function createPost(body: PostBody, key: string, upload: UploadOptions): Promise<Post> {
  const headers = { 'Idempotency-Key': key };
  return readJson<Post>(await request('/api/blogs', { method: 'POST', body, headers, ...upload }));
}

/** Throws an ApiError with status 412 when the post is no longer the version that `etag` names. */
export async function updatePost(
  id: string,
  body: PostBody,
  etag: string,
  upload: UploadOptions,
): Promise<void> {
  await request(pathOf(id), { method: 'PUT', body, headers: { 'If-Match': etag }, ...upload });
}

export async function deletePost(id: string): Promise<void> {
  await request(pathOf(id), { method: 'DELETE' });
}

export async function restorePost(id: string): Promise<void> {
  await request(`${pathOf(id)}/restore`, { method: 'POST' });
}
