import type { components, operations } from '../../shared/contract/blog-service';
import { PAGE_SIZE, postListFrom } from '../../shared/post/postList';
import type { PostBody, PostList } from '../../shared/post/types';
import { readJson, request, type UploadOptions } from './request';

type Schemas = components['schemas'];

export type PostState = AdminPost['state'];
/** The states to filter the list by. `all` leaves out the bin, which `any` includes. */
export type ListedState = NonNullable<NonNullable<operations['list']['parameters']['query']>['state']>;
export type AdminPost = Schemas['AdminPost'];
export type AdminPostSummary = Schemas['AdminPostSummary'];
/** Unpublished edits of a scheduled or published post; visitors do not see them. */
export type PostChanges = Schemas['PostChanges'];
export type PostCounts = Schemas['PostCounts'];
/** The part of a post that its unpublished edits can change. */
export type PostText = Schemas['PostText'];
export type RevisionSummary = Schemas['RevisionSummary'];
export type Revision = Schemas['Revision'];

export interface AdminPostList extends PostList {
  posts: AdminPostSummary[];
}

export interface EditablePost {
  post: AdminPost;
  /** Identifies this version of the post; the server refuses a save based on an older one. */
  etag: string;
}

interface ListQuery {
  state: ListedState;
  q: string;
  cursor: string | null;
  limit?: number;
  signal?: AbortSignal;
}

const pathOf = (id: string) => `/api/blogs/${encodeURIComponent(id)}`;
const ifMatch = (etag: string | undefined): Record<string, string> =>
  etag === undefined ? {} : { 'If-Match': etag };

export async function listPosts({
  state,
  q,
  cursor,
  limit = PAGE_SIZE,
  signal,
}: ListQuery): Promise<AdminPostList> {
  const search = new URLSearchParams({ state, limit: String(limit) });
  if (q) search.set('q', q);
  if (cursor) search.set('cursor', cursor);
  const response = await request(`/api/blogs?${search}`, { signal });
  return postListFrom(await readJson<AdminPostSummary[]>(response), response.headers);
}

export async function countPosts(signal?: AbortSignal): Promise<PostCounts> {
  return readJson(await request('/api/blogs/counts', { signal }));
}

export async function readPost(id: string, signal?: AbortSignal): Promise<EditablePost> {
  return postIn(await request(pathOf(id), { signal }));
}

/** Called again with the same key and body, it returns the post that the first call stored. */
export async function createPost(
  body: PostBody,
  key: string,
  upload: UploadOptions = {},
): Promise<EditablePost> {
  const headers = { 'Idempotency-Key': key };
  return postIn(await request('/api/blogs', { method: 'POST', body, headers, ...upload }));
}

/** Throws an ApiError with status 412 when `etag` is not the post's current version; so do the next ones that take an `etag`. */
export async function updatePost(
  id: string,
  body: PostBody,
  etag: string,
  upload: UploadOptions = {},
): Promise<EditablePost> {
  return postIn(await request(pathOf(id), { method: 'PUT', body, headers: ifMatch(etag), ...upload }));
}

/** Stores unpublished edits of a scheduled or published post. Visitors see them once the post is updated. */
export async function saveChanges(
  id: string,
  body: PostText,
  etag: string,
  upload: UploadOptions = {},
): Promise<EditablePost> {
  const call = { method: 'PUT', body, headers: ifMatch(etag), ...upload } as const;
  return postIn(await request(`${pathOf(id)}/changes`, call));
}

export async function dropChanges(id: string, etag: string): Promise<EditablePost> {
  return postIn(await request(`${pathOf(id)}/changes`, { method: 'DELETE', headers: ifMatch(etag) }));
}

/** Moves the post to the bin. */
export async function deletePost(id: string, etag?: string): Promise<void> {
  await request(pathOf(id), { method: 'DELETE', headers: ifMatch(etag) });
}

export async function deletePostForGood(id: string): Promise<void> {
  await request(`${pathOf(id)}?permanently=true`, { method: 'DELETE' });
}

export async function restorePost(id: string): Promise<EditablePost> {
  return postIn(await request(`${pathOf(id)}/restore`, { method: 'POST' }));
}

export async function listRevisions(id: string, signal?: AbortSignal): Promise<RevisionSummary[]> {
  return readJson(await request(`${pathOf(id)}/revisions`, { signal }));
}

export async function readRevision(id: string, n: number, signal?: AbortSignal): Promise<Revision> {
  return readJson(await request(`${pathOf(id)}/revisions/${n}`, { signal }));
}

/** A draft takes the revision as its text; any other post takes it as unpublished edits. */
export async function restoreRevision(id: string, n: number, etag?: string): Promise<EditablePost> {
  const path = `${pathOf(id)}/revisions/${n}/restore`;
  return postIn(await request(path, { method: 'POST', headers: ifMatch(etag) }));
}

async function postIn(response: Response): Promise<EditablePost> {
  return { post: await readJson<AdminPost>(response), etag: response.headers.get('ETag') ?? '*' };
}
