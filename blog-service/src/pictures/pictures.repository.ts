import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { EncodedPicture } from './encode.js';
import type { Focus } from './focus.js';
import { Picture } from './picture.entity.js';
import { PictureFile } from './picture-file.entity.js';

/** How long a deleted post's pictures stay reachable, for pages that are still open or cached. */
const GRACE_AFTER_DELETE = '1 hour';
const STILL_SHOWN = `(deleted_at IS NULL OR deleted_at > now() - interval '${GRACE_AFTER_DELETE}')`;
/** How long an unused picture is kept after it was last taken: the post that shows it may not be saved yet. */
const GRACE_AFTER_USE = '1 hour';
/** How long a picture is kept that was uploaded by itself, or that a post or the site's draft no longer shows. */
const KEPT_WITHOUT_USE = '1 day';

/** Pictures in posts, in their unpublished changes and in their revisions, because all of these may be shown again. */
const SHOWN_BY_POST = (key: string, condition = 'true') =>
  `EXISTS (SELECT FROM post WHERE (picture_key = ${key} OR picture_keys @> ARRAY[${key}::text]) AND ${condition})
  OR EXISTS (SELECT FROM post_changes AS shown JOIN post ON id = post_id
    WHERE shown.picture_keys @> ARRAY[${key}::text] AND ${condition})
  OR EXISTS (SELECT FROM post_revision AS shown JOIN post ON id = post_id
    WHERE shown.picture_keys @> ARRAY[${key}::text] AND ${condition})`;

/** Pictures in the site's draft and in all its editions, because each edition may be restored. */
const SHOWN_BY_SITE = (
  key: string,
) => `EXISTS (SELECT FROM site_edition WHERE picture_keys @> ARRAY[${key}::text])
  OR EXISTS (SELECT FROM site_draft WHERE picture_keys @> ARRAY[${key}::text])`;

/** All SQL on pictures. A method with an `EntityManager` runs in that manager's transaction. */
@Injectable()
export class PicturesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Stores a picture. If it is stored already, the stored one is used. */
  async store(manager: EntityManager, { key, focus, files }: EncodedPicture): Promise<void> {
    await manager.upsert(Picture, { key, usedAt: new Date(), focusX: focus.x, focusY: focus.y }, ['key']);
    await manager
      .createQueryBuilder()
      .insert()
      .into(PictureFile)
      .values(files.map((file) => ({ pictureKey: key, ...file })))
      .orIgnore()
      .execute();
  }

  /** Marks a stored picture as used now. Returns false when it is not stored. */
  async use(manager: EntityManager, key: string): Promise<boolean> {
    const { affected } = await manager.update(Picture, { key }, { usedAt: new Date() });
    return affected === 1;
  }

  /** Marks the stored picture that was made from bytes with this digest as used now, and returns it. */
  async useSame(digest: string): Promise<{ key: string; focus: Focus } | undefined> {
    // A range, so that the index on the keys is used. In a key a hyphen follows the digest, and it sorts before g.
    const [[row]]: [(Focus & { key: string })[]] = await this.dataSource.query(
      `UPDATE picture SET used_at = now() WHERE key > $1 AND key < $1 || 'g' AND focus_x IS NOT NULL
       RETURNING key, focus_x AS x, focus_y AS y`,
      [digest],
    );
    return row && { key: row.key, focus: { x: row.x, y: row.y } };
  }

  /** Keeps a picture that nothing shows yet for a day. Its files are stored unless they are stored already. */
  async storeForADay(key: string, encoded?: EncodedPicture): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (encoded) await this.store(manager, encoded);
      await this.keepForADay(manager, [key]);
    });
  }

  /** Rows are locked in the order of their keys, so that two transactions cannot deadlock. */
  async keepForADay(manager: EntityManager, keys: string[]): Promise<void> {
    await manager.query(
      `WITH taken AS (SELECT key FROM picture WHERE key = ANY($1) ORDER BY key FOR UPDATE)
       UPDATE picture SET kept_until = now() + interval '${KEPT_WITHOUT_USE}' FROM taken WHERE picture.key = taken.key`,
      [keys],
    );
  }

  /** As {@link use}, for many pictures. Returns the keys of those that are stored. */
  async useAll(manager: EntityManager, keys: string[]): Promise<string[]> {
    const rows: { key: string }[] = await manager.query(
      'SELECT key FROM picture WHERE key = ANY($1) ORDER BY key FOR UPDATE',
      [keys],
    );
    const stored = rows.map(({ key }) => key);
    await manager.query('UPDATE picture SET used_at = now() WHERE key = ANY($1)', [stored]);
    return stored;
  }

  /** The first of these files that is stored, if the picture is shown anywhere or still kept. */
  async file(key: string, names: string[]): Promise<Buffer | undefined> {
    const [row]: { bytes: Buffer }[] = await this.dataSource.query(
      `SELECT bytes FROM picture_file WHERE picture_key = $1 AND name = ANY($2) AND (
         ${SHOWN_BY_POST('$1', STILL_SHOWN)}
         OR EXISTS (SELECT FROM picture WHERE key = $1 AND kept_until > now())
         OR ${SHOWN_BY_SITE('$1')})
       ORDER BY array_position($2, name) LIMIT 1`,
      [key, names],
    );
    return row?.bytes;
  }

  /** The point of a stored picture that attracts the eye first; null for a picture stored before this was determined. */
  async focus(manager: EntityManager, key: string): Promise<Focus | null> {
    const [row]: Focus[] = await manager.query(
      'SELECT focus_x AS x, focus_y AS y FROM picture WHERE key = $1 AND focus_x IS NOT NULL',
      [key],
    );
    return row ?? null;
  }

  /** As {@link file}, even when nothing shows the picture. */
  async storedFile(key: string, names: string[]): Promise<Buffer | undefined> {
    const [row]: { bytes: Buffer }[] = await this.dataSource.query(
      `SELECT bytes FROM picture_file WHERE picture_key = $1 AND name = ANY($2)
       ORDER BY array_position($2, name) LIMIT 1`,
      [key, names],
    );
    return row?.bytes;
  }

  /** Adds a file to a stored picture. If the picture has been removed meanwhile, nothing happens. */
  async addFile(key: string, name: string, bytes: Uint8Array): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO picture_file (picture_key, name, bytes) SELECT key, $2, $3 FROM picture WHERE key = $1
       ON CONFLICT DO NOTHING`,
      [key, name, bytes],
    );
  }

  async removeUnused(): Promise<void> {
    // Rows are locked in the same order as when posts are saved, so that no deadlock is possible.
    await this.dataSource.query(
      `DELETE FROM picture WHERE key IN (
         SELECT key FROM picture WHERE used_at < now() - interval '${GRACE_AFTER_USE}'
         AND (kept_until IS NULL OR kept_until < now())
         AND NOT (${SHOWN_BY_POST('picture.key')})
         AND NOT (${SHOWN_BY_SITE('picture.key')})
         ORDER BY key FOR UPDATE)`,
    );
  }
}
