import { Injectable, NotFoundException } from '@nestjs/common';
import { invalidField } from '@salon/service-kit/validation';
import type { EntityManager } from 'typeorm';
import type { EncodedPicture } from './encode.js';
import type { Focus } from './focus.js';
import type { StoredPicture } from './picture.dto.js';
import { pictureBytes } from './picture-bytes.js';
import { PictureEncoder } from './picture-encoder.js';
import {
  describeKey,
  digestOf,
  filesFor,
  keyOfUrl,
  LARGEST_FILES,
  pictureUrl,
  previewName,
} from './picture-key.js';
import { PictureRefused } from './picture-refused.js';
import { PicturesRepository } from './pictures.repository.js';

/** The image of a post, ready to be stored with it. */
export interface PreparedImage {
  imageUrl: string | null;
  pictureKey: string | null;
  /** Only for a picture that was sent: its focus, and all its files unless they are stored already. */
  focus?: Focus;
  encoded?: EncodedPicture;
}

@Injectable()
export class PicturesService {
  constructor(
    private readonly pictures: PicturesRepository,
    private readonly encoder: PictureEncoder,
  ) {}

  /**
   * Encodes a new picture, and makes the preview around the focus that the owner has chosen. This takes seconds, so it
   * must run before the transaction. A picture that is stored already, for example because the client repeats a
   * request, is not encoded again. Throws 400 when the picture is at fault.
   */
  async prepare(image: string | null | undefined, focus?: Focus | null): Promise<PreparedImage> {
    if (!image) return { imageUrl: null, pictureKey: null };
    if (!image.startsWith('data:')) {
      const pictureKey = keyOfUrl(image) ?? null;
      if (pictureKey && focus) await this.preparePreview(pictureKey, focus);
      return { pictureKey, imageUrl: pictureKey ? null : image };
    }
    try {
      const same = await this.pictures.useSame(digestOf(pictureBytes(image)));
      if (same) {
        if (focus) await this.preparePreview(same.key, focus);
        return { imageUrl: null, pictureKey: same.key, focus: same.focus };
      }
      const encoded = await this.encoder.encode(image);
      if (focus) await this.addPreview(encoded, focus);
      return { imageUrl: null, pictureKey: encoded.key, focus: encoded.focus, encoded };
    } catch (error) {
      throw error instanceof PictureRefused ? invalidField('image', error.message) : error;
    }
  }

  /** Must be called in the transaction that stores the post. */
  async store(manager: EntityManager, { pictureKey, encoded }: PreparedImage): Promise<void> {
    if (encoded) {
      await this.pictures.store(manager, encoded);
    } else if (pictureKey && !(await this.pictures.use(manager, pictureKey))) {
      throw invalidField('image', 'This picture is no longer stored. Please choose it again.');
    }
  }

  /** The focus of an image unless the owner chooses another; null for its middle. */
  async focusOf(manager: EntityManager, { pictureKey, focus }: PreparedImage): Promise<Focus | null> {
    if (focus) return focus;
    return pictureKey ? this.pictures.focus(manager, pictureKey) : null;
  }

  /** Makes the preview of a stored picture for chat apps, cropped around a focus. Takes a second the first time. */
  async preparePreview(key: string, focus: Focus): Promise<void> {
    const name = previewName(focus);
    if (await this.pictures.storedFile(key, [name])) return;
    const stored = await this.pictures.storedFile(key, LARGEST_FILES);
    if (stored) await this.pictures.addFile(key, name, await this.encoder.preview(stored, focus));
  }

  private async addPreview({ files }: EncodedPicture, focus: Focus): Promise<void> {
    const name = LARGEST_FILES.find((largest) => files.some((file) => file.name === largest));
    const largest = files.find((file) => file.name === name);
    if (!largest) return;
    const bytes = Buffer.from(await this.encoder.preview(largest.bytes, focus));
    files.push({ name: previewName(focus), bytes });
  }

  /** Stores a picture by itself. It is removed after a day if nothing shows it by then. Throws 400 when it is at fault. */
  async upload(image: string): Promise<StoredPicture> {
    const { pictureKey, focus, encoded } = await this.prepare(image);
    if (!pictureKey || !focus) throw new Error('Not a data URL');
    await this.pictures.storeForADay(pictureKey, encoded);
    return { image: pictureUrl(pictureKey), ...describeKey(pictureKey), focus };
  }

  /**
   * Marks pictures as used. Must be called in the transaction that stores what shows them, before it is stored. Returns
   * the keys that are not stored.
   */
  async take(manager: EntityManager, keys: string[]): Promise<string[]> {
    const stored = await this.pictures.useAll(manager, keys);
    return keys.filter((key) => !stored.includes(key));
  }

  /** Keeps pictures that a post or the site no longer shows for another day, so that they can be restored. */
  letGo(manager: EntityManager, keys: string[]): Promise<void> {
    return this.pictures.keepForADay(manager, keys);
  }

  /** A file under /media/. Throws 404 when the picture is neither shown nor kept. */
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
