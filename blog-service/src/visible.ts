// Which posts and which edition visitors may see. Every query for visitors uses these conditions.

/** Posts that visitors may see once their date has come. The indexes for visitors hold exactly these posts. */
const FOR_VISITORS = `deleted_at IS NULL AND state <> 'draft'`;
export const ITS_DATE_HAS_COME = 'date <= now()';
/** Posts that visitors see now. */
export const VISIBLE = `${FOR_VISITORS} AND ${ITS_DATE_HAS_COME}`;

/** Scheduled posts whose date has come. Visitors see them already, before Jobs has published them. */
export const DUE = `deleted_at IS NULL AND state = 'scheduled' AND ${ITS_DATE_HAS_COME}`;
/** A post's current state, whether or not Jobs has published it yet. */
export const STATE_NOW = `CASE WHEN state = 'scheduled' AND ${ITS_DATE_HAS_COME} THEN 'published' ELSE state END`;

const OF_EDITION = 'published_at, summary, content, picture_keys, public_pictures';
const NEWEST = 'FROM site_edition ORDER BY edition DESC LIMIT 1';
/** The edition that visitors see now. A planned one counts from its moment on, before Jobs has stored it among the editions. */
export const CURRENT_EDITION = `(
  SELECT * FROM (
    (SELECT edition, ${OF_EDITION} ${NEWEST}) UNION ALL
    SELECT (SELECT edition + 1 ${NEWEST}), ${OF_EDITION} FROM site_plan WHERE published_at <= statement_timestamp()
  ) AS both_editions ORDER BY edition DESC LIMIT 1
) AS current_edition`;
/** When it was published: another moment means another edition. */
export const EDITION_AT = `(SELECT published_at FROM ${CURRENT_EDITION})`;
export const PICTURES_OF_EDITION = `SELECT coalesce(public_pictures, picture_keys) AS pictures FROM ${CURRENT_EDITION}`;
