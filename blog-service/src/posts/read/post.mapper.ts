import { etagOf, type TaggedPost } from '../etag.js';
import type { RevisionRow } from '../history/history.service.js';
import { toText } from '../text/post-text.js';
import type { AdminRow } from '../write/post-store.repository.js';
import type { FactsRow } from './admin-list.repository.js';
import type {
  AdminPost,
  AdminPostSummary,
  PostResponse,
  PostSummary,
  Revision,
  RevisionSummary,
} from './answers.js';
import { coverOf } from './cover.js';
import type { PostRow, SummaryRow } from './posts.repository.js';

export function toSummary(post: SummaryRow): PostSummary {
  const { id, title, excerpt, author, category, date } = post;
  return { _id: id, title, excerpt, author, category, ...coverOf(post), date: date.toISOString() };
}

export function toResponse(post: PostRow): PostResponse {
  const { id, title, content, excerpt, author, category, imageAlt, date, updated } = post;
  return {
    _id: id,
    title,
    content,
    excerpt,
    author,
    category,
    ...coverOf(post),
    imageAlt,
    date: date.toISOString(),
    // A scheduled post was last saved before visitors could see it, so for them it changed at its date.
    updated: (updated < date ? date : updated).toISOString(),
  };
}

const forAdmin = ({ state, updated, deletedAt }: Pick<FactsRow, 'state' | 'updated' | 'deletedAt'>) => ({
  state,
  updated: updated.toISOString(),
  binned: deletedAt?.toISOString() ?? null,
});

export function toAdminSummary(row: SummaryRow, facts: FactsRow): AdminPostSummary {
  return { ...toSummary(row), ...forAdmin(facts), hasChanges: facts.hasChanges };
}

/** A post with its ETag, which also changes when the post's unpublished changes do. */
export function toTaggedAdminPost(row: AdminRow): TaggedPost<AdminPost> {
  const changes = row.changes && { ...toText(row.changes), saved: row.saved.toISOString() };
  const post = { ...toResponse(row), ...forAdmin(row), changes };
  return { post, etag: etagOf(post, versionOf(row)) };
}

export function versionOf({ version, changesVersion }: AdminRow): string {
  return changesVersion === null ? `${version}` : `${version}.${changesVersion}`;
}

export function toRevisionSummary({
  date,
  ...row
}: Omit<RevisionRow, 'text'> & { title: string }): RevisionSummary {
  return { ...row, date: date.toISOString() };
}

export function toRevision({ n, date, reason, text }: RevisionRow): Revision {
  return { n, date: date.toISOString(), reason, ...toText(text) };
}
