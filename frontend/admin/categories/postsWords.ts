/** `1 post`, `24 posts`. */
export const postsWords = (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`);

/** Sentences that say what happens to a category's posts when it is retired. */
export function retiringWords(posts: number): string {
  if (posts === 0) return 'No new post can have it. No post has it now.';
  const those = posts === 1 ? '1 post that has it keeps it' : `${posts} posts that have it keep it`;
  return `No new post can have it; ${those}.`;
}
