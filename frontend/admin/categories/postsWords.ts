/** `1 post`, `24 posts`. */
export const postsWords = (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`);
