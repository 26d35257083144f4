import { Injectable, NotFoundException } from '@nestjs/common';
import { invalidField } from '@salon/service-kit/validation';
import type { EntityManager } from 'typeorm';
import type { EncodedPicture } from './encode.js';
import { PictureEncoder } from './picture-encoder.js';
import { filesFor, keyOfUrl } from './picture-key.js';
import { PictureRefused } from './picture-refused.js';
import { PicturesRepository } from './pictures.repository.js';

/** What a post shows, ready to be stored with it. */
export interface PreparedImage {
  imageUrl: string | null;
  pictureKey: string | null;
  encoded?: EncodedPicture;
}

@Injectable()
export class PicturesService {
  constructor(
    private readonly pictures: PicturesRepository,
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

  /** To be called in the transaction that stores the post. */
  async store(manager: EntityManager, { pictureKey, encoded }: PreparedImage): Promise<void> {
    if (encoded) {
      await this.pictures.store(manager, encoded);
    } else if (pictureKey && !(await this.pictures.use(manager, pictureKey))) {
      throw invalidField('image', 'This picture is no longer stored. Please choose it again.');
    }
  }

  /** A file under /media/, as long as a post shows the picture. */
  async file(key: string, name: string): Promise<{ bytes: Buffer; type: string }> {
    const files = filesFor(key, name);
    const bytes = files && (await this.pictures.file(key, files.names));
    if (!bytes) throw new NotFoundException('Picture not found.');
    return { bytes, type: files.type };
  }

  /** Removes pictures that no post has used for a while. */
  removeUnused(): Promise<void> {
    return this.pictures.removeUnused();
  }
}
