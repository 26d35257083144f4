import { ApiProperty } from '@nestjs/swagger';
import { Check } from '../check.js';
import { isWhole, Lines } from './rules.js';
import { SiteContent } from './site-content.dto.js';

export const MAX_EDITION = 999_999_999;
const MAX_LINES = 50;
const MAX_LINE = 200;
const DATE = { type: String, format: 'date-time' };
const EDITION = { type: 'integer', minimum: 1, maximum: MAX_EDITION } as const;
const EDITION_OR_NONE = { ...EDITION, minimum: 0 } as const;

/** The edition from which the pages are rendered. */
export class SiteEdition {
  @ApiProperty({ ...EDITION_OR_NONE, description: '0 until something was published' })
  edition!: number;

  @ApiProperty({ ...DATE, nullable: true, description: 'Null for edition 0' })
  publishedAt!: string | null;

  @ApiProperty({
    type: SiteContent,
    nullable: true,
    description: 'Null for edition 0, which comes with the site',
  })
  content!: SiteContent | null;
}

/** The body of a PUT of the draft. */
export class DraftBody {
  @ApiProperty({ ...EDITION_OR_NONE, description: 'The edition that the draft started from' })
  @Check((value) =>
    isWhole(value, 0, MAX_EDITION) ? undefined : 'Please say which edition the draft started from.',
  )
  basedOn!: number;

  // SiteService checks the content, so that errors name fields by their path within the content.
  @ApiProperty({ type: SiteContent })
  @Check((value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? undefined
      : 'The content of the site is missing.',
  )
  content!: object;
}

export class SiteDraft {
  @ApiProperty({ type: SiteContent })
  content!: SiteContent;

  @ApiProperty({ ...EDITION_OR_NONE, description: 'The edition that it started from' })
  basedOn!: number;

  @ApiProperty(DATE)
  updated!: string;
}

export class PublishBody {
  @Lines('lines of the summary', {
    max: MAX_LINES,
    maxLength: MAX_LINE,
    description: 'What has changed, in words, a line each',
  })
  summary!: string[];
}

export class Published {
  @ApiProperty(EDITION)
  edition!: number;
}

export class EditionSummary {
  @ApiProperty(EDITION)
  edition!: number;

  @ApiProperty(DATE)
  publishedAt!: string;

  @ApiProperty({
    type: 'array',
    maxItems: MAX_LINES,
    items: { type: 'string', maxLength: MAX_LINE },
    description: 'What had changed, in words, a line each',
  })
  summary!: string[];
}

export class PublishedEdition extends EditionSummary {
  @ApiProperty({ type: SiteContent })
  content!: SiteContent;
}
