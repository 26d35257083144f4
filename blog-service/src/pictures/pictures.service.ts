import { Injectable, NotFoundException } from '@nestjs/common';
import { Focus } from '@salon/content/description/photos';
import { invalidField } from '@salon/service-kit/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { CURRENT_EDITION, SHOWN_BY_A_LINK, VISIBLE } from '../visible.js';
import type { EncodedPicture } from './encode.js';
import { checkLogo, logoDigest } from './logo.js';
import { checkPicture, MAX_SIDE, PictureRefused, pictureIn } from './picture-bytes.js';
import { PictureEncoder } from './picture-encoder.js';
import {
  describeKey,
  digestOf,
  filesFor,
  isOtherPreview,
  keyOfUrl,
  LARGEST_FILES,
  LOGO,
  logoUrl,
  MAX_KEY_LENGTH,
  PHOTO_FILES,
  pictureUrl,
  previewName,
} from './picture-key.js';
import { HAS, IN_POST, PLACES } from './places.js';

const SIDE = z.int().min(1).max(MAX_SIDE);

/** What a page must know about a picture before it has loaded. */
export const StoredPicture = z
  .object({
    image: z.string().max(pictureUrl('').length + MAX_KEY_LENGTH),
    width: SIDE,
    height: SIDE,
    colour: z.string().meta({ pattern: '^#[0-9a-f]{6}$', maxLength: 7 }),
    focus: Focus,
  })
  .meta({ id: 'StoredPicture' });
export type StoredPicture = z.infer<typeof StoredPicture>;

/** How long a picture is kept that nothing shows: what shows it may not be saved yet, or it may be put back. */
const KEPT_WITHOUT_USE = "interval '1 day'";

const IS_SHOWN = (key: string) =>
  [
    `EXISTS (SELECT FROM post WHERE ${IN_POST(key)})`,
    // A post may be on its way that shows it.
    `EXISTS (SELECT FROM import_item WHERE import_item.picture_key = ${key})`,
    ...PLACES.map(([table]) => `EXISTS (SELECT FROM ${table} WHERE ${HAS(key)})`),
  ].join(' OR ');

/** Pictures that visitors see now: in a post, or on a page of the current edition. */
export const PUBLIC = (key: string) =>
  `EXISTS (SELECT FROM post WHERE ${IN_POST(key)} AND ${VISIBLE})
  OR ${key} = ANY ((SELECT coalesce(public_pictures, picture_keys) FROM ${CURRENT_EDITION})::text[])`;
/** The name of the preview around a focus, rounded as in `previewName`. */
const hundredths = (side: 'x' | 'y') => `floor((focus->>'${side}')::float8 * 100 + 0.5)`;
const PREVIEW_OF_POST = `format('preview-%s-%s.jpg', ${hundredths('x')}, ${hundredths('y')})`;

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

/** Stores pictures and hands them out. A method with an `EntityManager` runs in that manager's transaction. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly encoder: PictureEncoder,
  ) {}

  /**
   * Encodes a new picture, which comes as its bytes or as a data URL. This takes seconds, so it must run before the
   * transaction. A picture that is stored already, for example because the client repeats a request, is not encoded again.
   * Throws 400 when the picture is at fault.
   */
  async prepare(
    image: string | Buffer | null | undefined,
    isLogo = false,
    ownKey?: string,
  ): Promise<PreparedImage> {
    if (!image) return { imageUrl: null, pictureKey: null };
    if (typeof image === 'string' && !image.startsWith('data:')) {
      const pictureKey = keyOfUrl(image) ?? null;
      return { pictureKey, imageUrl: pictureKey ? null : image };
    }
    try {
      const sent = typeof image === 'string' ? pictureIn(image) : image;
      (isLogo ? checkLogo : checkPicture)(sent);
      const [asPhoto, asLogo] = [digestOf(sent), logoDigest(sent)];
      const starts = ownKey ? [asPhoto, asLogo, ownKey] : [asPhoto, asLogo];
      const withdrawn = await this.withdrawn(this.dataSource.manager, starts);
      if (withdrawn.length > 0) throw new PictureRefused('This picture was withdrawn.');
      const same = await this.useSame(ownKey ?? (isLogo ? asLogo : asPhoto));
      if (same) return { imageUrl: null, pictureKey: same.key, focus: same.focus };
      const encoded = await this.encoder.encode(sent, isLogo);
      encoded.key = ownKey ?? encoded.key;
      return { imageUrl: null, pictureKey: encoded.key, focus: encoded.focus, encoded };
    } catch (error) {
      throw error instanceof PictureRefused ? invalidField('image', error.message) : error;
    }
  }

  /** Marks the stored picture that was made from bytes with this digest as used now, and returns it. */
  private async useSame(digest: string): Promise<{ key: string; focus: Focus } | undefined> {
    // A range, so that the index on the keys is used. In a key a hyphen follows the digest, and it sorts before g.
    const [[row]]: [{ key: string; focus: Focus }[]] = await this.dataSource.query(
      `UPDATE picture SET used_at = now() WHERE key >= $1 AND key < $1 || 'g' AND focus_x IS NOT NULL
       RETURNING key, json_build_object('x', focus_x, 'y', focus_y) AS focus`,
      [digest],
    );
    return row;
  }

  /**
   * Makes the preview that chat apps show, around the focus that the owner has chosen. Only for a post that is published
   * or scheduled, and before the transaction, because it takes a second. Around the picture's own focus there is one.
   */
  async preparePreview(image: PreparedImage, focus: Focus): Promise<void> {
    const { pictureKey, encoded } = image;
    if (!pictureKey) return;
    const name = previewName(focus);
    const own = await this.focusOf(this.dataSource.manager, image);
    if (own && previewName(own) === name) return;
    if (!encoded && (await this.read(pictureKey, [name]))) return;
    const largest = encoded
      ? encoded.files.findLast((file) => file.name.endsWith('.jpg'))?.bytes
      : await this.read(pictureKey, LARGEST_FILES);
    if (largest) image.preview = { name, bytes: Buffer.from(await this.encoder.preview(largest, focus)) };
  }

  /** The focus of an image unless the owner chooses another; null for its middle, and for a picture without one. */
  async focusOf(manager: EntityManager, { pictureKey, focus }: PreparedImage): Promise<Focus | null> {
    if (focus) return focus;
    const [row]: Focus[] = await manager.query(
      'SELECT focus_x AS x, focus_y AS y FROM picture WHERE key = $1 AND focus_x IS NOT NULL',
      [pictureKey],
    );
    return row ?? null;
  }

  /**
   * Stores the files of an image, unless they are stored already. Must be called in the transaction that stores the post,
   * after {@link take}.
   */
  async store(manager: EntityManager, { pictureKey, encoded, preview }: PreparedImage): Promise<void> {
    if (encoded) {
      const { key, focus } = encoded;
      await manager.query(
        `INSERT INTO picture (key, focus_x, focus_y) VALUES ($1, $2, $3)
         ON CONFLICT (key) DO UPDATE SET used_at = now(), focus_x = $2, focus_y = $3`,
        [key, focus.x, focus.y],
      );
    }
    for (const { name, bytes } of [...(encoded?.files ?? []), ...(preview ? [preview] : [])]) {
      await manager.query(
        'INSERT INTO picture_file (picture_key, name, bytes) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [pictureKey, name, bytes],
      );
    }
  }

  /**
   * Stores a picture by itself. It is removed after a day if nothing shows it by then. Throws 400 when it is at fault. One that comes from
   * an export keeps its key and focus.
   */
  async upload(
    sent: Buffer,
    isLogo: boolean,
    own: { key?: string; focus?: Focus | null } = {},
  ): Promise<StoredPicture> {
    const image = await this.prepare(sent, isLogo, own.key);
    if (image.encoded && own.focus) image.encoded.focus = own.focus;
    const { pictureKey, focus } = image;
    if (!pictureKey || !focus) throw new Error('A picture without a key or focus');
    await this.dataSource.transaction((manager) => this.store(manager, image));
    return {
      image: isLogo ? logoUrl(pictureKey) : pictureUrl(pictureKey),
      ...describeKey(pictureKey),
      focus,
    };
  }

  /**
   * Marks pictures as used. Must be called in the transaction that stores what shows them, before it is stored. Returns the keys of
   * those that are not stored. All rows are locked at once and in the order of their keys, so that two transactions cannot deadlock.
   */
  async take(manager: EntityManager, keys: string[]): Promise<string[]> {
    const [stored]: [{ key: string }[]] = await manager.query(
      `UPDATE picture SET used_at = now() WHERE key = ANY(ARRAY(
         SELECT key FROM picture WHERE key = ANY($1::text[]) ORDER BY key FOR UPDATE)) RETURNING key`,
      [keys],
    );
    return keys.filter((key) => !stored.some((picture) => picture.key === key));
  }

  /** The withdrawn pictures whose keys are, or begin with, one of these. */
  async withdrawn(manager: EntityManager, starts: string[]): Promise<string[]> {
    const find = 'SELECT key FROM withdrawn_picture WHERE key ^@ ANY($1::text[])';
    const rows: { key: string }[] = await manager.query(find, [starts]);
    return rows.map(({ key }) => key);
  }

  /** A file under /media/. Throws 404 when visitors see the picture nowhere, unless the owner asks and it is stored. */
  async file(key: string, name: string, isOwner: () => Promise<boolean>) {
    const notFound = () => new NotFoundException('Picture not found.');
    const files = filesFor(key, name);
    if (!files) throw notFound();
    if (isOtherPreview(name) && !(await this.previewsInUse(key)).includes(name)) throw notFound();
    const shown = await this.read(key, files.names, PUBLIC('$1'));
    if (shown) return { bytes: shown, type: files.type, isPublic: true };
    const stored =
      (await this.read(key, files.names, SHOWN_BY_A_LINK('$1'))) ??
      ((await isOwner()) && (await this.read(key, files.names)));
    if (!stored) throw notFound();
    return { bytes: stored, type: files.type, isPublic: false };
  }

  /** The first of these files that is stored, if the picture is one that may be seen. */
  private async read(key: string, names: string[], mayBeSeen = 'true'): Promise<Buffer | undefined> {
    const [row]: { bytes: Buffer }[] = await this.dataSource.query(
      `SELECT bytes FROM picture_file WHERE picture_key = $1 AND name = ANY($2)
       AND NOT EXISTS (SELECT FROM withdrawn_picture WHERE key = $1)
       AND (${mayBeSeen}) ORDER BY array_position($2, name) LIMIT 1`,
      [key, names],
    );
    return row?.bytes;
  }

  /** The names of the files of a picture that pages may ask for; none when it is not stored. */
  async names(key: string): Promise<string[]> {
    const stored: { name: string }[] = await this.dataSource.query(
      'SELECT name FROM picture_file WHERE picture_key = $1',
      [key],
    );
    if (stored.length === 0) return [];
    if (stored.some(({ name }) => name === LOGO)) return stored.map(({ name }) => name);
    return [...PHOTO_FILES, ...(await this.previewsInUse(key))];
  }

  /** Those of posts that visitors see, and the one around the picture's own focus. */
  private async previewsInUse(key: string): Promise<string[]> {
    const rows: { name: string }[] = await this.dataSource.query(
      `SELECT DISTINCT ${PREVIEW_OF_POST} AS name FROM (
         SELECT focus FROM post WHERE picture_key = $1 AND ${VISIBLE}
         UNION ALL SELECT jsonb_build_object('x', focus_x, 'y', focus_y) FROM picture WHERE key = $1
       ) AS shown WHERE focus->>'x' IS NOT NULL`,
      [key],
    );
    return rows.map(({ name }) => name);
  }

  /** Removes what nothing uses any more: pictures, and previews of those that stay. */
  async removeUnused(): Promise<void> {
    // Rows are locked in the same order as when posts are saved, so that no deadlock is possible.
    const among = (condition: string) =>
      `key IN (SELECT key FROM picture WHERE ${condition} ORDER BY key FOR UPDATE)`;
    const shown = IS_SHOWN('picture.key');
    // Marked anew after an hour, so that not every clean-up writes to all rows.
    await this.dataSource.query(
      `UPDATE picture SET kept_until = now() + ${KEPT_WITHOUT_USE} WHERE ${among(
        `(kept_until IS NULL OR kept_until < now() + interval '23 hours') AND (${shown})`,
      )}`,
    );
    await this.dataSource.query(
      `DELETE FROM picture WHERE ${among(
        `greatest(used_at + ${KEPT_WITHOUT_USE}, kept_until) < now() AND NOT (${shown})`,
      )}`,
    );
    await this.dataSource.query(
      `DELETE FROM picture_file WHERE name LIKE 'preview-%' AND NOT EXISTS (
         SELECT FROM post WHERE post.picture_key = picture_file.picture_key AND state <> 'draft' AND ${PREVIEW_OF_POST} = name)`,
    );
  }
}
