import { createPost, listPosts, type PostBody, readPost, updatePost } from '../api/posts';
import { textOf } from './text';

/** Stores a new post, or that version of a stored one which `etag` names. */
export async function storePost(
  postId: string | null,
  body: PostBody,
  { etag, answerLost }: { etag: string | null /** The last attempt got no answer. */; answerLost: boolean },
): Promise<void> {
  if (postId !== null) await updatePost(postId, body, etag ?? '*');
  // A new post may have arrived although its answer did not: it must not be stored twice.
  else if (!(answerLost && (await hasArrived(body)))) await createPost(body);
}

async function hasArrived(body: PostBody): Promise<boolean> {
  const { posts } = await listPosts({ q: '', cursor: null });
  const twin = posts.find(({ title, category }) => title === body.title && category === body.category);
  if (!twin) return false;
  const { post } = await readPost(twin._id);
  return textOf(post.content) === textOf(body.content) && (post.image === null) === (body.image === null);
}
