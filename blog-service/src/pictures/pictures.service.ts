import { Injectable, NotFoundException } from '@nestjs/common';
import { Focus } from '@salon/content/description/photos';
import { invalid, invalidField } from '@salon/service-kit/validation';
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

const WITHDRAWN = 'This picture was withdrawn.';
const NOT_STORED = 'This picture is no longer stored. Please choose it again.';
const IN_TEXT = 'A picture in the text is no longer stored. Please remove it, or choose it again.';

/** What a picture has that is imported, if it comes from an export. */
interface Own {
  key?: string;
  focus?: Focus | null;
}

/** Stores pictures and hands them out. A method with an `EntityManager` runs in that manager's transaction. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly encoder: PictureEncoder,
  ) {}

  /**
   * Stores a picture by itself, which comes as its bytes or as a data URL. It is removed after a day if nothing shows it by then. Encoding
   * takes seconds; what is stored already, as when a client repeats a request, is not encoded again. Throws 400 when the picture is at
   * fault. One that is imported lets others go first; it keeps its own key and focus.
   */
  async upload(picture: Buffer | string, isLogo = false, own?: Own): Promise<StoredPicture> {
    try {
      const sent = typeof picture === 'string' ? pictureIn(picture) : picture;
      (isLogo ? checkLogo : checkPicture)(sent);
      const [asPhoto, asLogo] = [digestOf(sent), logoDigest(sent)];
      if (await this.isWithdrawn([asPhoto, asLogo, own?.key ?? asPhoto])) throw new PictureRefused(WITHDRAWN);
      const { key, focus } =
        (await this.useSame(own?.key ?? (isLogo ? asLogo : asPhoto))) ??
        (await this.store(await this.encoder.encode(sent, isLogo, own !== undefined), own));
      return { image: isLogo ? logoUrl(key) : pictureUrl(key), ...describeKey(key), focus };
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

  private async store(encoded: EncodedPicture, own: Own = {}): Promise<{ key: string; focus: Focus }> {
    const key = own.key ?? encoded.key;
    const focus = own.focus ?? encoded.focus;
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO picture (key, focus_x, focus_y) VALUES ($1, $2, $3)
         ON CONFLICT (key) DO UPDATE SET used_at = now(), focus_x = $2, focus_y = $3`,
        [key, focus.x, focus.y],
      );
      // It may have been withdrawn while it was encoded.
      if (await this.isWithdrawn([key], manager)) throw new PictureRefused(WITHDRAWN);
      for (const file of encoded.files) await storeFile(manager, key, file);
    });
    return { key, focus };
  }

  /**
   * Makes the preview that chat apps show, around the focus that the owner has chosen. Only for a post that is published
   * or scheduled, and before the transaction, because it takes a second. Around the picture's own focus there is one.
   */
  async makePreview(key: string, focus: Focus): Promise<void> {
    const { manager } = this.dataSource;
    const name = previewName(focus);
    const own = await this.focusOf(manager, key);
    if (own && previewName(own) === name) return;
    // So that no clean-up takes it away before the post is stored.
    await this.take(manager, [key]);
    if (await this.read(key, [name])) return;
    const largest = await this.read(key, LARGEST_FILES);
    if (largest) await storeFile(manager, key, { name, bytes: await this.encoder.preview(largest, focus) });
  }

  /** The focus of a picture unless the owner chooses another; null for its middle, and for none. */
  async focusOf(manager: EntityManager, key: string | null): Promise<Focus | null> {
    const [row]: Focus[] = await manager.query(
      'SELECT focus_x AS x, focus_y AS y FROM picture WHERE key = $1 AND focus_x IS NOT NULL',
      [key],
    );
    return row ?? null;
  }

  /**
   * Marks pictures as used. Must be called in the transaction that stores what shows them, before it is stored. Returns the keys of
   * those that are not stored, or were withdrawn. All rows are locked at once and in the order of their keys, so that two transactions cannot deadlock.
   */
  async take(manager: EntityManager, keys: string[]): Promise<string[]> {
    const [stored]: [{ key: string }[]] = await manager.query(
      `UPDATE picture SET used_at = now() WHERE key = ANY(ARRAY(
         SELECT key FROM picture WHERE key = ANY($1::text[]) ORDER BY key FOR UPDATE))
       AND NOT EXISTS (SELECT FROM withdrawn_picture AS gone WHERE gone.key = picture.key) RETURNING key`,
      [keys],
    );
    return keys.filter((key) => !stored.some((picture) => picture.key === key));
  }

  /** As {@link take}, of the fields of a text. Returns the keys. Throws 400 at the fields whose pictures are not stored. */
  async takeShown(manager: EntityManager, shown: [field: string, key: string][]): Promise<string[]> {
    const keys = [...new Set(shown.map(([, key]) => key))];
    const missing = await this.take(manager, keys);
    const faults = shown
      .filter(([, key]) => missing.includes(key))
      .map(([field]) => ({ field, message: field === 'content' ? IN_TEXT : NOT_STORED }));
    if (faults.length > 0) throw invalid(faults);
    return keys;
  }

  /** Whether the key of any withdrawn picture is, or begins with, one of these. */
  private async isWithdrawn(starts: string[], manager = this.dataSource.manager): Promise<boolean> {
    const find = 'SELECT FROM withdrawn_picture WHERE key ^@ ANY($1::text[]) LIMIT 1';
    return (await manager.query(find, [starts])).length > 0;
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
         SELECT FROM post WHERE post.picture_key = picture_file.picture_key AND state <> 'draft' AND ${PREVIEW_OF_POST} = name)
       AND NOT EXISTS (SELECT FROM picture WHERE key = picture_key AND used_at > now() - interval '1 hour')`,
    );
  }
}

const storeFile = (
  manager: EntityManager,
  key: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<unknown> =>
  manager.query(
    'INSERT INTO picture_file SELECT key, $2, $3 FROM picture WHERE key = $1 ON CONFLICT DO NOTHING',
    [key, name, Buffer.from(bytes)],
  );
