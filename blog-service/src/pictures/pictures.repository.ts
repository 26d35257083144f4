import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { VISIBLE } from '../visible.js';
import type { EncodedPicture } from './encode.js';
import type { Focus } from './focus.js';
import { Picture, PictureFile } from './picture.entity.js';

/** How long an unused picture is kept after it was last taken: the post that shows it may not be saved yet. */
const GRACE_AFTER_USE = '1 hour';
/** How long a picture is kept that was uploaded by itself, or that a post or the site's draft no longer shows. */
const KEPT_WITHOUT_USE = '1 day';

/** Pictures in posts, in their unpublished changes and in their revisions, because all of these may be shown again. */
const IN_POST = (key: string) => `(picture_key = ${key} OR picture_keys @> ARRAY[${key}::text])`;
const SHOWN_BY_POST = (key: string) =>
  `EXISTS (SELECT FROM post WHERE ${IN_POST(key)})
  OR EXISTS (SELECT FROM post_changes WHERE picture_keys @> ARRAY[${key}::text])
  OR EXISTS (SELECT FROM post_revision WHERE picture_keys @> ARRAY[${key}::text])`;

/** Pictures in the site's draft, in what was set aside and in all editions, because each of these may be restored. */
const SHOWN_BY_SITE = (
  key: string,
) => `EXISTS (SELECT FROM site_edition WHERE picture_keys @> ARRAY[${key}::text])
  OR EXISTS (SELECT FROM site_draft WHERE picture_keys @> ARRAY[${key}::text])
  OR EXISTS (SELECT FROM site_set_aside WHERE picture_keys @> ARRAY[${key}::text])`;

/** Pictures that visitors see now: in a post, or on a page of the current edition. */
const PUBLIC = (key: string) =>
  `EXISTS (SELECT FROM post WHERE ${IN_POST(key)} AND ${VISIBLE})
  OR ${key} = ANY ((SELECT coalesce(public_pictures, picture_keys) FROM site_edition ORDER BY edition DESC LIMIT 1)::text[])`;
/** The name of the preview around a focus, rounded as in `previewName`. */
const hundredths = (side: 'x' | 'y') => `floor((focus->>'${side}')::float8 * 100 + 0.5)`;
const PREVIEW_OF_POST = `format('preview-%s-%s.jpg', ${hundredths('x')}, ${hundredths('y')})`;

/** All SQL on pictures. A method with an `EntityManager` runs in that manager's transaction. */
@Injectable()
export class PicturesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Stores a picture. If it is stored already, the stored one is used. */
  async store(manager: EntityManager, { key, focus, files }: EncodedPicture): Promise<void> {
    const usedAt = () => 'now()';
    await manager.upsert(Picture, { key, usedAt, focusX: focus.x, focusY: focus.y }, ['key']);
    await this.addFiles(manager, key, files);
  }

  /** Stores files of a picture, unless they are stored already. */
  async addFiles(manager: EntityManager, pictureKey: string, files: EncodedPicture['files']): Promise<void> {
    const values = files.map((file) => ({ pictureKey, ...file }));
    await manager.createQueryBuilder().insert().into(PictureFile).values(values).orIgnore().execute();
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
      await this.exchange(manager, [], [key]);
    });
  }

  /**
   * Marks pictures as used now, and keeps others, which are no longer shown, for another day. Returns the keys of those
   * that are stored. All rows are locked at once and in the order of their keys, so that two transactions cannot deadlock.
   */
  async exchange(manager: EntityManager, shown: string[], gone: string[]): Promise<string[]> {
    if (shown.length + gone.length === 0) return [];
    const [rows]: [{ key: string }[]] = await manager.query(
      `WITH locked AS MATERIALIZED (SELECT key FROM picture WHERE key = ANY($1::text[] || $2::text[]) ORDER BY key FOR UPDATE)
       UPDATE picture SET used_at = CASE WHEN key = ANY($1) THEN now() ELSE used_at END,
         kept_until = CASE WHEN key = ANY($2) THEN now() + interval '${KEPT_WITHOUT_USE}' ELSE kept_until END
       WHERE key = ANY(ARRAY(SELECT key FROM locked)) RETURNING key`,
      [shown, gone],
    );
    return rows.map(({ key }) => key);
  }

  /** The first of these files that is stored; for visitors only if they see the picture now. */
  async file(key: string, names: string[], reader: 'visitor' | 'owner'): Promise<Buffer | undefined> {
    const [row]: { bytes: Buffer }[] = await this.dataSource.query(
      `SELECT bytes FROM picture_file WHERE picture_key = $1 AND name = ANY($2)
       ${reader === 'visitor' ? `AND (${PUBLIC('$1')})` : ''} ORDER BY array_position($2, name) LIMIT 1`,
      [key, names],
    );
    return row?.bytes;
  }

  /** The point of a stored picture that attracts the eye first; null for a picture stored before this was determined. */
  async focus(key: string, manager = this.dataSource.manager): Promise<Focus | null> {
    const [row]: Focus[] = await manager.query(
      'SELECT focus_x AS x, focus_y AS y FROM picture WHERE key = $1 AND focus_x IS NOT NULL',
      [key],
    );
    return row ?? null;
  }

  /** Whether this is the preview of a post that visitors see, or the one around the picture's own focus. */
  async isPreviewInUse(key: string, name: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT FROM (
         SELECT focus FROM post WHERE picture_key = $1 AND ${VISIBLE}
         UNION ALL SELECT jsonb_build_object('x', focus_x, 'y', focus_y) FROM picture WHERE key = $1
       ) AS shown WHERE ${PREVIEW_OF_POST} = $2 LIMIT 1`,
      [key, name],
    );
    return rows.length > 0;
  }

  /** Removes what nothing uses any more: pictures, and previews of those that stay. */
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
    await this.dataSource.query(
      `DELETE FROM picture_file WHERE name LIKE 'preview-%' AND NOT EXISTS (
         SELECT FROM post WHERE post.picture_key = picture_file.picture_key AND state <> 'draft' AND ${PREVIEW_OF_POST} = name)`,
    );
  }
}
