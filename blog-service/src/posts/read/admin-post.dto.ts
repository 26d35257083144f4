import { ApiProperty, PickType } from '@nestjs/swagger';
import { COUNT } from '../../openapi.js';
import { REASONS, type RevisionReason } from '../history/revision.js';
import { type PostState, STATES } from '../post-state.js';
import { TITLE } from '../write/post.dto.js';
import { DATE, PostResponse, PostSummary } from './post.mapper.js';

const STATE = { enum: STATES };
const DATE_OR_NULL = { ...DATE, nullable: true };

/** What the administrator's list shows of a post. */
export class AdminPostSummary extends PostSummary {
  @ApiProperty(STATE)
  state!: PostState;

  @ApiProperty(DATE)
  updated!: string;

  @ApiProperty({ ...DATE_OR_NULL, description: 'When it was put into the bin' })
  binned!: string | null;

  @ApiProperty({ description: 'Whether it has changes that visitors do not see yet' })
  hasChanges!: boolean;
}

/** The fields that a working copy and a revision of a post have. */
export class TextOfPost extends PickType(PostResponse, [
  'title',
  'content',
  'excerpt',
  'author',
  'category',
  'image',
  'imageAlt',
  'focus',
]) {}

/** Edits of a scheduled or published post that visitors do not see. */
export class PostChanges extends TextOfPost {
  @ApiProperty(DATE)
  saved!: string;
}

/** A post as the administrator sees it. */
export class AdminPost extends PostResponse {
  @ApiProperty(STATE)
  state!: PostState;

  @ApiProperty({ ...DATE_OR_NULL, description: 'When it was put into the bin' })
  binned!: string | null;

  @ApiProperty({ type: PostChanges, nullable: true })
  changes!: PostChanges | null;
}

export class PostCounts {
  @ApiProperty(COUNT)
  draft!: number;

  @ApiProperty(COUNT)
  scheduled!: number;

  @ApiProperty(COUNT)
  published!: number;

  @ApiProperty(COUNT)
  binned!: number;
}

/** A revision: a text that a post had before. */
export class RevisionSummary {
  @ApiProperty({ ...COUNT, minimum: 1 })
  n!: number;

  @ApiProperty(DATE)
  date!: string;

  @ApiProperty({ enum: REASONS })
  reason!: RevisionReason;

  @ApiProperty(TITLE)
  title!: string;
}

export class Revision extends TextOfPost {
  @ApiProperty({ ...COUNT, minimum: 1 })
  n!: number;

  @ApiProperty(DATE)
  date!: string;

  @ApiProperty({ enum: REASONS })
  reason!: RevisionReason;
}
