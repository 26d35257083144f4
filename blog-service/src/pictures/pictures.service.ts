import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { invalidField } from '@salon/service-kit/validation';
import { DataSource, type EntityManager } from 'typeorm';
import type { EncodedPicture } from './encode.js';
import { Picture } from './picture.entity.js';
import { PictureEncoder } from './picture-encoder.js';
import { PictureFile } from './picture-file.entity.js';
import { filesFor, keyOfUrl } from './picture-key.js';
import { PictureRefused } from './picture-refused.js';

/** A deleted post's pictures stay reachable this long, for pages that are still open or cached. */
const GRACE_AFTER_DELETE = '1 hour';

/** What a post shows, ready to be stored with it. */
export interface PreparedImage {
  imageUrl: string | null;
  pictureKey: string | null;
  encoded?: EncodedPicture;
}

@Injectable()
export class PicturesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly encoder: PictureEncoder,
  ) {}

  /** Takes seconds for a new picture, so it comes before the transaction. Throws 400 when the picture is at fault. */
  async prepare(image: string | null | undefined): Promise<PreparedImage> {
    if (!image) return { imageUrl: null, pictureKey: null };
    if (!image.startsWith('data:')) {
      const pictureKey = keyOfUrl(image) ?? null;
      return { pictureKey, imageUrl: pictureKey ? null : image };
    }
    try {
      const encoded = await this.encoder.encode(image);
      return { imageUrl: null, pictureKey: encoded.key, encoded };
    } catch (error) {
      throw error instanceof PictureRefused ? invalidField('image', error.message) : error;
    }
  }

  /** To be called in the transaction that stores the post. A picture that is stored already is shared. */
  async store(manager: EntityManager, { pictureKey: key, encoded }: PreparedImage): Promise<void> {
    if (!key) return;
    if (!encoded) {
      const { affected } = await manager.update(Picture, { key }, { usedAt: new Date() });
      if (!affected) throw invalidField('image', 'This picture is no longer stored. Please choose it again.');
      return;
    }
    await manager.upsert(Picture, { key, usedAt: new Date() }, ['key']);
    await manager
      .createQueryBuilder()
      .insert()
      .into(PictureFile)
      .values(encoded.files.map((file) => ({ pictureKey: key, ...file })))
      .orIgnore()
      .execute();
  }

  /** A file under /media/, as long as a post shows the picture. */
  async file(key: string, name: string): Promise<{ bytes: Buffer; type: string } | undefined> {
    const files = filesFor(key, name);
    if (!files) return undefined;
    const [row]: { bytes: Buffer }[] = await this.dataSource.query(
      `SELECT bytes FROM picture_file WHERE picture_key = $1 AND name = ANY($2) AND EXISTS (
         SELECT FROM post WHERE picture_key = $1
         AND (deleted_at IS NULL OR deleted_at > now() - interval '${GRACE_AFTER_DELETE}'))
       ORDER BY array_position($2, name) LIMIT 1`,
      [key, files.names],
    );
    return row && { bytes: row.bytes, type: files.type };
  }
}
