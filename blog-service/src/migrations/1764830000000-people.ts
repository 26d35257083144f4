import { CREATE_JOURNAL } from '@salon/service-kit/journal';
import { Migration } from '@salon/service-kit/migrate';

/** Whose texts and editions are, by the name that they had then; null for older ones. Who did what, and who is where now. */
export class People1764830000000 extends Migration {
  sql = `
    ${CREATE_JOURNAL};
    ALTER TABLE site_edition ADD published_by text;
    ALTER TABLE site_plan ADD planned_by text;
    ALTER TABLE site_draft ADD updated_by text;
    ALTER TABLE site_set_aside ADD kept_by text;
    ALTER TABLE post ADD updated_by text;
    ALTER TABLE post_changes ADD updated_by text;
    ALTER TABLE post_revision ADD written_by text;

    -- No backup has it: whoever is here says so again.
    CREATE UNLOGGED TABLE presence (
      document text NOT NULL,
      person_id integer NOT NULL,
      name text NOT NULL,
      seen timestamp with time zone NOT NULL DEFAULT now(),
      PRIMARY KEY (document, person_id)
    )`;
}
