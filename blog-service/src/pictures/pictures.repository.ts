import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { EncodedPicture } from './encode.js';
import type { Focus } from './focus.js';
import { Picture } from './picture.entity.js';
import { PictureFile } from './picture-file.entity.js';

/** A deleted post's pictures stay reachable this long, for pages that are still open or cached. */
const GRACE_AFTER_DELETE = '1 hour';
const STILL_SHOWN = `(deleted_at IS NULL OR deleted_at > now() - interval '${GRACE_AFTER_DELETE}')`;
/** A picture that nothing shows is kept this long after something last took it: it may be about to be saved. */
const GRACE_AFTER_USE = '1 hour';
/** A picture that was uploaded by itself, or that the site's draft let go, waits so long for something to show it. */
const KEPT_WITHOUT_USE = '1 day';

/** Of posts: what they show, what they are about to show, and what they showed, as each may be brought back. */
const SHOWN_BY_POST = (key: string, condition = 'true') =>
  `EXISTS (SELECT FROM post WHERE (picture_key = ${key} OR picture_keys @> ARRAY[${key}::text]) AND ${condition})
  OR EXISTS (SELECT FROM post_changes AS shown JOIN post ON id = post_id
    WHERE shown.picture_keys @> ARRAY[${key}::text] AND ${condition})
  OR EXISTS (SELECT FROM post_revision AS shown JOIN post ON id = post_id
    WHERE shown.picture_keys @> ARRAY[${key}::text] AND ${condition})`;

/** Of the site: its draft, and all its editions, as each may be brought back. */
const SHOWN_BY_SITE = (
  key: string,
) => `EXISTS (SELECT FROM site_edition WHERE picture_keys @> ARRAY[${key}::text])
  OR EXISTS (SELECT FROM site_draft WHERE picture_keys @> ARRAY[${key}::text])`;

/** All SQL on pictures. A method with an `EntityManager` runs in that manager's transaction. */
@Injectable()
export class PicturesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** A picture that is stored already is shared. */
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

  /** Marks a stored picture as used now. False when it is not stored. */
  async use(manager: EntityManager, key: string): Promise<boolean> {
    const { affected } = await manager.update(Picture, { key }, { usedAt: new Date() });
    return affected === 1;
  }

  /** The stored picture that was made of bytes with this digest, marked as used now. */
  async useSame(digest: string): Promise<{ key: string; focus: Focus } | undefined> {
    // A range, for which the index of the keys serves: a g comes after all that follows the digest in one.
    const [[row]]: [(Focus & { key: string })[]] = await this.dataSource.query(
      `UPDATE picture SET used_at = now() WHERE key > $1 AND key < $1 || 'g' AND focus_x IS NOT NULL
       RETURNING key, focus_x AS x, focus_y AS y`,
      [digest],
    );
    return row && { key: row.key, focus: { x: row.x, y: row.y } };
  }

  /** Keeps a picture that nothing shows yet, with its files unless they are stored already. */
  async storeForADay(key: string, encoded?: EncodedPicture): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (encoded) await this.store(manager, encoded);
      await this.keepForADay(manager, [key]);
    });
  }

  /** In one order, so that two transactions never wait for each other in a circle. */
  async keepForADay(manager: EntityManager, keys: string[]): Promise<void> {
    await manager.query(
      `WITH taken AS (SELECT key FROM picture WHERE key = ANY($1) ORDER BY key FOR UPDATE)
       UPDATE picture SET kept_until = now() + interval '${KEPT_WITHOUT_USE}' FROM taken WHERE picture.key = taken.key`,
      [keys],
    );
  }

  /** As {@link use}, for many. Answers those that are stored. */
  async useAll(manager: EntityManager, keys: string[]): Promise<string[]> {
    const rows: { key: string }[] = await manager.query(
      'SELECT key FROM picture WHERE key = ANY($1) ORDER BY key FOR UPDATE',
      [keys],
    );
    const stored = rows.map(({ key }) => key);
    await manager.query('UPDATE picture SET used_at = now() WHERE key = ANY($1)', [stored]);
    return stored;
  }

  /** The first of these files that is stored, as long as something shows the picture. */
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

  /** Where a look at a stored picture falls first; null of one that was stored before that was asked. */
  async focus(manager: EntityManager, key: string): Promise<Focus | null> {
    const [row]: Focus[] = await manager.query(
      'SELECT focus_x AS x, focus_y AS y FROM picture WHERE key = $1 AND focus_x IS NOT NULL',
      [key],
    );
    return row ?? null;
  }

  /** As {@link file}, whether or not anything shows the picture. */
  async storedFile(key: string, names: string[]): Promise<Buffer | undefined> {
    const [row]: { bytes: Buffer }[] = await this.dataSource.query(
      `SELECT bytes FROM picture_file WHERE picture_key = $1 AND name = ANY($2)
       ORDER BY array_position($2, name) LIMIT 1`,
      [key, names],
    );
    return row?.bytes;
  }

  /** One more file of a stored picture. The picture may be gone meanwhile. */
  async addFile(key: string, name: string, bytes: Uint8Array): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO picture_file (picture_key, name, bytes) SELECT key, $2, $3 FROM picture WHERE key = $1
       ON CONFLICT DO NOTHING`,
      [key, name, bytes],
    );
  }

  async removeUnused(): Promise<void> {
    // Taken in the order in which saves take them.
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
