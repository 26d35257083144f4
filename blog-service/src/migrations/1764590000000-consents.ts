import { Migration } from '@salon/service-kit/migrate';

/** What people in pictures agreed to, and the pictures that were withdrawn: of these the key is all that is left. */
export class Consents1764590000000 extends Migration {
  sql = `
    CREATE TABLE consent (
      picture_key character varying(60) NOT NULL PRIMARY KEY REFERENCES picture (key) ON DELETE CASCADE,
      who text NOT NULL, uses text[] NOT NULL, until date, given text NOT NULL,
      created timestamp with time zone NOT NULL DEFAULT now(), changed timestamp with time zone NOT NULL DEFAULT now()
    );
    CREATE TABLE withdrawn_picture (
      key character varying(60) NOT NULL PRIMARY KEY, withdrawn_at timestamp with time zone NOT NULL DEFAULT now());
    -- Editions still never change, except that they lose a withdrawn picture.
    CREATE OR REPLACE FUNCTION keep_editions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND EXISTS (SELECT FROM withdrawn_picture
          WHERE key = ANY (OLD.picture_keys) AND key <> ALL (NEW.picture_keys)) THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'a published edition is never changed';
      END $$`;
}
