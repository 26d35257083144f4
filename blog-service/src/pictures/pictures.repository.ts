import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { EncodedPicture } from './encode.js';
import { Picture } from './picture.entity.js';
import { PictureFile } from './picture-file.entity.js';

/** A deleted post's pictures stay reachable this long, for pages that are still open or cached. */
const GRACE_AFTER_DELETE = '1 hour';
/** A picture that no post shows is kept this long after a post last took it: it may be about to be saved. */
const GRACE_AFTER_USE = '1 hour';

/** All SQL on pictures. A method with an `EntityManager` runs in that manager's transaction. */
@Injectable()
export class PicturesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** A picture that is stored already is shared. */
  async store(manager: EntityManager, { key, files }: EncodedPicture): Promise<void> {
    await manager.upsert(Picture, { key, usedAt: new Date() }, ['key']);
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

  /** The first of these files that is stored, as long as a post shows the picture. */
  async file(key: string, names: string[]): Promise<Buffer | undefined> {
    const [row]: { bytes: Buffer }[] = await this.dataSource.query(
      `SELECT bytes FROM picture_file WHERE picture_key = $1 AND name = ANY($2) AND EXISTS (
         SELECT FROM post WHERE picture_key = $1
         AND (deleted_at IS NULL OR deleted_at > now() - interval '${GRACE_AFTER_DELETE}'))
       ORDER BY array_position($2, name) LIMIT 1`,
      [key, names],
    );
    return row?.bytes;
  }

  async removeUnused(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM picture WHERE used_at < now() - interval '${GRACE_AFTER_USE}'
       AND NOT EXISTS (SELECT FROM post WHERE post.picture_key = picture.key)`,
    );
  }
}
