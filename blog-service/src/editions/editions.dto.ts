import { getSchemaPath } from '@nestjs/swagger';
import { SiteContent } from '@salon/content/description';
import { isRecord } from '@salon/content/same';
import { LONGEST_LINE, MOST_LINES } from '@salon/content/summary';
import { z } from 'zod';
import { BY, MOMENT } from '../values.js';

export const MAX_EDITION = 999_999_999;
const EDITION = z.int().min(0).max(MAX_EDITION);

/** The edition from which the pages are rendered. */
export const SiteEdition = z
  .object({ edition: EDITION, publishedAt: MOMENT, content: SiteContent })
  .meta({ id: 'SiteEdition' });
export type SiteEdition = z.infer<typeof SiteEdition>;

export const SiteDraft = z
  .object({ content: SiteContent, basedOn: EDITION, updated: MOMENT, updatedBy: BY })
  .meta({ id: 'SiteDraft' });
export type SiteDraft = z.infer<typeof SiteDraft>;

const SUMMARY = z.array(z.string().max(LONGEST_LINE)).max(MOST_LINES);

/** What becomes the current edition by itself. Its `etag` cancels it. */
export const ScheduledEdition = z
  .object({ publishedAt: MOMENT, summary: SUMMARY, etag: z.string().max(100), by: BY })
  .meta({ id: 'ScheduledEdition' });
export type ScheduledEdition = z.infer<typeof ScheduledEdition>;

/** What visitors see after a publication, and what they see later. */
export const Published = z
  .object({ edition: EDITION, plan: ScheduledEdition.nullable() })
  .meta({ id: 'Published' });
export type Published = z.infer<typeof Published>;

/** What visitors do not see yet. The draft is null when publishing it would change nothing. */
export const SitePending = z
  .object({
    draft: z.object({ updated: MOMENT, updatedBy: BY, summary: SUMMARY }).nullable(),
    plan: ScheduledEdition.nullable(),
  })
  .meta({ id: 'SitePending' });
export type SitePending = z.infer<typeof SitePending>;

export const EditionSummary = z
  .object({
    ...{ edition: EDITION, publishedAt: MOMENT, summary: SUMMARY },
    cameWith: z.boolean(),
    by: BY,
  })
  .meta({ id: 'EditionSummary' });
export type EditionSummary = z.infer<typeof EditionSummary>;

export const PublishedEdition = EditionSummary.extend({ content: SiteContent }).meta({
  id: 'PublishedEdition',
});
export type PublishedEdition = z.infer<typeof PublishedEdition>;

/** What the owner did not choose when two devices had changed the same in the draft. */
export const ConflictCopySummary = z
  .object({ n: EDITION.min(1), date: MOMENT, by: BY })
  .meta({ id: 'ConflictCopySummary' });
export type ConflictCopySummary = z.infer<typeof ConflictCopySummary>;

export const ConflictCopy = ConflictCopySummary.extend({ content: SiteContent }).meta({ id: 'ConflictCopy' });
export type ConflictCopy = z.infer<typeof ConflictCopy>;

export const ContentBody = z
  .strictObject({
    // DraftService checks it, so that errors name fields by their path within the content.
    content: z
      .unknown()
      .refine(isRecord, 'The content of the site is missing.')
      .meta({ allOf: [{ $ref: getSchemaPath('SiteContent') }] }) as z.ZodType as z.ZodType<object>,
  })
  .meta({ id: 'ContentBody' });
export type ContentBody = z.infer<typeof ContentBody>;

const BASED_ON = 'Please say which edition the draft started from.';

/** The body of a PUT of the draft. */
export const DraftBody = ContentBody.extend({
  basedOn: z.int(BASED_ON).min(0, BASED_ON).max(MAX_EDITION, BASED_ON),
}).meta({ id: 'DraftBody' });
export type DraftBody = z.infer<typeof DraftBody>;

/** The body of a request to publish the draft. */
export const PublishBody = z
  .strictObject({
    at: z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Please choose a day and a time.')
      .max(16)
      .optional(),
  })
  .meta({ id: 'PublishBody' });
export type PublishBody = z.infer<typeof PublishBody>;
