import { Migration } from '@salon/service-kit/migrate';

/** An edition that becomes the current one when its time has come: readers compare dates, and no job is needed for it. */
export class PlannedEdition1764570000000 extends Migration {
  sql = `
    CREATE TABLE site_plan (
      single boolean NOT NULL DEFAULT true PRIMARY KEY CHECK (single),
      version uuid NOT NULL DEFAULT gen_random_uuid(),
      published_at timestamp(3) with time zone NOT NULL,
      summary text[] NOT NULL,
      content jsonb NOT NULL,
      picture_keys text[] NOT NULL,
      public_pictures text[] NOT NULL
    )`;
}
