import { ApiProperty } from '@nestjs/swagger';
import { Focus } from '../pictures/focus.js';
import { pictureUrl } from '../pictures/picture-key.js';
import type { Post } from './post.entity.js';
import type { PostRow, SummaryRow } from './posts.repository.js';

export const TEXT_OR_NULL = { type: String, nullable: true } as const;
export const DATE = { type: String, format: 'date-time' };
export const IMAGE = {
  ...TEXT_OR_NULL,
  description: 'A path under /media/, or an http(s) address elsewhere',
};

export const FOCUS = {
  type: Focus,
  nullable: true,
  description: 'The point of the image that crops keep; null for its middle',
} as const;

/** The fields of a post that lists show. */
export class PostSummary {
  @ApiProperty()
  _id!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty()
  excerpt!: string;

  @ApiProperty()
  author!: string;

  @ApiProperty(TEXT_OR_NULL)
  category!: string | null;

  @ApiProperty(IMAGE)
  image!: string | null;

  @ApiProperty(FOCUS)
  focus!: Focus | null;

  @ApiProperty(DATE)
  date!: string;
}

export class PostResponse extends PostSummary {
  @ApiProperty({ description: 'Sanitised HTML' })
  content!: string;

  @ApiProperty(TEXT_OR_NULL)
  imageAlt!: string | null;

  @ApiProperty(DATE)
  updated!: string;
}

/** The previous and the next post by date, and what else to read. */
export class RelatedPosts {
  @ApiProperty({ type: PostSummary, nullable: true })
  previous!: PostSummary | null;

  @ApiProperty({ type: PostSummary, nullable: true })
  next!: PostSummary | null;

  @ApiProperty({ type: [PostSummary] })
  related!: PostSummary[];
}

export function toSummary(post: SummaryRow): PostSummary {
  const { id, title, excerpt, author, category, focus, date } = post;
  return { _id: id, title, excerpt, author, category, image: imageOf(post), focus, date: date.toISOString() };
}

export function toResponse(post: PostRow): PostResponse {
  const { id, title, content, excerpt, author, category, imageAlt, focus, date, updated } = post;
  return {
    _id: id,
    title,
    content,
    excerpt,
    author,
    category,
    image: imageOf(post),
    imageAlt,
    focus,
    date: date.toISOString(),
    // A scheduled post was last saved before visitors could see it, so for them it changed at its date.
    updated: (updated < date ? date : updated).toISOString(),
  };
}

function imageOf({ pictureKey, imageUrl }: Pick<Post, 'pictureKey' | 'imageUrl'>): string | null {
  return pictureKey ? pictureUrl(pictureKey) : imageUrl;
}
