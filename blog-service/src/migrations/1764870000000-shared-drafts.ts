import { Migration } from '@salon/service-kit/migrate';

/** Links that show a draft to somebody without a login. Of each token only its hash is stored. */
export class SharedDrafts1764870000000 extends Migration {
  sql = `
    CREATE TABLE shared_draft (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      token_hash text NOT NULL UNIQUE,
      post_id text REFERENCES post ON UPDATE CASCADE ON DELETE CASCADE,
      site text CHECK (site IN ('draft', 'planned')),
      until timestamptz NOT NULL DEFAULT now() + interval '7 days',
      made_by text NOT NULL,
      CHECK (num_nonnulls(post_id, site) = 1)
    )`;
}
