import { ApiProperty } from '@nestjs/swagger';
import type { Focus } from '../pictures/focus.js';
import { DATE, FOCUS, IMAGE, PostResponse, PostSummary, TEXT_OR_NULL } from './post.mapper.js';
import { type PostState, STATES } from './post-state.js';
import { REASONS, type RevisionReason } from './revision.js';

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

/** What a working copy and a revision have of a post. */
export class TextOfPost {
  @ApiProperty()
  title!: string;

  @ApiProperty({ description: 'Sanitised HTML' })
  content!: string;

  @ApiProperty()
  excerpt!: string;

  @ApiProperty()
  author!: string;

  @ApiProperty(TEXT_OR_NULL)
  category!: string | null;

  @ApiProperty(IMAGE)
  image!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  imageAlt!: string | null;

  @ApiProperty(FOCUS)
  focus!: Focus | null;
}

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
  @ApiProperty({ type: 'integer' })
  draft!: number;

  @ApiProperty({ type: 'integer' })
  scheduled!: number;

  @ApiProperty({ type: 'integer' })
  published!: number;

  @ApiProperty({ type: 'integer' })
  binned!: number;
}

/** A text that a post once had. */
export class RevisionSummary {
  @ApiProperty({ type: 'integer' })
  n!: number;

  @ApiProperty(DATE)
  date!: string;

  @ApiProperty({ enum: REASONS })
  reason!: RevisionReason;

  @ApiProperty()
  title!: string;
}

export class Revision extends TextOfPost {
  @ApiProperty({ type: 'integer' })
  n!: number;

  @ApiProperty(DATE)
  date!: string;

  @ApiProperty({ enum: REASONS })
  reason!: RevisionReason;
}
