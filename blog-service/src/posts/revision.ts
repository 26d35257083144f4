/** Why a revision was kept: the post was published or updated with it, it was being written, or an older one came back. */
export const REASONS = ['published', 'updated', 'writing', 'restored'] as const;
export type RevisionReason = (typeof REASONS)[number];
