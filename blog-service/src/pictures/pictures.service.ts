import { Injectable, NotFoundException } from '@nestjs/common';
import { invalidField } from '@salon/service-kit/validation';
import type { EntityManager } from 'typeorm';
import type { EncodedPicture } from './encode.js';
import type { Focus } from './focus.js';
import type { StoredPicture } from './picture.dto.js';
import { checkPicture, PictureRefused, pictureIn } from './picture-bytes.js';
import { PictureEncoder } from './picture-encoder.js';
import {
  describeKey,
  digestOf,
  filesFor,
  isOtherPreview,
  keyOfUrl,
  LARGEST_FILES,
  pictureUrl,
  previewName,
} from './picture-key.js';
import { PicturesRepository } from './pictures.repository.js';

/** The image of a post, ready to be stored with it. */
export interface PreparedImage {
  imageUrl: string | null;
  pictureKey: string | null;
  /** Only for a picture that was sent: its focus, and all its files unless they are stored already. */
  focus?: Focus;
  encoded?: EncodedPicture;
  /** The preview around the focus that the owner has chosen, unless it is stored already. */
  preview?: { name: string; bytes: Buffer };
}

@Injectable()
export class PicturesService {
  constructor(
    private readonly pictures: PicturesRepository,
    private readonly encoder: PictureEncoder,
  ) {}

  /**
   * Encodes a new picture, which comes as its bytes or as a data URL. This takes seconds, so it must run before the
   * transaction. A picture that is stored already, for example because the client repeats a request, is not encoded again.
   * Throws 400 when the picture is at fault.
   */
  async prepare(image: string | Buffer | null | undefined): Promise<PreparedImage> {
    if (!image) return { imageUrl: null, pictureKey: null };
    if (typeof image === 'string' && !image.startsWith('data:')) {
      const pictureKey = keyOfUrl(image) ?? null;
      return { pictureKey, imageUrl: pictureKey ? null : image };
    }
    try {
      const sent = typeof image === 'string' ? pictureIn(image) : image;
      checkPicture(sent);
      const same = await this.pictures.useSame(digestOf(sent));
      if (same) return { imageUrl: null, pictureKey: same.key, focus: same.focus };
      const encoded = await this.encoder.encode(sent);
      return { imageUrl: null, pictureKey: encoded.key, focus: encoded.focus, encoded };
    } catch (error) {
      throw error instanceof PictureRefused ? invalidField('image', error.message) : error;
    }
  }

  /**
   * Makes the preview that chat apps show, around the focus that the owner has chosen. Only for a post that is published
   * or scheduled, and before the transaction, because it takes a second. Around the picture's own focus there is one.
   */
  async preparePreview(image: PreparedImage, focus: Focus): Promise<void> {
    const { pictureKey, encoded } = image;
    if (!pictureKey) return;
    const name = previewName(focus);
    const own = image.focus ?? (await this.pictures.focus(pictureKey));
    if (own && previewName(own) === name) return;
    if (!encoded && (await this.pictures.file(pictureKey, [name], 'owner'))) return;
    const largest = encoded
      ? largestOf(encoded.files)
      : await this.pictures.file(pictureKey, LARGEST_FILES, 'owner');
    if (largest) image.preview = { name, bytes: Buffer.from(await this.encoder.preview(largest, focus)) };
  }

  /** Must be called in the transaction that stores the post, after {@link take}. */
  async store(manager: EntityManager, { pictureKey, encoded, preview }: PreparedImage): Promise<void> {
    if (encoded) await this.pictures.store(manager, encoded);
    if (pictureKey && preview) await this.pictures.addFiles(manager, pictureKey, [preview]);
  }

  /** The focus of an image unless the owner chooses another; null for its middle. */
  async focusOf(manager: EntityManager, { pictureKey, focus }: PreparedImage): Promise<Focus | null> {
    if (focus) return focus;
    return pictureKey ? this.pictures.focus(pictureKey, manager) : null;
  }

  /** Stores a picture by itself. It is removed after a day if nothing shows it by then. Throws 400 when it is at fault. */
  async upload(sent: Buffer): Promise<StoredPicture> {
    const { pictureKey, focus, encoded } = await this.prepare(sent);
    if (!pictureKey || !focus) throw new Error('A picture without a key or focus');
    await this.pictures.storeForADay(pictureKey, encoded);
    return { image: pictureUrl(pictureKey), ...describeKey(pictureKey), focus };
  }

  /**
   * Marks pictures as used, and keeps those that are `gone`, which a post or the site no longer shows, for another day, so
   * that they can be restored. Must be called once in the transaction that stores what shows them, before it is stored.
   * Returns the keys that are not stored.
   */
  async take(manager: EntityManager, keys: string[], gone: string[]): Promise<string[]> {
    const stored = await this.pictures.exchange(manager, keys, gone);
    return keys.filter((key) => !stored.includes(key));
  }

  /** A file under /media/. Throws 404 when visitors see the picture nowhere, unless the owner asks and it is stored. */
  async file(key: string, name: string, isOwner: () => Promise<boolean>) {
    const files = filesFor(key, name);
    if (!files) throw pictureNotFound();
    if (isOtherPreview(name) && !(await this.pictures.isPreviewInUse(key, name))) throw pictureNotFound();
    const shown = await this.pictures.file(key, files.names, 'visitor');
    if (shown) return { bytes: shown, type: files.type, isPublic: true };
    const stored = (await isOwner()) && (await this.pictures.file(key, files.names, 'owner'));
    if (!stored) throw pictureNotFound();
    return { bytes: stored, type: files.type, isPublic: false };
  }
}

function pictureNotFound(): NotFoundException {
  return new NotFoundException('Picture not found.');
}

function largestOf(files: EncodedPicture['files']): Buffer | undefined {
  const name = LARGEST_FILES.find((largest) => files.some((file) => file.name === largest));
  return files.find((file) => file.name === name)?.bytes;
}
