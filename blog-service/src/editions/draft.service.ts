import { isDeepStrictEqual } from 'node:util';
import {
  ConflictException,
  Injectable,
  NotFoundException,
  PreconditionFailedException,
} from '@nestjs/common';
import { checkContent } from '@salon/content/check';
import type { SiteContent } from '@salon/content/description';
import { picturesOf } from '@salon/content/entries';
import { isFrontDeskChange } from '@salon/content/frontDesk';
import { localTime, momentOf } from '@salon/content/hours/localTime';
import { merge } from '@salon/content/merge';
import { withFormerAddresses } from '@salon/content/newMenu';
import { summaryOf } from '@salon/content/summary';
import { withoutLeftOver } from '@salon/content/translate';
import { withoutHidden } from '@salon/content/visible';
import { startWords } from '@salon/content/words/dates';
import { type Person, refused } from '@salon/service-kit/access';
import { Journal } from '@salon/service-kit/journal';
import { may } from '@salon/service-kit/roles';
import { invalid, invalidField } from '@salon/service-kit/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config.js';
import { names, Tagged } from '../http-cache.js';
import { doneBy, type Writer } from '../people/writer.js';
import { keyOfUrl } from '../pictures/picture-key.js';
import { PicturesService } from '../pictures/pictures.service.js';
import type {
  ConflictCopy,
  ConflictCopySummary,
  DraftBody,
  Published,
  ScheduledEdition,
  SiteDraft,
  SitePending,
} from './editions.dto.js';
import { EditionsService, withSummary } from './editions.service.js';

/** So that no conflict can fill the disk. */
export const MAX_CONFLICT_COPIES = 20;

/** The version is a new random value with each save. The content is in the shape of the release that stored it. */
const STORED = `format('"%s"', version) AS etag, content, picture_keys AS "pictureKeys"`;
const DRAFT = `based_on AS "basedOn", updated, updated_by AS "updatedBy", ${STORED}`;
const SCHEDULED = `published_at AS "publishedAt", summary, planned_by AS by, ${STORED}`;

interface StoredRow {
  etag: string;
  content: object;
  pictureKeys: string[];
}
type DraftRow = StoredRow & Omit<SiteDraft, 'content'>;
type ScheduledRow = StoredRow & ScheduledEdition;

/** The content that the owner is changing. Without an ETag in a request (`ifMatch`) there must be no draft. */
@Injectable()
export class DraftService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly site: EditionsService,
    private readonly pictures: PicturesService,
    private readonly config: Config,
    private readonly journal: Journal,
  ) {}

  async draft() {
    const draft = await draftIn(this.dataSource.manager);
    return draft && this.tagged(draft);
  }

  /**
   * Throws 412 when the draft is not the one that the client has seen. A repeated save gets the same answer again: on a
   * phone the first answer may be lost.
   */
  async save({ basedOn, content: sent }: DraftBody, writer: Writer) {
    const content = readContent(sent);
    return this.site.transaction(async (manager) => {
      const draft = await draftIn(manager);
      if (draft?.basedOn === basedOn && isDeepStrictEqual(this.site.read(draft.content), content)) {
        return this.tagged(draft);
      }
      checkUnchanged(draft, writer);
      if (basedOn > (await this.site.current(manager)).edition) {
        throw invalidField('basedOn', 'There is no edition of this number.');
      }
      if (!may(writer.person.role, 'content'))
        checkMayChange(writer, await this.asBegunFrom(manager, draft, basedOn), content);
      return this.tagged(await this.store(manager, basedOn, content, writer));
    });
  }

  async remove(writer: Writer): Promise<void> {
    await this.site.transaction(async (manager) => {
      const draft = await draftIn(manager);
      if (!draft) throw new NotFoundException('There is no draft.');
      checkUnchanged(draft, writer);
      const [before, content] = [await this.site.base(manager, draft.basedOn), this.site.read(draft.content)];
      checkMayChange(writer, before, content);
      await manager.query('DELETE FROM site_draft');
      const what = withSummary('Discarded unpublished changes of the site', summaryOf(before, content));
      await this.journal.add(manager, writer.person, what);
    });
  }

  /**
   * Makes the draft the current edition, or schedules that for a local time, and removes the draft, in one transaction. What is
   * scheduled already stays so, and nothing of it is lost: it is joined with what is published or scheduled now.
   */
  async publish(writer: Writer, at?: string): Promise<Published> {
    return this.site.transaction(async (manager) => {
      const draft = await draftIn(manager);
      checkUnchanged(draft, writer);
      if (!draft) throw draftGone();
      const { time, by: publishedBy, whole } = await this.site.latest(manager);
      const { edition: current, content: before } = whole;
      if (draft.basedOn !== current) {
        const otherwise = `Edition ${current} was published`;
        const what = doneBy(publishedBy, writer, `published edition ${current}`, otherwise);
        throw new ConflictException(
          `${what} after this draft was begun. Please compare them before you publish.`,
        );
      }
      // The content is checked again, because the draft may be from an older release with other rules.
      const checked = readContent(this.site.read(draft.content));
      const content = this.dated(before, forVisitors(before, checked), time);
      if (isDeepStrictEqual(before, content)) {
        throw new ConflictException('Nothing has changed since the last time you published.');
      }
      checkMayChange(writer, before, content);
      const scheduled = await scheduledIn(manager);
      const scheduledContent = scheduled ? this.site.read(scheduled.content) : before;
      await manager.query('DELETE FROM site_draft');
      if (at !== undefined) {
        const moment = momentOf(at, this.config.SALON_TIME_ZONE);
        if (!moment || moment <= time)
          throw invalidField('at', 'Please choose a day and a time that is still to come.');
        // The words that were written last count.
        const joined = merge(before, content, scheduledContent).content;
        const isSameMoment = scheduled?.publishedAt.getTime() === moment.getTime();
        checkMayChange(writer, isSameMoment ? scheduledContent : before, joined);
        const plan = await this.schedule(manager, before, joined, moment, writer.person.name);
        const what = `Scheduled changes of the site for ${startWords(at)}`;
        if (plan) await this.journal.add(manager, writer.person, withSummary(what, plan.summary));
        return { edition: current, plan };
      }
      const edition = current + 1;
      const summary = summaryOf(before, content);
      await manager.query(
        `INSERT INTO site_edition (edition, summary, content, picture_keys, public_pictures, published_by)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [edition, summary, content, draft.pictureKeys, publicPictures(content), writer.person.name],
      );
      await this.journal.add(manager, writer.person, withSummary(`Published edition ${edition}`, summary));
      const joined = merge(before, scheduledContent, content).content;
      const { publishedAt, by } = scheduled ?? {};
      return { edition, plan: await this.schedule(manager, content, joined, publishedAt, by) };
    });
  }

  /** Removes the scheduled edition, and puts its changes into the draft. Those of the draft count where both say something. */
  async cancelScheduled(writer: Writer): Promise<void> {
    await this.site.transaction(async (manager) => {
      const scheduled = await scheduledIn(manager);
      if (!scheduled) throw new NotFoundException('Nothing is planned any more.');
      if (!names(`${writer.ifMatch}`, scheduled.etag)) {
        const otherwise = 'What is planned was changed on another device';
        const what = doneBy(scheduled.by, writer, 'has changed what is planned', otherwise);
        throw new PreconditionFailedException(`${what} meanwhile. Please reload the page and try again.`);
      }
      const draft = await draftIn(manager);
      const { edition, content: before } = await this.site.current(manager);
      const own = draft ? this.site.read(draft.content) : before;
      const content = checkJoined(merge(before, own, this.site.read(scheduled.content)).content);
      await manager.query('DELETE FROM site_plan');
      const time = startWords(localTime(scheduled.publishedAt, this.config.SALON_TIME_ZONE));
      const what = withSummary(`Cancelled what was scheduled for ${time}`, scheduled.summary);
      await this.journal.add(manager, writer.person, what);
      await this.store(manager, draft?.basedOn ?? edition, content, writer);
    });
  }

  async pending(): Promise<SitePending> {
    const { manager } = this.dataSource;
    const { content } = await this.site.current();
    const draft = await draftIn(manager);
    const summary = draft ? summaryOf(content, this.site.read(draft.content)) : [];
    return {
      draft:
        draft && summary.length > 0 ? { updated: draft.updated, updatedBy: draft.updatedBy, summary } : null,
      plan: toScheduledEdition(await scheduledIn(manager)),
    };
  }

  /** A whole content that visitors do not see yet; undefined when there is none. */
  async unpublished(which: 'draft' | 'planned'): Promise<SiteContent | undefined> {
    const row = await (which === 'draft' ? draftIn : scheduledIn)(this.dataSource.manager);
    return row && this.site.read(row.content);
  }

  /** What the draft would be if nothing had changed but the edition that it began from. */
  private async asBegunFrom(manager: EntityManager, draft: DraftRow | undefined, basedOn: number) {
    const begun = await this.site.base(manager, basedOn);
    if (!draft) return begun;
    return merge(await this.site.base(manager, draft.basedOn), this.site.read(draft.content), begun).content;
  }

  private async store(manager: EntityManager, basedOn: number, content: SiteContent, { person }: Writer) {
    const [row]: [DraftRow] = await manager.query(
      `INSERT INTO site_draft (version, based_on, updated, content, picture_keys, updated_by)
       VALUES (gen_random_uuid(), $1, now(), $2, $3, $4)
       ON CONFLICT (single) DO UPDATE SET version = excluded.version, based_on = excluded.based_on, updated = excluded.updated,
         content = excluded.content, picture_keys = excluded.picture_keys, updated_by = excluded.updated_by
       RETURNING ${DRAFT}`,
      [basedOn, content, await this.pictures.takeShown(manager, uploadedPictures(content)), person.name],
    );
    return row;
  }

  /** Schedules content in place of what was scheduled, unless it is what visitors see `before` anyway. */
  private async schedule(
    manager: EntityManager,
    before: SiteContent,
    joined: SiteContent,
    moment?: Date,
    by?: string | null,
  ): Promise<ScheduledEdition | null> {
    await manager.query('DELETE FROM site_plan');
    if (isDeepStrictEqual(before, joined)) return null;
    const content = this.dated(before, forVisitors(before, checkJoined(joined)), moment);
    const pictureKeys = await this.pictures.takeShown(manager, uploadedPictures(content));
    await manager.query(
      `INSERT INTO site_plan (published_at, summary, content, picture_keys, public_pictures, planned_by)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [moment, summaryOf(before, content), content, pictureKeys, publicPictures(content), by],
    );
    return toScheduledEdition(await scheduledIn(manager));
  }

  /** Legal texts that differ from the last edition's say the day from which visitors see them. */
  private dated(before: SiteContent, content: SiteContent, moment = new Date()): SiteContent {
    const today = localTime(moment, this.config.SALON_TIME_ZONE).slice(0, 10);
    const dated = <Text extends { updated: string }>(before: Text, now: Text): Text => {
      const { updated } = before;
      return { ...now, updated: isDeepStrictEqual(before, { ...now, updated }) ? updated : today };
    };
    const [old, { terms, privacy }] = [before.words, content.words];
    return {
      ...content,
      words: { ...content.words, terms: dated(old.terms, terms), privacy: dated(old.privacy, privacy) },
    };
  }

  conflictCopies(): Promise<ConflictCopySummary[]> {
    return this.dataSource.query('SELECT n, date, kept_by AS by FROM site_set_aside ORDER BY n DESC');
  }

  async conflictCopy(n: number | undefined): Promise<ConflictCopy> {
    const [row]: (ConflictCopySummary & { content: object })[] = await this.dataSource.query(
      'SELECT n, date, kept_by AS by, content FROM site_set_aside WHERE n = $1',
      [n],
    );
    if (!row) throw new NotFoundException('There is nothing of this number.');
    return { ...row, content: this.site.read(row.content) };
  }

  /** Keeps content that was not chosen in a conflict, with its pictures, and removes all but the newest. */
  async keepConflictCopy(sent: object, { name }: Person): Promise<void> {
    const content = readContent(sent);
    await this.site.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO site_set_aside (n, content, picture_keys, kept_by)
         SELECT coalesce(max(n), 0) + 1, $1::jsonb, $2::text[], $3::text FROM site_set_aside`,
        [content, await this.pictures.takeShown(manager, uploadedPictures(content)), name],
      );
      await manager.query(
        `DELETE FROM site_set_aside WHERE n NOT IN (
           SELECT n FROM site_set_aside ORDER BY n DESC LIMIT ${MAX_CONFLICT_COPIES})`,
      );
    });
  }

  private tagged({ content, basedOn, updated, updatedBy, etag }: DraftRow): Tagged<SiteDraft> {
    return new Tagged({ content: this.site.read(content), basedOn, updated, updatedBy }, etag);
  }
}

async function draftIn(manager: EntityManager): Promise<DraftRow | undefined> {
  const [row]: DraftRow[] = await manager.query(`SELECT ${DRAFT} FROM site_draft`);
  return row;
}

async function scheduledIn(manager: EntityManager): Promise<ScheduledRow | undefined> {
  const [row]: ScheduledRow[] = await manager.query(`SELECT ${SCHEDULED} FROM site_plan`);
  return row;
}

function toScheduledEdition(row: ScheduledRow | undefined): ScheduledEdition | null {
  if (!row) return null;
  const { publishedAt, summary, etag, by } = row;
  return { publishedAt, summary, etag, by };
}

const forVisitors = (before: SiteContent, after: SiteContent) =>
  withoutLeftOver(withFormerAddresses(before, after));

/** Two contents that each are right can still be too much together. */
function checkJoined(joined: SiteContent): SiteContent {
  const { content } = checkContent(joined);
  if (content) return content;
  throw new ConflictException(
    'Your changes and what is planned do not fit together, as with too many entries in one list. Please change yours first.',
  );
}

/** Throws 403 when somebody changes more than the role may. */
function checkMayChange({ person }: Writer, before: SiteContent, after: SiteContent): void {
  if (may(person.role, 'content')) return;
  // What is sent was tidied by this release's rules, and what was stored perhaps by others.
  if (!isFrontDeskChange(checkContent(before).content ?? before, after)) throw refused();
}

/** The keys of the uploaded pictures that pages show. */
const publicPictures = (content: SiteContent) => [
  ...new Set(uploadedPictures(withoutHidden(content)).map(([, key]) => key)),
];

/** The sent content, tidied. Throws 400 with a sentence for each fault. Faults name fields by their path within the content. */
function readContent(sent: object): SiteContent {
  const { content, faults } = checkContent(sent);
  if (!content) throw invalid(faults);
  return content;
}

/** The fields of the content that show uploaded pictures, with their keys. */
const uploadedPictures = (content: SiteContent) =>
  Array.from(picturesOf(content)).flatMap(([field, image]): [field: string, key: string][] => {
    const key = keyOfUrl(image);
    return key ? [[field, key]] : [];
  });

function checkUnchanged(draft: DraftRow | undefined, writer: Writer): void {
  const { ifMatch } = writer;
  if (!draft && ifMatch !== undefined) throw draftGone();
  if (draft && (ifMatch === undefined || !names(ifMatch, draft.etag))) {
    const otherwise = 'The draft has been changed on another device';
    const what = doneBy(draft.updatedBy, writer, 'has changed the draft', otherwise);
    throw new PreconditionFailedException(`${what} meanwhile. Please reload it and try again.`);
  }
}

const draftGone = () =>
  new PreconditionFailedException('The draft has been published or thrown away on another device.');
