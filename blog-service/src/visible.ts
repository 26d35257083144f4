// Which posts and which edition visitors may see. Every query for visitors uses these conditions.

export const VISIBLE = `deleted_at IS NULL AND state = 'published'`;

export const CURRENT_EDITION =
  '(SELECT * FROM site_edition ORDER BY edition DESC LIMIT 1) AS current_edition';
