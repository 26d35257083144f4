/**
 * Why a revision was kept: its text was published, was an update, was saved while writing, was restored from an
 * older revision, or was refused because another device had saved meanwhile.
 */
export const REASONS = ['published', 'updated', 'writing', 'restored', 'conflict'] as const;
export type RevisionReason = (typeof REASONS)[number];
