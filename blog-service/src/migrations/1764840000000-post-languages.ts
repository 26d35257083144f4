import { Migration } from '@salon/service-kit/migrate';

/** Posts have a language; those of a family say the same, each in another one. The release before makes English ones without a family. */
export class PostLanguages1764840000000 extends Migration {
  sql = `
    ALTER TABLE post ADD language text NOT NULL DEFAULT 'en', ADD family uuid;
    -- Those in the bin leave their place to others.
    CREATE UNIQUE INDEX post_sister ON post (family, language) WHERE deleted_at IS NULL`;
}
