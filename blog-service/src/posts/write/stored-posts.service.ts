import { HttpException, Injectable, PreconditionFailedException } from '@nestjs/common';
import type { Person } from '@salon/service-kit/access';
import { Journal } from '@salon/service-kit/journal';
import { invalidField } from '@salon/service-kit/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { names, Tagged } from '../../http-cache.js';
import { byTheClock, doneBy, type Writer } from '../../people/writer.js';
import { type Post, updatePost, writePost } from '../post.js';
import { postNotFound, readPostId } from '../post-id.js';
import type { AdminPost, Sister } from '../read/answers.js';
import { SISTERS } from '../read/post-rows.js';
import { type StoredText, storedTextOf, toText } from '../text/post-text.js';
import { named } from './journal-words.js';
import { UNKNOWN_POST } from './post.dto.js';

/** Posts that can no longer be restored from the bin. The clean-up removes them permanently. */
export const EXPIRED = `deleted_at <= now() - interval '30 days'`;
/** Finds a post by its id, or by one that it had before it got its public id. */
const HAS_ID = '(id = $1 OR earlier_ids @> ARRAY[$1::text])';

/** Edits of a post that visitors do not see. */
interface ChangesRow {
  /** A new random value with each save. */
  changesVersion: string;
  /** Those that an earlier release has stored have the language of the post. */
  changes: StoredText;
  saved: Date;
  changesBy: string | null;
}

type NoChanges = { [Key in keyof ChangesRow]: null };

/** A post as the administrator sees it, as it is at the moment `now`. The database's clock decides, not a replica's. */
type AdminRow = Post & { now: Date; sisters: Sister[] } & (ChangesRow | NoChanges);

/** A post as the administrator gets it, with its ETag. */
export type TaggedPost = Tagged<AdminPost>;

/** A post that is locked for a change. */
export interface Change {
  manager: EntityManager;
  row: AdminRow;
}

/** Posts of every state, also those in the bin, for the administrator. All methods throw 404 for an unknown post. */
@Injectable()
export class StoredPosts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly journal: Journal,
  ) {}

  /** Finds a post by any id that it has or had. */
  async find(id: string, manager = this.dataSource.manager): Promise<AdminRow> {
    const [row]: AdminRow[] = await manager.query(
      `SELECT id, title, content, excerpt, author, category, image_url AS "imageUrl", picture_key AS "pictureKey",
         image_alt AS "imageAlt", focus, language, family, ${SISTERS} AS sisters, date, updated, post.updated_by AS "updatedBy", post.version, state,
         was_public AS "wasPublic", earlier_ids AS "earlierIds", post.picture_keys AS "pictureKeys", deleted_at AS "deletedAt", now() AS now,
         post_changes.version AS "changesVersion", jsonb_build_object('language', language) || text AS changes, saved,
         post_changes.updated_by AS "changesBy"
       FROM post LEFT JOIN post_changes ON post_id = id
       WHERE ${HAS_ID} ORDER BY id = $1 DESC LIMIT 1`,
      [readPostId(id)],
    );
    if (!row) throw postNotFound();
    return row;
  }

  /** The answer for a post, with an ETag that also changes when the post's unpublished changes do. */
  async one(id: string, manager?: EntityManager): Promise<TaggedPost> {
    const row = await this.find(id, manager);
    const { id: _id, sisters, date, state, wasPublic, updated, deletedAt: binned } = row;
    const changes = row.changes && { ...toText(row.changes), saved: row.saved };
    const updatedBy = writerOf(row);
    const shown = { _id, ...toText(storedTextOf(row)), sisters, date, state, wasPublic };
    const post = { ...shown, updated, updatedBy, binned, changes };
    return new Tagged(post, etagOf(row));
  }

  /**
   * Changes a post that is not in the bin, in one transaction, and returns its new data. What was stored stays when the work
   * returns an error instead of throwing it.
   */
  async change(
    id: string,
    work: (change: Change) => Promise<HttpException | undefined>,
  ): Promise<TaggedPost> {
    const done = await this.dataSource.transaction(async (manager) => {
      const row = await this.lock(manager, id);
      if (row.deletedAt) throw postNotFound();
      return (await work({ manager, row })) ?? this.one(row.id, manager);
    });
    if (done instanceof HttpException) throw done;
    return done;
  }

  /** Moves a post into the bin. */
  async bin(id: string, writer: Writer): Promise<void> {
    await this.change(id, async ({ manager, row }) => {
      checkUnchanged(row, writer);
      await updatePost(manager, row.id, { deletedAt: row.now, updatedBy: writer.person.name });
      await this.journal.add(manager, writer.person, `Put ${named(row)} into the bin`);
    });
  }

  /** Permanently removes a post with its history, also when it is in the bin. */
  async remove(id: string, writer: Writer): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await this.lock(manager, id);
      checkUnchanged(row, writer);
      await manager.query('DELETE FROM post WHERE id = $1', [row.id]);
      await this.journal.add(manager, writer.person, `Deleted ${named(row)} for good`);
    });
  }

  /** What a new version of a post is to have in common with it. The post's own version stays, so that nobody's save of it fails. */
  async familyOf(id: string, manager: EntityManager): Promise<string> {
    const [[post]]: [Pick<Post, 'family'>[]] = await manager.query(
      `UPDATE post SET family = coalesce(family, gen_random_uuid())
       WHERE id = (SELECT id FROM post WHERE ${HAS_ID} ORDER BY id = $1 DESC LIMIT 1) AND deleted_at IS NULL RETURNING family`,
      [readPostId(id)],
    );
    if (!post?.family) throw invalidField('versionOf', UNKNOWN_POST);
    return post.family;
  }

  /**
   * Takes a post out of the bin, unless it is too late; a post that is not in the bin stays as it is. A scheduled post whose
   * date has passed becomes a draft.
   */
  restore(id: string, person: Person): Promise<TaggedPost> {
    return this.dataSource.transaction(async (manager) => {
      const row = await this.lock(manager, id);
      if (row.deletedAt) {
        const [, restored]: [unknown, number] = await writePost(
          manager,
          row.language,
          `UPDATE post SET deleted_at = NULL, version = version + 1, updated_by = $2,
             state = CASE WHEN state = 'scheduled' AND date <= now() THEN 'draft' ELSE state END
           WHERE id = $1 AND NOT ${EXPIRED}`,
          [row.id, person.name],
        );
        if (restored === 0) throw postNotFound();
        await this.journal.add(manager, person, `Took ${named(row)} out of the bin`);
      }
      return this.one(row.id, manager);
    });
  }

  /** Publishes scheduled posts whose date has come. Their version stays: nobody has changed them, and the next save must not fail. */
  async publishDue(manager: EntityManager, condition = 'true', values: unknown[] = []): Promise<void> {
    const [published]: [Pick<Post, 'title' | 'updatedBy'>[]] = await manager.query(
      `UPDATE post SET state = 'published', was_public = true
       WHERE deleted_at IS NULL AND state = 'scheduled' AND date <= now() AND ${condition}
       RETURNING title, updated_by AS "updatedBy"`,
      values,
    );
    for (const post of published)
      await this.journal.add(manager, byTheClock(post.updatedBy), `Published ${named(post)}`);
  }

  /** Finds a post and locks it until the transaction ends. */
  private async lock(manager: EntityManager, id: string): Promise<AdminRow> {
    const asked = [readPostId(id)];
    await manager.query(`SELECT FROM post WHERE ${HAS_ID} ORDER BY id = $1 DESC LIMIT 1 FOR UPDATE`, asked);
    // It may be due, and not published yet.
    await this.publishDue(manager, HAS_ID, asked);
    // A query of its own: the first one would join the changes as they were before it waited.
    return this.find(id, manager);
  }
}

/** Who saved last what the administrator sees: the unpublished changes, or else the post. */
export const writerOf = (row: AdminRow) => (row.changes ? row.changesBy : row.updatedBy);

const etagOf = ({ version, changesVersion }: AdminRow) =>
  changesVersion === null ? `"${version}"` : `"${version}.${changesVersion}"`;

/** Throws 412 when the post is not in the version that the client has seen. */
export function checkUnchanged(row: AdminRow, writer: Writer): void {
  if (isChanged(row, writer)) throw changedMeanwhile(row, writer);
}

/** Whether the post is not in the version that the client has seen. */
export const isChanged = (row: AdminRow, { ifMatch }: Writer): boolean =>
  ifMatch !== undefined && !names(ifMatch, etagOf(row));

export function changedMeanwhile(row: AdminRow, writer: Writer): HttpException {
  const what = doneBy(writerOf(row), writer, 'has changed the post', 'The post has been changed');
  return new PreconditionFailedException(`${what} meanwhile. Please reload it and try again.`);
}
