import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import type { SiteContent } from '@salon/content/description';
import { LONGEST_LINE, MOST_LINES } from '@salon/content/summary';
import { Check } from '../check.js';

export const MAX_EDITION = 999_999_999;
const DATE = { type: String, format: 'date-time' };
const EDITION = { type: 'integer', minimum: 0, maximum: MAX_EDITION } as const;
/** Described in @salon/content. */
const CONTENT: ApiPropertyOptions = { allOf: [{ $ref: '#/components/schemas/SiteContent' }] };

/** The edition from which the pages are rendered. */
export class SiteEdition {
  @ApiProperty(EDITION)
  edition!: number;

  @ApiProperty(DATE)
  publishedAt!: string;

  @ApiProperty(CONTENT)
  content!: SiteContent;
}

export class ContentBody {
  // EditionsService checks the content, so that errors name fields by their path within the content.
  @ApiProperty(CONTENT)
  @Check((value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? undefined
      : 'The content of the site is missing.',
  )
  content!: object;
}

/** The body of a PUT of the draft. */
export class DraftBody extends ContentBody {
  @ApiProperty({ ...EDITION, description: 'The edition that the draft started from' })
  @Check((value) =>
    Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_EDITION
      ? undefined
      : 'Please say which edition the draft started from.',
  )
  basedOn!: number;
}

export class SiteDraft {
  @ApiProperty(CONTENT)
  content!: SiteContent;

  @ApiProperty({ ...EDITION, description: 'The edition that it started from' })
  basedOn!: number;

  @ApiProperty(DATE)
  updated!: string;
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
    maxItems: MOST_LINES,
    items: { type: 'string', maxLength: LONGEST_LINE },
    description: 'What had changed, in words, a line each',
  })
  summary!: string[];
}

export class PublishedEdition extends EditionSummary {
  @ApiProperty(CONTENT)
  content!: SiteContent;
}

/** What the owner did not choose when two devices had changed the same in the draft. */
export class SetAsideSummary {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_EDITION })
  n!: number;

  @ApiProperty(DATE)
  date!: string;
}

export class SetAside extends SetAsideSummary {
  @ApiProperty(CONTENT)
  content!: SiteContent;
}
