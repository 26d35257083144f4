import { isDeepStrictEqual } from 'node:util';
import { ConflictException, Injectable } from '@nestjs/common';
import type { Focus } from '@salon/content/description/photos';
import { type Person, refused } from '@salon/service-kit/access';
import { Journal } from '@salon/service-kit/journal';
import { may } from '@salon/service-kit/roles';
import { DataSource, type EntityManager } from 'typeorm';
import { categoryNamed } from '../../categories/categories.js';
import { Config } from '../../config.js';
import { EditionsService } from '../../editions/editions.service.js';
import { Tagged } from '../../http-cache.js';
import type { Writer } from '../../people/writer.js';
import { keyOfUrl } from '../../pictures/picture-key.js';
import { PicturesService } from '../../pictures/pictures.service.js';
import {
  findRevision,
  keepAutosaveRevision,
  keepConflictRevisions,
  keepReplaced,
  keepRevision,
} from '../history.js';
import { insertPost, updatePost } from '../post.js';
import { newPostId, renamedPostId } from '../post-id.js';
import { picturesOf, readText, type StoredText, storedTextOf } from '../text/post-text.js';
import { claim } from './idempotency.js';
import { named, wordsOfSave } from './journal-words.js';
import { checkComplete, type NewPost, type PostText, type PostUpdate } from './post.dto.js';
import { visibilityAfter } from './schedule.js';
import {
  type Change,
  changedMeanwhile,
  checkUnchanged,
  isChanged,
  StoredPosts,
  type TaggedPost,
} from './stored-posts.service.js';

/** The ETag that a post has until it is saved again. */
const NEW_POST = '"1"';

/** What a new post may have besides its body. */
interface Made {
  /** A request that is repeated with its key makes no other post. */
  key?: string;
  /** Only samples have none. */
  person?: Person;
  /** They have defaults; only the seeder and the import set them. */
  id?: string;
  date?: Date;
  /** Whose it is when it comes with many others, which have one entry in the journal. */
  by?: string;
  /** What is stored together with it. */
  also?: (manager: EntityManager) => Promise<void>;
}

/** The parts of a body that are prepared before the transaction. */
type Prepared = ReturnType<typeof readText> & { body: PostText; image: StoredImage };
type StoredImage = Pick<StoredText, 'imageUrl' | 'pictureKey'>;

/** Writes posts: text, pictures and history are stored together or not at all. */
@Injectable()
export class PostWritesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stored: StoredPosts,
    private readonly pictures: PicturesService,
    private readonly editions: EditionsService,
    private readonly journal: Journal,
    private readonly config: Config,
  ) {}

  async create(body: NewPost, made: Made = {}): Promise<TaggedPost> {
    const { key, person, id = newPostId(body.title), date, by = person?.name } = made;
    const { state = 'published' } = body;
    if (state !== 'draft') checkMayShow(person);
    const prepared = await this.prepare(body, state !== 'draft');
    return this.dataSource.transaction(async (manager) => {
      const earlier = key === undefined ? undefined : await claim(manager, key, body, id);
      // With the tag of a new post: whoever has changed it since must not be overwritten.
      if (earlier !== undefined) return new Tagged((await this.stored.one(earlier, manager)).body, NEW_POST);
      const [{ now }]: [{ now: Date }] = await manager.query('SELECT now()');
      const asked = { state, date: body.date ?? date?.toISOString() };
      const shown = visibilityAfter(asked, { state: 'draft', date: now, wasPublic: false }, now);
      const text = await this.textFrom(manager, prepared);
      const pictureKeys = await this.takePictures(manager, text);
      const family =
        body.versionOf === undefined ? null : await this.stored.familyOf(body.versionOf, manager);
      const updated = date ?? now;
      const updatedBy = by ?? null;
      const fields = { id, ...text, ...shown, family, updated, updatedBy, pictureKeys };
      await insertPost(manager, fields);
      const reason = state === 'draft' ? 'writing' : 'published';
      await keepRevision(manager, id, { text, reason, date: updated, by: updatedBy });
      if (person && state !== 'draft')
        await this.journal.add(manager, person, wordsOfSave(fields, undefined, this.config));
      await made.also?.(manager);
      return this.stored.one(id, manager);
    });
  }

  /** Throws 412 when the post has changed since the writer has seen it. */
  async update(id: string, body: PostUpdate, writer: Writer): Promise<TaggedPost> {
    // An unknown post is refused before its picture is encoded.
    const found = await this.stored.find(id);
    const isFinished = (body.state ?? found.state) !== 'draft';
    const prepared = await this.prepare(body, isFinished, found);
    return this.stored.change(id, async (change) => {
      const { manager, row } = change;
      const { now } = row;
      const { person } = writer;
      const shown = visibilityAfter(body, row, now);
      const isDraft = row.state === 'draft' && shown.state === 'draft';
      if (!isDraft || row.wasPublic) checkMayShow(person);
      if (shown.state !== 'draft') checkComplete(body, prepared.read);
      const text = await this.textFrom(manager, prepared, row);
      const { state, date } = row;
      const isSame = isDeepStrictEqual([text, shown.state, shown.date], [storedTextOf(row), state, date]);
      if (isDraft && isSame) return;
      if (isChanged(row, writer)) return this.refuse(change, text, writer);
      await keepAutosaveRevision(change);
      const pictureKeys = await this.takePictures(manager, text);
      const isFirstShown = row.state === 'draft' && shown.state !== 'draft' && !row.wasPublic;
      const id = isFirstShown ? renamedPostId(row.id, text.title) : row.id;
      const earlierIds = isFirstShown ? [...row.earlierIds, row.id] : row.earlierIds;
      const by = person.name;
      const fields = { id, earlierIds, ...text, ...shown, pictureKeys, updated: now, updatedBy: by };
      // With a new id, its changes and revisions follow.
      await updatePost(manager, row.id, fields);
      if (row.changes) await dropChanges(manager, id);
      if (isDraft) return;
      const isUpdate = [shown.state, 'published'].includes(row.state);
      const reason = shown.state === 'draft' ? 'withdrawn' : isUpdate ? 'updated' : 'published';
      await keepRevision(manager, id, { text, reason, date: now, by });
      if (!isSame) await this.journal.add(manager, person, wordsOfSave(fields, row, this.config));
    });
  }

  /** Saves unpublished changes of a scheduled or published post. Visitors don't see them. */
  async saveChanges(id: string, body: PostText, writer: Writer): Promise<TaggedPost> {
    await this.stored.find(id);
    const prepared = await this.prepare(body, false);
    return this.stored.change(id, async (change) => {
      const { manager, row } = change;
      if (row.state === 'draft') throw new ConflictException('This post is a draft. Please save it as one.');
      const text = await this.textFrom(manager, prepared, row.changes ?? row);
      // The request was repeated, because its answer was lost.
      if (isDeepStrictEqual(text, row.changes ?? storedTextOf(row))) return;
      if (isChanged(row, writer)) return this.refuse(change, text, writer);
      await keepAutosaveRevision(change);
      await this.takePictures(manager, text);
      await saveChanges(change, text, writer.person);
    });
  }

  dropChanges(id: string, writer: Writer): Promise<TaggedPost> {
    return this.stored.change(id, async (change) => {
      if (!change.row.changes) return;
      checkUnchanged(change.row, writer);
      await keepReplaced(change);
      await dropChanges(change.manager, change.row.id);
    });
  }

  /**
   * Restores a revision. In a draft it replaces the text. In any other post it becomes unpublished changes, so that
   * visitors see nothing of it before the post is updated.
   */
  restoreRevision(id: string, n: number | undefined, writer: Writer): Promise<TaggedPost> {
    return this.stored.change(id, async (change) => {
      const { manager, row } = change;
      const { person } = writer;
      const revision = await findRevision(manager, row.id, n);
      checkUnchanged(row, writer);
      const category = await categoryNamed(manager, revision.text.category);
      const language = revision.text.language ?? row.language;
      const text = { ...revision.text, category, language };
      await keepReplaced(change);
      const pictureKeys = await this.takePictures(manager, text);
      if (row.state === 'draft') {
        await updatePost(manager, row.id, { ...text, pictureKeys, updated: row.now, updatedBy: person.name });
      } else {
        await saveChanges(change, text, person);
      }
      await keepRevision(manager, row.id, { text, reason: 'restored', date: row.now, by: person.name });
      await this.journal.add(manager, person, `Restored an earlier version of ${named(row)}`);
    });
  }

  /** Refuses a save because another device has saved meanwhile. Keeps both texts in the history. */
  private async refuse(change: Change, refused: StoredText, writer: Writer) {
    await this.takePictures(change.manager, refused);
    await keepConflictRevisions(change, refused, writer.person.name);
    return changedMeanwhile(change.row, writer);
  }

  private async prepare(body: PostText, isFinished: boolean, before?: StoredText): Promise<Prepared> {
    const text = readText(body);
    checkComplete(body, text.read, isFinished);
    const isSent = body.image?.startsWith('data:');
    const address = (isSent ? (await this.pictures.upload(`${body.image}`)).image : body.image) || null;
    const pictureKey = keyOfUrl(address ?? '') ?? null;
    const image = { imageUrl: pictureKey ? null : address, pictureKey };
    const focus = chosenFocus(body, image, before);
    if (isFinished && pictureKey && focus) await this.pictures.makePreview(pictureKey, focus);
    return { body, ...text, image };
  }

  /** The text to store. Author and focus stay as they were when the body leaves them out. */
  private async textFrom(
    manager: EntityManager,
    { body, plain, image }: Prepared,
    before?: StoredText,
  ): Promise<StoredText> {
    const focus =
      chosenFocus(body, image, before) ?? (await this.pictures.focusOf(manager, image.pictureKey));
    return {
      ...plain,
      author: body.author || (before?.author ?? (await this.editions.current(manager)).content.salon.name),
      category: await categoryNamed(manager, body.category || null),
      ...image,
      focus: focus && { x: focus.x, y: focus.y },
      language: body.language ?? before?.language ?? 'en',
    };
  }

  /** The keys of all pictures that the text shows. Throws 400 for what is not stored. */
  private takePictures(manager: EntityManager, text: StoredText): Promise<string[]> {
    const shown = picturesOf(text).map((key): [string, string] => [
      key === text.pictureKey ? 'image' : 'content',
      key,
    ]);
    return this.pictures.takeShown(manager, shown);
  }
}

/** Throws 403 for somebody who may only write drafts that visitors have never seen. */
function checkMayShow(person: Person | undefined): void {
  if (person && !may(person.role, 'posts')) throw refused();
}

async function saveChanges({ manager, row }: Change, text: StoredText, { name }: Person): Promise<void> {
  await manager.query(
    `INSERT INTO post_changes (post_id, version, text, picture_keys, saved, updated_by)
     VALUES ($1, gen_random_uuid(), $2, $3, now(), $4)
     ON CONFLICT (post_id) DO UPDATE SET version = excluded.version, text = excluded.text,
       picture_keys = excluded.picture_keys, saved = excluded.saved, updated_by = excluded.updated_by`,
    [row.id, JSON.stringify(text), picturesOf(text), name],
  );
}

async function dropChanges(manager: EntityManager, id: string): Promise<void> {
  await manager.query('DELETE FROM post_changes WHERE post_id = $1', [id]);
}

/** The focus that the owner has chosen. It stays as it was when the body leaves it out and the image is the same. */
function chosenFocus(
  { focus }: PostText,
  { imageUrl, pictureKey }: StoredImage,
  before?: StoredText,
): Focus | null | undefined {
  const isSameImage = before?.imageUrl === imageUrl && before.pictureKey === pictureKey;
  return focus === undefined && isSameImage ? before.focus : focus;
}
