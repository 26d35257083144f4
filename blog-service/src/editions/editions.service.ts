import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  ConflictException,
  HttpException,
  HttpStatus,
  Injectable,
  NotFoundException,
  type OnApplicationBootstrap,
  PreconditionFailedException,
} from '@nestjs/common';
import { checkContent } from '@salon/content/check';
import type { SiteContent } from '@salon/content/description';
import { withDefaults } from '@salon/content/entries';
import { CAME_WITH, firstEdition } from '@salon/content/first-edition';
import { localTime } from '@salon/content/hours/localTime';
import { picturesOf } from '@salon/content/pictures';
import { describeChanges } from '@salon/content/summary';
import { shownContent, withoutHidden } from '@salon/content/visible';
import { invalid, invalidField } from '@salon/service-kit/validation';
import type { EntityManager } from 'typeorm';
import { Config } from '../config.js';
import { names } from '../http-cache.js';
import { keyOfUrl } from '../pictures/picture-key.js';
import { PicturesService } from '../pictures/pictures.service.js';
import type {
  DraftBody,
  EditionSummary,
  PublishedEdition,
  SetAside,
  SetAsideSummary,
  SiteDraft,
  SiteEdition,
} from './editions.dto.js';
import {
  type CurrentRow,
  type DraftRow,
  EditionsRepository,
  type SummaryRow,
} from './editions.repository.js';
import type { EditionsQuery } from './editions-query.js';

/** An edition as JSON, with its ETag. */
type SentEdition = ReturnType<typeof sentEdition>;

interface Kept {
  row: SummaryRow;
  edition: SiteEdition;
  whole: SentEdition;
  /** The answer for visitors, for a minute of the salon's local time. */
  shown?: SentEdition & { now: string };
}

type TaggedDraft = ReturnType<typeof tag>;

@Injectable()
export class EditionsService implements OnApplicationBootstrap {
  /** The current edition and the answers made of it. An edition never changes, so each answer is made only once. */
  private kept?: Kept;

  constructor(
    private readonly site: EditionsRepository,
    private readonly pictures: PicturesService,
    private readonly config: Config,
  ) {}

  /**
   * Stores what a fresh site shows as its first edition. A site that published before editions began with it gets it as edition 0:
   * its first draft started from there.
   */
  async onApplicationBootstrap(): Promise<void> {
    await this.site.transaction(async (manager) => {
      await this.site.addFirst(manager, CAME_WITH, firstEdition(this.config.identity));
    });
  }

  /** The whole current edition, with what visitors do not see. */
  async current(): Promise<SentEdition> {
    return (await this.keep(await this.site.current())).whole;
  }

  /** What visitors see now of the current edition. The answer changes with the clock. */
  async shown(): Promise<SentEdition> {
    const row = await this.site.current();
    const kept = await this.keep(row);
    const now = localTime(row.now, this.config.SALON_TIME_ZONE);
    if (kept.shown?.now !== now) {
      const { edition } = kept;
      kept.shown = { now, ...sentEdition({ ...edition, content: shownContent(edition.content, now) }) };
    }
    return kept.shown;
  }

  private async keep({ now: _, ...row }: CurrentRow): Promise<Kept> {
    if (!this.kept || !isDeepStrictEqual(this.kept.row, row)) {
      const { edition, publishedAt, content } = await this.edition(row.edition);
      const current = { edition, publishedAt, content };
      this.kept = { row, edition: current, whole: sentEdition(current) };
    }
    return this.kept;
  }

  /** A page of editions; without `nextCursor` it is the last. */
  async editions({ limit, cursor }: EditionsQuery) {
    // One edition more than the limit is read. It tells whether there is a next page.
    const rows = await this.site.editions(limit + 1, cursor);
    const editions = rows.slice(0, limit);
    const last = rows.length > limit ? editions.at(-1) : undefined;
    return { editions: editions.map(toSummary), nextCursor: last?.edition };
  }

  async edition(edition: number | undefined): Promise<PublishedEdition> {
    const row = edition === undefined ? undefined : await this.site.edition(edition);
    if (!row) throw new NotFoundException('There is no such edition.');
    return { ...toSummary(row), content: withDefaults(row.content) };
  }

  async draft(): Promise<TaggedDraft> {
    return tag(found(await this.site.draft()));
  }

  /**
   * Throws 412 when the draft is not the one that the client has seen. A repeated save gets the same answer again: on a
   * phone the first answer may be lost.
   */
  async saveDraft({ basedOn, content: sent }: DraftBody, condition: Precondition): Promise<TaggedDraft> {
    const content = readContent(sent);
    return this.site.transaction(async (manager) => {
      const draft = await this.site.draft(manager);
      if (draft?.basedOn === basedOn && isDeepStrictEqual(withDefaults(draft.content), content)) {
        return tag(draft);
      }
      checkUnchanged(draft, condition);
      if (basedOn > (await this.currentNumber(manager))) {
        throw invalidField('basedOn', 'There is no edition of this number.');
      }
      const pictureKeys = await this.takePictures(manager, content, draft?.pictureKeys);
      return tag(await this.site.saveDraft(manager, { basedOn, content, pictureKeys }));
    });
  }

  async removeDraft(condition: Precondition): Promise<void> {
    await this.site.transaction(async (manager) => {
      const draft = found(await this.site.draft(manager));
      checkUnchanged(draft, condition);
      await this.pictures.take(manager, [], draft.pictureKeys);
      await this.site.removeDraft(manager);
    });
  }

  /** Makes the draft the current edition and removes the draft, in one transaction. */
  async publish(condition: Precondition): Promise<number> {
    return this.site.transaction(async (manager) => {
      const draft = await this.site.draft(manager);
      checkUnchanged(draft, condition);
      if (!draft) throw draftGone();
      const current = await this.currentNumber(manager);
      if (draft.basedOn !== current) {
        throw new ConflictException(
          `Edition ${current} was published after this draft was begun. Please compare them before you publish.`,
        );
      }
      // The content is checked again, because the draft may be from an older release with other rules.
      const content = readContent(withDefaults(draft.content));
      const before = withDefaults((await this.site.edition(current, manager))?.content ?? {});
      if (isDeepStrictEqual(before, content)) {
        throw new ConflictException('Nothing has changed since the last time you published.');
      }
      const summary = describeChanges(before, content);
      const edition = current + 1;
      const publicPictures = [...uploadedPictures(withoutHidden(content)).keys()];
      const { pictureKeys } = draft;
      await this.site.addEdition(manager, { edition, summary, content, pictureKeys, publicPictures });
      await this.site.removeDraft(manager);
      return edition;
    });
  }

  async setAsides(): Promise<SetAsideSummary[]> {
    return (await this.site.setAsides()).map(({ n, date }) => ({ n, date: date.toISOString() }));
  }

  async readSetAside(n: number | undefined): Promise<SetAside> {
    const row = n === undefined ? undefined : await this.site.setAside(n);
    if (!row) throw new NotFoundException('There is nothing of this number.');
    return { n: row.n, date: row.date.toISOString(), content: withDefaults(row.content) };
  }

  /** Keeps content that was not chosen in a conflict, with its pictures. */
  async setAside(sent: object): Promise<void> {
    const content = readContent(sent);
    await this.site.transaction(async (manager) => {
      const pictureKeys = await this.takePictures(manager, content);
      await this.pictures.take(manager, [], await this.site.addSetAside(manager, content, pictureKeys));
    });
  }

  private async currentNumber(manager: EntityManager): Promise<number> {
    return (await this.site.current(manager)).edition;
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

/**
 * The precondition for changing the draft: the ETag that the client has seen or, when it is missing, that there is no draft.
 */
export interface Precondition {
  ifMatch?: string;
}

/** Throws 428 when the request has no precondition and would overwrite any draft. */
export function readPrecondition(ifMatch: string | undefined, ifNoneMatch?: string): Precondition {
  if (ifMatch !== undefined) return { ifMatch };
  if (ifNoneMatch?.trim() === '*') return {};
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

/** The keys of uploaded pictures in the content, each with the fields that show it. */
function uploadedPictures(content: SiteContent): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [field, image] of picturesOf(content)) {
    const key = keyOfUrl(image);
    if (key) fields.set(key, [...(fields.get(key) ?? []), field]);
  }
  return fields;
}

function sentEdition(edition: SiteEdition) {
  const json = JSON.stringify(edition);
  return { json, etag: `"${createHash('sha1').update(json).digest('base64url')}"` };
}

function toSummary({ edition, publishedAt, summary }: SummaryRow): EditionSummary {
  return { edition, publishedAt: publishedAt.toISOString(), summary };
}

function tag({ content, basedOn, updated, version }: DraftRow) {
  const draft: SiteDraft = { content: withDefaults(content), basedOn, updated: updated.toISOString() };
  return { draft, etag: etagOf(version) };
}

const etagOf = (version: string) => `"${version}"`;

function found(draft: DraftRow | undefined): DraftRow {
  if (!draft) throw new NotFoundException('There is no draft.');
  return draft;
}

function checkUnchanged(draft: DraftRow | undefined, { ifMatch }: Precondition): void {
  if (!draft && ifMatch !== undefined) throw draftGone();
  if (draft && !(ifMatch !== undefined && names(ifMatch, etagOf(draft.version)))) {
    throw new PreconditionFailedException(
      'The draft has been changed on another device meanwhile. Please reload it and try again.',
    );
  }
}

function draftGone(): PreconditionFailedException {
  return new PreconditionFailedException('The draft has been published or thrown away on another device.');
}
