// Which posts and which edition visitors may see. Every query for visitors uses these conditions.

export const VISIBLE = `deleted_at IS NULL AND state = 'published'`;

/** Publishes the scheduled posts whose date has come. Their version stays: the owner has changed nothing, and her next save must not fail. */
export const PUBLISH_DUE = `UPDATE post SET state = 'published', was_public = true
  WHERE deleted_at IS NULL AND state = 'scheduled' AND date <= now()`;

export const CURRENT_EDITION =
  '(SELECT * FROM site_edition ORDER BY edition DESC LIMIT 1) AS current_edition';
