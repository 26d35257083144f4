import { PostNotFound } from './PostNotFound';

/** `/blogdetail` without an id. With an id, its loader redirects to the post. */
export const Component = PostNotFound;
