import { PostNotFound } from './PostNotFound';

/** `/blogdetail` without an id; with one its loader leads to the post. */
export const Component = PostNotFound;
