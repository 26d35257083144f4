import { Migration } from '@salon/service-kit/migrate';

/** Files of an old site in pieces, what is in them, and what of it is here: `source` is its kind, the old site and its address or id there. */
export class Imports1764850000000 extends Migration {
  sql = `
    CREATE TABLE import (
      id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
      created timestamp(3) with time zone NOT NULL DEFAULT now(),
      person jsonb NOT NULL,
      state text NOT NULL DEFAULT 'receiving',
      fault text,
      site text,
      notes text[] NOT NULL DEFAULT '{}',
      choices jsonb
    );
    CREATE TABLE import_file (
      import uuid NOT NULL REFERENCES import (id) ON DELETE CASCADE,
      n integer NOT NULL,
      name text NOT NULL,
      size integer NOT NULL,
      PRIMARY KEY (import, n)
    );
    CREATE TABLE import_piece (
      import uuid NOT NULL,
      file integer NOT NULL,
      n integer NOT NULL,
      bytes bytea NOT NULL,
      PRIMARY KEY (import, file, n),
      FOREIGN KEY (import, file) REFERENCES import_file (import, n) ON DELETE CASCADE
    );
    -- Parts of a piece are read, and most pieces are compressed already.
    ALTER TABLE import_piece ALTER bytes SET STORAGE EXTERNAL;
    CREATE TABLE import_item (
      import uuid NOT NULL REFERENCES import (id) ON DELETE CASCADE,
      n integer NOT NULL,
      kind text NOT NULL,
      source text NOT NULL,
      title text NOT NULL,
      address text,
      problems text[] NOT NULL DEFAULT '{}',
      pictures text[] NOT NULL DEFAULT '{}',
      data jsonb NOT NULL,
      outcome text,
      post_id character varying(80) REFERENCES post (id) ON UPDATE CASCADE ON DELETE SET NULL,
      picture_key character varying(60) REFERENCES picture (key) ON DELETE SET NULL,
      PRIMARY KEY (import, n)
    );
    CREATE INDEX import_item_source ON import_item (import, source);
    CREATE INDEX import_item_left ON import_item (import, n) WHERE outcome IS NULL;
    CREATE INDEX import_item_post ON import_item (post_id);
    CREATE INDEX import_item_picture ON import_item (picture_key);
    CREATE TABLE imported (
      source text NOT NULL PRIMARY KEY,
      post_id character varying(80) REFERENCES post (id) ON UPDATE CASCADE ON DELETE CASCADE,
      picture_key character varying(60) REFERENCES picture (key) ON DELETE CASCADE
    );
    CREATE INDEX imported_post ON imported (post_id);
    CREATE INDEX imported_picture ON imported (picture_key)`;
}
