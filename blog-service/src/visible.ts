// Who may see a post, said once: every read of visitors has these conditions.

/** What may be seen when its date has come. The indexes for visitors hold these posts and no others. */
export const FOR_VISITORS = `deleted_at IS NULL AND state <> 'draft'`;
export const ITS_DATE_HAS_COME = 'date <= now()';
/** What visitors see. */
export const VISIBLE = `${FOR_VISITORS} AND ${ITS_DATE_HAS_COME}`;

/** Scheduled posts that visitors see already: the tick is about to publish them, which is when counters learn of them. */
export const DUE = `deleted_at IS NULL AND state = 'scheduled' AND ${ITS_DATE_HAS_COME}`;
/** A post's state at this moment, whether or not the tick has been there. */
export const STATE_NOW = `CASE WHEN state = 'scheduled' AND ${ITS_DATE_HAS_COME} THEN 'published' ELSE state END`;
