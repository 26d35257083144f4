import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { SiteContent } from '@salon/content/description';
import { LONGEST_LINE, MOST_LINES } from '@salon/content/summary';
import { z } from 'zod';
import { Check } from '../check.js';
import { MOMENT, refer } from '../describe.js';

export const MAX_EDITION = 999_999_999;
const EDITION = z.int().min(0).max(MAX_EDITION);

/** The edition from which the pages are rendered. */
export const SiteEdition = z
  .object({ edition: EDITION, publishedAt: MOMENT, content: SiteContent })
  .meta({ id: 'SiteEdition' });
export type SiteEdition = z.infer<typeof SiteEdition>;

export const SiteDraft = z
  .object({
    content: SiteContent,
    basedOn: EDITION.describe('The edition that it started from'),
    updated: MOMENT,
  })
  .meta({ id: 'SiteDraft' });
export type SiteDraft = z.infer<typeof SiteDraft>;

export const Published = z.object({ edition: EDITION }).meta({ id: 'Published' });

export const EditionSummary = z
  .object({
    edition: EDITION,
    publishedAt: MOMENT,
    summary: z
      .array(z.string().max(LONGEST_LINE))
      .max(MOST_LINES)
      .describe('What had changed, in words, a line each'),
  })
  .meta({ id: 'EditionSummary' });
export type EditionSummary = z.infer<typeof EditionSummary>;

export const PublishedEdition = EditionSummary.extend({ content: SiteContent }).meta({
  id: 'PublishedEdition',
});
export type PublishedEdition = z.infer<typeof PublishedEdition>;

/** What the owner did not choose when two devices had changed the same in the draft. */
export const SetAsideSummary = z.object({ n: EDITION.min(1), date: MOMENT }).meta({ id: 'SetAsideSummary' });
export type SetAsideSummary = z.infer<typeof SetAsideSummary>;

export const SetAside = SetAsideSummary.extend({ content: SiteContent }).meta({ id: 'SetAside' });
export type SetAside = z.infer<typeof SetAside>;

const CONTENT: ApiPropertyOptions = { allOf: [refer(SiteContent)] };

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
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: MAX_EDITION,
    description: 'The edition that the draft started from',
  })
  @Check((value) =>
    EDITION.safeParse(value).success ? undefined : 'Please say which edition the draft started from.',
  )
  basedOn!: number;
}
