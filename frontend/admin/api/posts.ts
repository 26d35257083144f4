import type { components, operations } from '../../shared/contract/blog-service';
import { PAGE_SIZE, postListFrom } from '../../shared/post/postList';
import type { PostBody, PostList } from '../../shared/post/types';
import { type Call, jsonIn, request, requestJson } from './request';

type Schemas = components['schemas'];

/** The states to filter the list by. `all` leaves out the bin, which `any` includes. */
export type ListedState = NonNullable<NonNullable<operations['list']['parameters']['query']>['state']>;
export type AdminPost = Schemas['AdminPost'];
export type AdminPostSummary = Schemas['AdminPostSummary'];
/** Visitors have never seen it. */
export const isPrivate = ({ state, wasPublic }: Pick<AdminPost, 'state' | 'wasPublic'>) =>
  state === 'draft' && !wasPublic;
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

export interface PostQuery {
  state: ListedState;
  q: string;
  cursor: string | null;
}

const POSTS = '/api/blogs';
const pathOf = (id: string) => `${POSTS}/${encodeURIComponent(id)}`;
const ifMatch = (etag: string) => ({ 'If-Match': etag });

async function requestPost(path: string, call: Call): Promise<EditablePost> {
  const response = await request(path, call);
  return { post: await jsonIn(response), etag: response.headers.get('ETag') ?? '*' };
}

export async function listPosts(
  { state, q, cursor }: PostQuery,
  signal?: AbortSignal,
): Promise<AdminPostList> {
  const query = { state, limit: String(PAGE_SIZE), ...(q && { q }), ...(cursor && { cursor }) };
  const response = await request(`${POSTS}?${new URLSearchParams(query)}`, { signal });
  return postListFrom(await jsonIn<AdminPostSummary[]>(response), response.headers);
}

/** The posts that the site came with and that visitors still see unchanged: fewer than a page. */
export const listSamplePosts = (signal?: AbortSignal) =>
  requestJson<AdminPostSummary[]>(`${POSTS}?state=sample`, { signal });

export const countPosts = (signal?: AbortSignal) =>
  requestJson<Schemas['PostCounts']>(`${POSTS}/counts`, { signal });

export const readPost = (id: string, signal?: AbortSignal) => requestPost(pathOf(id), { signal });

/** Called again with the same key and body, it returns the post that the first call stored. */
export const createPost = (body: PostBody, key: string) =>
  requestPost(POSTS, { method: 'POST', body, headers: { 'Idempotency-Key': key } });

/** Throws an ApiError with status 412 when `etag` is not the post's current version; so do the next ones that take an `etag`. */
export const updatePost = (id: string, body: PostBody, etag: string) =>
  requestPost(pathOf(id), { method: 'PUT', body, headers: ifMatch(etag) });

/** Stores unpublished edits of a scheduled or published post. Visitors see them once the post is updated. */
export const saveChanges = (id: string, body: PostText, etag: string) =>
  requestPost(`${pathOf(id)}/changes`, { method: 'PUT', body, headers: ifMatch(etag) });

export const dropChanges = (id: string, etag: string) =>
  requestPost(`${pathOf(id)}/changes`, { method: 'DELETE', headers: ifMatch(etag) });

/** Moves the post to the bin. */
export const deletePost = (id: string) => request(pathOf(id), { method: 'DELETE' });

export const deletePostForGood = (id: string) =>
  request(`${pathOf(id)}?permanently=true`, { method: 'DELETE' });

export const restorePost = (id: string) => requestPost(`${pathOf(id)}/restore`, { method: 'POST' });

export const listRevisions = (id: string, signal?: AbortSignal) =>
  requestJson<RevisionSummary[]>(`${pathOf(id)}/revisions`, { signal });

export const readRevision = (id: string, n: number, signal?: AbortSignal) =>
  requestJson<Revision>(`${pathOf(id)}/revisions/${n}`, { signal });

/** A draft takes the revision as its text; any other post takes it as unpublished edits. */
export const restoreRevision = (id: string, n: number, etag: string) =>
  requestPost(`${pathOf(id)}/revisions/${n}/restore`, { method: 'POST', headers: ifMatch(etag) });
