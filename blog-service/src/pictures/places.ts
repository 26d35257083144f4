export const HAS = (key: string) => `picture_keys @> ARRAY[${key}::text]`;
export const IN_POST = (key: string) => `(picture_key = ${key} OR ${HAS(key)})`;

const IS_PUBLIC = 'public_pictures = array_remove(public_pictures, $1),';
const IS_NEW = 'version = gen_random_uuid(),';
/** What may have a picture besides posts: its table, its name, the column that says so, and what changes when it loses one. */
export const PLACES = [
  ['site_edition', 'the site or its history', 'content', IS_PUBLIC],
  ['site_plan', 'what is planned', 'content', IS_PUBLIC],
  ['site_draft', 'your draft', 'content', IS_NEW],
  ['site_set_aside', 'what was set aside', 'content', ''],
  ['post_changes', 'unpublished changes of a post', 'text', IS_NEW],
  ['post_revision', 'the history of a post', 'text', ''],
] as const;
