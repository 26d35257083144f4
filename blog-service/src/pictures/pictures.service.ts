import { Injectable, NotFoundException } from '@nestjs/common';
import { invalidField } from '@salon/service-kit/validation';
import type { EntityManager } from 'typeorm';
import type { EncodedPicture } from './encode.js';
import type { Focus } from './focus.js';
import { PictureEncoder } from './picture-encoder.js';
import { describeKey, filesFor, keyOfUrl, LARGEST_FILES, pictureUrl, previewName } from './picture-key.js';
import { PictureRefused } from './picture-refused.js';
import { PicturesRepository } from './pictures.repository.js';

/** What a post shows, ready to be stored with it. */
export interface PreparedImage {
  imageUrl: string | null;
  pictureKey: string | null;
  encoded?: EncodedPicture;
}

/** What a page has to know of a picture before it is there. */
export interface StoredPicture {
  image: string;
  width: number;
  height: number;
  colour: string;
  /** Where a look falls first. */
  focus: Focus;
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

  /** What chats show of a stored picture, cut around a focus. Takes a second the first time. */
  async preparePreview(key: string, focus: Focus): Promise<void> {
    const name = previewName(focus);
    if (await this.pictures.storedFile(key, [name])) return;
    const stored = await this.pictures.storedFile(key, LARGEST_FILES);
    if (stored) await this.pictures.addFile(key, name, await this.encoder.preview(stored, focus));
  }

  /** Stores a picture by itself, for a day unless something shows it by then. Throws 400 when it is at fault. */
  async upload(image: string): Promise<StoredPicture> {
    const { encoded } = await this.prepare(image);
    if (!encoded) throw new Error('Not a data URL');
    await this.pictures.storeForADay(encoded);
    return { image: pictureUrl(encoded.key), ...describeKey(encoded.key), focus: encoded.focus };
  }

  /** Before pictures are shown by what is stored in the same transaction. Answers the keys that are not stored. */
  async take(manager: EntityManager, keys: string[]): Promise<string[]> {
    const stored = await this.pictures.useAll(manager, keys);
    return keys.filter((key) => !stored.includes(key));
  }

  /** What no longer shows these pictures may want them back for a day. */
  letGo(manager: EntityManager, keys: string[]): Promise<void> {
    return this.pictures.keepForADay(manager, keys);
  }

  /** A file under /media/, as long as something shows the picture. */
  async file(key: string, name: string): Promise<{ bytes: Buffer; type: string }> {
    const files = filesFor(key, name);
    const bytes = files && (await this.pictures.file(key, files.names));
    if (!bytes) throw new NotFoundException('Picture not found.');
    return { bytes, type: files.type };
  }

  /** Removes pictures that nothing has used for a while. */
  removeUnused(): Promise<void> {
    return this.pictures.removeUnused();
  }
}
