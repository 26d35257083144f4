import { isDeepStrictEqual } from 'node:util';
import {
  ConflictException,
  HttpException,
  HttpStatus,
  Injectable,
  NotFoundException,
  PreconditionFailedException,
} from '@nestjs/common';
import { checkContent } from '@salon/content/check';
import type { SiteContent } from '@salon/content/description';
import { picturesOf } from '@salon/content/entries';
import { localTime } from '@salon/content/hours/localTime';
import { describeChanges } from '@salon/content/summary';
import { withoutHidden } from '@salon/content/visible';
import { invalid, invalidField } from '@salon/service-kit/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config.js';
import { names, Tagged } from '../http-cache.js';
import { keyOfUrl } from '../pictures/picture-key.js';
import { PicturesService } from '../pictures/pictures.service.js';
import type { DraftBody, SetAside, SetAsideSummary, SiteDraft } from './editions.dto.js';
import { currentEdition, EditionsService } from './editions.service.js';

/** How many contents that were not chosen are kept, so that no conflict can fill the disk. */
export const MOST_SET_ASIDE = 20;

const DRAFT = 'version, based_on AS "basedOn", updated, content, picture_keys AS "pictureKeys"';

interface DraftRow {
  /** A new random value with each save. */
  version: string;
  basedOn: number;
  updated: Date;
  /** In the shape of the release that stored it. */
  content: object;
  pictureKeys: string[];
}

/** The content that the owner is changing. `ifMatch` is the ETag that was seen; undefined, there must be no draft. */
@Injectable()
export class DraftService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly site: EditionsService,
    private readonly pictures: PicturesService,
    private readonly config: Config,
  ) {}

  async draft() {
    return this.tagged(found(await draftIn(this.dataSource.manager)));
  }

  /**
   * Throws 412 when the draft is not the one that the client has seen. A repeated save gets the same answer again: on a
   * phone the first answer may be lost.
   */
  async save({ basedOn, content: sent }: DraftBody, ifMatch: string | undefined) {
    const content = readContent(sent);
    return this.site.transaction(async (manager) => {
      const draft = await draftIn(manager);
      if (draft?.basedOn === basedOn && isDeepStrictEqual(this.site.read(draft.content), content)) {
        return this.tagged(draft);
      }
      checkUnchanged(draft, ifMatch);
      if (basedOn > (await currentEdition(manager)).edition) {
        throw invalidField('basedOn', 'There is no edition of this number.');
      }
      const pictureKeys = await this.takePictures(manager, content, draft?.pictureKeys);
      const [row]: [DraftRow] = await manager.query(
        `INSERT INTO site_draft (version, based_on, updated, content, picture_keys)
         VALUES (gen_random_uuid(), $1, now(), $2, $3)
         ON CONFLICT (single) DO UPDATE SET version = excluded.version, based_on = excluded.based_on,
           updated = excluded.updated, content = excluded.content, picture_keys = excluded.picture_keys
         RETURNING ${DRAFT}`,
        [basedOn, content, pictureKeys],
      );
      return this.tagged(row);
    });
  }

  async remove(ifMatch: string | undefined): Promise<void> {
    await this.site.transaction(async (manager) => {
      const draft = found(await draftIn(manager));
      checkUnchanged(draft, ifMatch);
      await this.pictures.take(manager, [], draft.pictureKeys);
      await manager.query('DELETE FROM site_draft');
    });
  }

  /** Makes the draft the current edition and removes the draft, in one transaction. Returns the edition's number. */
  async publish(ifMatch: string | undefined): Promise<number> {
    return this.site.transaction(async (manager) => {
      const draft = await draftIn(manager);
      checkUnchanged(draft, ifMatch);
      if (!draft) throw draftGone();
      const { edition: current, time } = await currentEdition(manager);
      if (draft.basedOn !== current) {
        throw new ConflictException(
          `Edition ${current} was published after this draft was begun. Please compare them before you publish.`,
        );
      }
      // The content is checked again, because the draft may be from an older release with other rules.
      const checked = readContent(this.site.read(draft.content));
      const before = (await this.site.edition(current, manager)).content;
      const content = dated(checked, before, localTime(time, this.config.SALON_TIME_ZONE).slice(0, 10));
      if (isDeepStrictEqual(before, content)) {
        throw new ConflictException('Nothing has changed since the last time you published.');
      }
      const edition = current + 1;
      const publicPictures = [...uploadedPictures(withoutHidden(content)).keys()];
      await manager.query(
        `INSERT INTO site_edition (edition, summary, content, picture_keys, public_pictures)
         VALUES ($1, $2, $3, $4, $5)`,
        [edition, describeChanges(before, content), content, draft.pictureKeys, publicPictures],
      );
      await manager.query('DELETE FROM site_draft');
      return edition;
    });
  }

  async setAsides(): Promise<SetAsideSummary[]> {
    const rows: { n: number; date: Date }[] = await this.dataSource.query(
      'SELECT n, date FROM site_set_aside ORDER BY n DESC',
    );
    return rows.map(({ n, date }) => ({ n, date: date.toISOString() }));
  }

  async readSetAside(n: number | undefined): Promise<SetAside> {
    const [row]: { n: number; date: Date; content: object }[] = await this.dataSource.query(
      'SELECT n, date, content FROM site_set_aside WHERE n = $1',
      [n],
    );
    if (!row) throw new NotFoundException('There is nothing of this number.');
    return { n: row.n, date: row.date.toISOString(), content: this.site.read(row.content) };
  }

  /** Keeps content that was not chosen in a conflict, with its pictures, and removes all but the newest. */
  async setAside(sent: object): Promise<void> {
    const content = readContent(sent);
    await this.site.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO site_set_aside (n, content, picture_keys)
         SELECT coalesce(max(n), 0) + 1, $1::jsonb, $2::text[] FROM site_set_aside`,
        [content, await this.takePictures(manager, content)],
      );
      const [removed]: [{ keys: string[] }[]] = await manager.query(
        `DELETE FROM site_set_aside WHERE n NOT IN (
           SELECT n FROM site_set_aside ORDER BY n DESC LIMIT ${MOST_SET_ASIDE}) RETURNING picture_keys AS keys`,
      );
      const gone = removed.flatMap(({ keys }) => keys);
      await this.pictures.take(manager, [], gone);
    });
  }

  private tagged({ content, basedOn, updated, version }: DraftRow) {
    const draft: SiteDraft = { content: this.site.read(content), basedOn, updated: updated.toISOString() };
    return new Tagged(draft, `"${version}"`);
  }

  /**
   * Marks all uploaded pictures in the content as used, and returns their keys. Throws 400 for those that are no longer stored.
   */
  private async takePictures(
    manager: EntityManager,
    content: SiteContent,
    before: string[] = [],
  ): Promise<string[]> {
    const fields = uploadedPictures(content);
    const keys = [...fields.keys()];
    const missing = await this.pictures.take(
      manager,
      keys.filter((key) => !before.includes(key)),
      before.filter((key) => !fields.has(key)),
    );
    if (missing.length > 0) {
      throw invalid(
        missing
          .flatMap((key) => fields.get(key) ?? [])
          .map((field) => ({ field, message: 'This picture is no longer stored. Please choose it again.' })),
      );
    }
    return keys;
  }
}

async function draftIn(manager: EntityManager): Promise<DraftRow | undefined> {
  const [row]: DraftRow[] = await manager.query(`SELECT ${DRAFT} FROM site_draft`);
  return row;
}

/** The ETag in a request that changes the draft. Throws 428 when there is none and the request would overwrite any draft. */
export function readPrecondition(ifMatch: string | undefined, ifNoneMatch?: string): string | undefined {
  if (ifMatch !== undefined || ifNoneMatch?.trim() === '*') return ifMatch;
  throw new HttpException(
    'The request must say which draft it changes (If-Match).',
    HttpStatus.PRECONDITION_REQUIRED,
  );
}

/** The sent content, tidied. Throws 400 with a sentence for each fault. Faults name fields by their path within the content. */
function readContent(sent: object): SiteContent {
  const { content, faults } = checkContent(sent);
  if (!content) throw invalid(faults);
  return content;
}

/** The content with the day of the last change of its legal pages: today for those with another text. */
function dated(content: SiteContent, before: SiteContent, today: string): SiteContent {
  const day = (page: 'terms' | 'privacy') => {
    const [{ updated, ...old }, { updated: _, ...text }] = [before.words[page], content.words[page]];
    return { ...text, updated: isDeepStrictEqual(old, text) ? updated : today };
  };
  return { ...content, words: { ...content.words, terms: day('terms'), privacy: day('privacy') } };
}

/** The keys of uploaded pictures in the content, each with the fields that show it. */
function uploadedPictures(content: SiteContent): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [field, image] of picturesOf(content)) {
    const key = keyOfUrl(image);
    if (key) fields.set(key, [...(fields.get(key) ?? []), field]);
  }
  return fields;
}

function found(draft: DraftRow | undefined): DraftRow {
  if (!draft) throw new NotFoundException('There is no draft.');
  return draft;
}

function checkUnchanged(draft: DraftRow | undefined, ifMatch: string | undefined): void {
  if (!draft && ifMatch !== undefined) throw draftGone();
  if (draft && (ifMatch === undefined || !names(ifMatch, `"${draft.version}"`))) {
    throw new PreconditionFailedException(
      'The draft has been changed on another device meanwhile. Please reload it and try again.',
    );
  }
}

const draftGone = () =>
  new PreconditionFailedException('The draft has been published or thrown away on another device.');
