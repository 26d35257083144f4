import { Migration } from '@salon/service-kit/migrate';

/** Addresses of an old site, and others that the owner adds: each leads to a post, to a picture, or to a page of this site. */
export class OldAddresses1764860000000 extends Migration {
  sql = `
    CREATE TABLE old_address (
      path text NOT NULL PRIMARY KEY,
      post_id character varying(80) REFERENCES post (id) ON UPDATE CASCADE ON DELETE CASCADE,
      picture_key character varying(60) REFERENCES picture (key) ON DELETE CASCADE,
      leads_to text,
      made timestamp with time zone NOT NULL DEFAULT now(),
      CHECK (num_nonnulls(post_id, picture_key, leads_to) = 1)
    );
    CREATE INDEX old_address_post ON old_address (post_id);
    CREATE INDEX old_address_picture ON old_address (picture_key)`;
}
