// Which posts and which edition visitors may see. Every query for visitors uses these conditions.

export const VISIBLE = `deleted_at IS NULL AND state = 'published'`;

/** Links to drafts that work. While a post is in the bin, its links don't. */
export const LINK_WORKS = `until > now() AND NOT EXISTS (SELECT FROM post WHERE id = shared_draft.post_id AND deleted_at IS NOT NULL)`;
/** Pictures of drafts to which somebody has a link. */
export const SHOWN_BY_A_LINK = (key: string) => `EXISTS (
  SELECT FROM shared_draft LEFT JOIN post ON post.id = post_id LEFT JOIN post_changes AS newer USING (post_id)
  WHERE ${LINK_WORKS} AND ${key} = ANY (CASE site WHEN 'draft' THEN (SELECT picture_keys FROM site_draft)
    WHEN 'planned' THEN (SELECT picture_keys FROM site_plan) ELSE coalesce(newer.picture_keys, post.picture_keys) END))`;

export const CURRENT_EDITION =
  '(SELECT * FROM site_edition ORDER BY edition DESC LIMIT 1) AS current_edition';
