import { PostMissing } from './PostMissing';

/** `/blogdetail` without an id; with one its loader leads to the post. */
export const Component = PostMissing;
