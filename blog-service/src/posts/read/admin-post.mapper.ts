import { etagOf, type TaggedPost } from '../etag.js';
import type { RevisionRow } from '../history/revisions.repository.js';
import { toText } from '../text/post-text.js';
import type { AdminRow } from '../write/post-store.repository.js';
import type { FactsRow } from './admin-list.repository.js';
import type { AdminPost, AdminPostSummary, Revision, RevisionSummary } from './admin-post.dto.js';
import { toResponse, toSummary } from './post.mapper.js';
import type { SummaryRow } from './posts.repository.js';

export function toAdminSummary(row: SummaryRow, facts: FactsRow): AdminPostSummary {
  const { state, updated, deletedAt, hasChanges } = facts;
  return {
    ...toSummary(row),
    state,
    updated: updated.toISOString(),
    binned: deletedAt?.toISOString() ?? null,
    hasChanges,
  };
}

/** A post with its ETag, which also changes when the post's unpublished changes do. */
export function toTaggedAdminPost(row: AdminRow): TaggedPost<AdminPost> {
  const post: AdminPost = {
    ...toResponse(row),
    updated: row.updated.toISOString(),
    state: row.state,
    binned: row.deletedAt?.toISOString() ?? null,
    changes: row.changes && { ...toText(row.changes), saved: row.saved.toISOString() },
  };
  return { post, etag: etagOf(post, versionOf(row)) };
}

export function versionOf({ version, changesVersion }: AdminRow): string {
  return changesVersion === null ? `${version}` : `${version}.${changesVersion}`;
}

export function toRevisionSummary(row: Omit<RevisionRow, 'text'> & { title: string }): RevisionSummary {
  const { n, date, reason, title } = row;
  return { n, date: date.toISOString(), reason, title };
}

export function toRevision({ n, date, reason, text }: RevisionRow): Revision {
  return { n, date: date.toISOString(), reason, ...toText(text) };
}
