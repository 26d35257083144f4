import { pictureUrl } from '../pictures/picture-key.js';
import type { Post } from './post.entity.js';

type SummaryFields = Pick<
  Post,
  'id' | 'title' | 'excerpt' | 'author' | 'category' | 'imageUrl' | 'pictureKey' | 'date'
>;
type PostFields = SummaryFields & Pick<Post, 'content' | 'imageAlt' | 'updated' | 'version'>;

export interface PostSummary {
  _id: string;
  title: string;
  excerpt: string;
  author: string;
  category: string | null;
  image: string | null;
  date: Date;
}

export interface PostView extends PostSummary {
  content: string;
  imageAlt: string | null;
  updated: Date;
}

export function toSummary(post: SummaryFields): PostSummary {
  const { id, title, excerpt, author, category, date } = post;
  return { _id: id, title, excerpt, author, category, image: imageOf(post), date };
}

export function toView(post: PostFields): PostView {
  const { id, title, content, excerpt, author, category, imageAlt, date, updated } = post;
  return {
    _id: id,
    title,
    content,
    excerpt,
    author,
    category,
    image: imageOf(post),
    imageAlt,
    date,
    updated,
  };
}

/** Strong: everything the view shows comes from the post's row, whose version grows with every save. */
export function etagOf({ version }: Pick<Post, 'version'>): string {
  return `"${version}"`;
}

function imageOf({ pictureKey, imageUrl }: Pick<Post, 'pictureKey' | 'imageUrl'>): string | null {
  return pictureKey ? pictureUrl(pictureKey) : imageUrl;
}
