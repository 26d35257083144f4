import { pictureUrl } from '../pictures/picture-key.js';
import type { Post } from './post.entity.js';
import type { PostRow, SummaryRow } from './posts.repository.js';

/** What lists show of a post. */
export interface PostSummary {
  _id: string;
  title: string;
  excerpt: string;
  author: string;
  category: string | null;
  image: string | null;
  date: Date;
}

export interface PostResponse extends PostSummary {
  content: string;
  imageAlt: string | null;
  updated: Date;
}

export function toSummary(post: SummaryRow): PostSummary {
  const { id, title, excerpt, author, category, date } = post;
  return { _id: id, title, excerpt, author, category, image: imageOf(post), date };
}

export function toResponse(post: PostRow): PostResponse {
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

function imageOf({ pictureKey, imageUrl }: Pick<Post, 'pictureKey' | 'imageUrl'>): string | null {
  return pictureKey ? pictureUrl(pictureKey) : imageUrl;
}
