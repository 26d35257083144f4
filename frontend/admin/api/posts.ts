import type { operations } from '../../shared/contract/blog-service';
import type { PostBody } from '../../shared/post/types';
import { type Call, jsonIn, reading, request, type Schemas } from './request';

/** The states to filter the list by. `all` leaves out the bin, which `any` includes. */
export type ListedState = NonNullable<NonNullable<operations['list']['parameters']['query']>['state']>;
export type AdminPost = Schemas['AdminPost'];
export type AdminPostSummary = Schemas['AdminPostSummary'];
/** Visitors have never seen it. */
export const isPrivate = ({ state, wasPublic }: Pick<AdminPost, 'state' | 'wasPublic'>) =>
  state === 'draft' && !wasPublic;
export type PostText = Schemas['PostText'];

export interface EditablePost {
  post: AdminPost;
  /** Identifies this version of the post; the server refuses a save based on an older one. */
  etag: string;
}

const POSTS = '/api/blogs';
export const pathOf = (id: string) => `${POSTS}/${encodeURIComponent(id)}`;
const ifMatch = (etag: string) => ({ 'If-Match': etag });

async function requestPost(path: string, call: Call): Promise<EditablePost> {
  const response = await request(path, call);
  return { post: await jsonIn(response), etag: response.headers.get('ETag') ?? '*' };
}

/** The posts that the site came with and that visitors still see unchanged: fewer than a page. */
export const listSamplePosts = reading<AdminPostSummary[]>(`${POSTS}?state=sample`);

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

/** Moves the post to the bin, or out of it. */
export const deletePost = (id: string, isForGood = false) =>
  request(`${pathOf(id)}${isForGood ? '?permanently=true' : ''}`, { method: 'DELETE' });

export const restorePost = (id: string) => requestPost(`${pathOf(id)}/restore`, { method: 'POST' });
