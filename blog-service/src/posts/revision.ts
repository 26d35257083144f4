/**
 * Why a revision was kept: its text was published, was an update, was saved while writing, or was restored from an
 * older revision.
 */
export const REASONS = ['published', 'updated', 'writing', 'restored'] as const;
export type RevisionReason = (typeof REASONS)[number];
