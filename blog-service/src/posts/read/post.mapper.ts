import { ApiProperty } from '@nestjs/swagger';
import { NAME } from '../../categories/category.dto.js';
import { Focus } from '../../pictures/focus.js';
import { POST_ID } from '../post-id.js';
import { MAX_CONTENT } from '../text/content.js';
import { AUTHOR, EXCERPT, IMAGE_ALT, MAX_URL_LENGTH, TITLE } from '../write/post.dto.js';
import { coverOf } from './cover.js';
import type { PostRow, SummaryRow } from './posts.repository.js';

const OR_NULL = { type: String, nullable: true } as const;
/** The most posts that are suggested beside another. */
export const RELATED_POSTS = 3;
export const DATE = { type: String, format: 'date-time' };
const IMAGE = {
  ...OR_NULL,
  maxLength: MAX_URL_LENGTH,
  description:
    'A path under /media/, or an http(s) address elsewhere. If none was chosen, readers get the first picture of the text',
};

const FOCUS = {
  type: Focus,
  nullable: true,
  description: 'The point of the image that crops keep; null for its middle',
} as const;

/** The fields of a post that lists show. */
export class PostSummary {
  @ApiProperty(POST_ID)
  _id!: string;

  @ApiProperty(TITLE)
  title!: string;

  @ApiProperty(EXCERPT)
  excerpt!: string;

  @ApiProperty(AUTHOR)
  author!: string;

  @ApiProperty({ ...OR_NULL, ...NAME })
  category!: string | null;

  @ApiProperty(IMAGE)
  image!: string | null;

  @ApiProperty(FOCUS)
  focus!: Focus | null;

  @ApiProperty(DATE)
  date!: string;
}

export class PostResponse extends PostSummary {
  @ApiProperty({ maxLength: MAX_CONTENT, description: 'Sanitised HTML' })
  content!: string;

  @ApiProperty({ ...OR_NULL, ...IMAGE_ALT })
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

  @ApiProperty({ type: [PostSummary], maxItems: RELATED_POSTS })
  related!: PostSummary[];
}

export function toSummary(post: SummaryRow): PostSummary {
  const { id, title, excerpt, author, category, date } = post;
  return { _id: id, title, excerpt, author, category, ...coverOf(post), date: date.toISOString() };
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
    ...coverOf(post),
    imageAlt,
    date: date.toISOString(),
    // A scheduled post was last saved before visitors could see it, so for them it changed at its date.
    updated: (updated < date ? date : updated).toISOString(),
  };
}
