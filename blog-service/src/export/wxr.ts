import { KEY_IN_HTML } from '../pictures/picture-key.js';
import { slugOf } from '../posts/post-id.js';
import type { PostState } from '../posts/write/post-rules.js';
import type { ExportFacts, PictureFacts, PostFacts } from './format.js';

const STATUS: Record<PostState, string> = { draft: 'draft', scheduled: 'future', published: 'publish' };
const MEDIA = new RegExp(`(?<=")${KEY_IN_HTML}[^"/]+(?=")`, 'g');
/** XML can't have these at all. */
const NEVER = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const cdata = (text: string) => `<![CDATA[${text.replace(NEVER, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Elements that have only text, on one line: WordPress' simplest parser reads an author by lines. */
const elements = (texts: Record<string, string | number>) =>
  Object.entries(texts)
    .map(([name, text]) => `<${name}>${typeof text === 'number' ? text : cdata(text)}</${name}>`)
    .join('');

const meta = (key: string, value: string | number) =>
  `<wp:postmeta>${elements({ 'wp:meta_key': key, 'wp:meta_value': `${value}` })}</wp:postmeta>`;

interface Parts {
  authors: { name: string }[];
  pictures: AsyncIterable<PictureFacts>;
  posts: AsyncIterable<PostFacts & { content: string }>;
}

/**
 * Posts and pictures in WordPress' own format, as its importer reads it: https://github.com/WordPress/wordpress-importer. Each item has a
 * number, by which others refer to it.
 */
export async function* wxr({ site, name, timeZone, made }: ExportFacts, parts: Parts) {
  const numbers = new Map<string, number>();
  const numberOf = (id: string) => numbers.get(id) ?? numbers.set(id, numbers.size + 1).size;
  /** WordPress makes people of them, whose names are of Latin letters. */
  const loginOf = (author: string) => `${slugOf(author)}-${numberOf(`author ${author}`)}`;
  // Swedes write dates as databases do.
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const [local, utc] = [format(timeZone), format('UTC')];
  /** WordPress fetches it while this site is up. */
  const fileOf = (key: string, isLogo = false) => `${site}/media/${key}/${isLogo ? '960.png' : '1440.jpg'}`;

  function item(id: string, date: Date, texts: Record<string, string>, more: string[] = []) {
    const dates = { 'wp:post_date': local.format(date), 'wp:post_date_gmt': utc.format(date) };
    const closed = { 'wp:comment_status': 'closed', 'wp:ping_status': 'closed' };
    const none = { 'wp:post_parent': 0, 'wp:menu_order': 0, 'wp:post_password': '', 'wp:is_sticky': 0 };
    const all = { 'wp:post_id': numberOf(id), 'wp:post_name': id, ...texts, ...dates, ...closed, ...none };
    return `<item>\n${[elements(all), ...more].join('\n')}\n</item>\n`;
  }

  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
${elements({ title: name, link: site, pubDate: made.toUTCString() })}
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${site}</wp:base_site_url>
<wp:base_blog_url>${site}</wp:base_blog_url>
`;
  for (const { name } of parts.authors)
    yield `<wp:author>${elements({ 'wp:author_login': loginOf(name), 'wp:author_display_name': name })}</wp:author>\n`;
  for await (const { key, file } of parts.pictures) {
    const address = fileOf(key, file.endsWith('.png'));
    const texts = { title: key, link: address, guid: address, 'wp:attachment_url': address };
    const kind = { 'wp:status': 'inherit', 'wp:post_type': 'attachment' };
    yield item(key, made, { ...texts, ...kind });
  }
  for await (const post of parts.posts) {
    const { id, title, author, category, excerpt, date, state, picture } = post;
    const link = `${site}/blog/${id}`;
    const texts = { title, link, guid: link, 'dc:creator': loginOf(author), 'excerpt:encoded': excerpt };
    const content = post.content.replace(MEDIA, (_, key: string) => fileOf(key));
    const kind = { 'content:encoded': content, 'wp:status': STATUS[state], 'wp:post_type': 'post' };
    const more = [
      category && `<category domain="category" nicename="${slugOf(category)}">${cdata(category)}</category>`,
      picture && meta('_thumbnail_id', numberOf(picture)),
      meta('language', post.language),
    ].filter((part) => part !== null);
    yield item(id, date, { ...texts, ...kind }, more);
  }
  yield '</channel>\n</rss>\n';
}
