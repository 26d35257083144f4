import { KEY_IN_HTML } from '../pictures/picture-key.js';
import type { PostState } from '../posts/write/post.dto.js';
import type { CategoryFacts, PictureFacts, PostFacts } from './format.js';

// WordPress' own export format, as its importer reads it: https://wordpress.org/plugins/wordpress-importer/

const STATUS: Record<PostState, string> = { draft: 'draft', scheduled: 'future', published: 'publish' };
const MEDIA = new RegExp(`(?<=")${KEY_IN_HTML}[^"/]+(?=")`, 'g');
/** XML can't have these at all. */
const NEVER = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const cdata = (text: string) => `<![CDATA[${text.replace(NEVER, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Elements that have only text. */
const elements = (texts: Record<string, string | number>) =>
  Object.entries(texts)
    .map(([name, text]) => `<${name}>${typeof text === 'number' ? text : cdata(text)}</${name}>`)
    .join('\n');

const meta = (key: string, value: string) =>
  `<wp:postmeta>\n${elements({ 'wp:meta_key': key, 'wp:meta_value': value })}\n</wp:postmeta>`;

/** A name as WordPress' addresses have it, in any script. */
const nicename = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

export interface Site {
  address: string;
  name: string;
  timeZone: string;
}

/** Writes the parts of a WXR file. Each item has a number of its own, by which others refer to it. */
export class Wxr {
  private readonly numbers = new Map<string, number>();
  private readonly local;

  constructor(private readonly site: Site) {
    // Swedes write dates as databases do.
    const style = { dateStyle: 'short', timeStyle: 'medium', timeZone: site.timeZone } as const;
    this.local = new Intl.DateTimeFormat('sv-SE', style);
  }

  start(authors: string[], categories: CategoryFacts[], now: Date): string {
    const { address, name } = this.site;
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
${elements({ title: name, link: address, description: '', pubDate: now.toUTCString(), language: 'en' })}
<wp:wxr_version>1.2</wp:wxr_version>
${elements({ 'wp:base_site_url': address, 'wp:base_blog_url': address })}
${authors.map((author) => this.author(author)).join('\n')}
${categories.map(({ name }, index) => this.category(name, index + 1)).join('\n')}
`;
  }

  end = () => '</channel>\n</rss>\n';

  private author = (name: string) =>
    `<wp:author>\n${elements({ 'wp:author_id': this.number(`author ${name}`), 'wp:author_login': nicename(name), 'wp:author_email': '', 'wp:author_display_name': name, 'wp:author_first_name': '', 'wp:author_last_name': '' })}\n</wp:author>`;

  private category = (name: string, id: number) =>
    `<wp:category>\n${elements({ 'wp:term_id': id, 'wp:category_nicename': nicename(name), 'wp:category_parent': '', 'wp:cat_name': name })}\n</wp:category>`;

  picture({ key, file, alt }: PictureFacts, used: Date): string {
    const address = this.pictureAddress(key, file.endsWith('.png'));
    const shown = { title: key, link: address, date: used, updated: used, name: key, author: this.site.name };
    return this.item(
      { ...shown, id: key, content: '', excerpt: '', status: 'inherit', type: 'attachment' },
      `${elements({ 'wp:attachment_url': address })}\n${meta('_wp_attachment_image_alt', alt ?? '')}`,
    );
  }

  post(post: PostFacts, content: string): string {
    const { category, picture } = post;
    const html = content.replace(MEDIA, (_, key: string) => this.pictureAddress(key));
    const more = [
      category === null
        ? ''
        : `<category domain="category" nicename="${nicename(category)}">${cdata(category)}</category>`,
      picture === null ? '' : meta('_thumbnail_id', `${this.number(picture)}`),
      meta('language', post.language),
    ];
    return this.item(
      {
        ...{ ...post, content: html, name: post.id, link: `${this.site.address}/blog/${post.id}` },
        ...{ status: STATUS[post.state], type: 'post' },
      },
      more.filter(Boolean).join('\n'),
    );
  }

  private item(
    shown: Pick<PostFacts, 'id' | 'title' | 'author' | 'excerpt' | 'date' | 'updated'> &
      Record<'content' | 'link' | 'name' | 'status' | 'type', string>,
    more: string,
  ): string {
    const { id, title, link, author, content, excerpt, date, updated, name, status, type } = shown;
    return `<item>
${elements({ title, link, pubDate: date.toUTCString(), 'dc:creator': nicename(author) })}
<guid isPermaLink="false">${cdata(link)}</guid>
${elements({
  ...{ description: '', 'content:encoded': content, 'excerpt:encoded': excerpt },
  ...{
    'wp:post_id': this.number(id),
    'wp:post_date': this.local.format(date),
    'wp:post_date_gmt': utc(date),
  },
  ...{ 'wp:post_modified': this.local.format(updated), 'wp:post_modified_gmt': utc(updated) },
  ...{ 'wp:comment_status': 'closed', 'wp:ping_status': 'closed', 'wp:post_name': name, 'wp:status': status },
  ...{ 'wp:post_parent': 0, 'wp:menu_order': 0, 'wp:post_type': type },
  ...{ 'wp:post_password': '', 'wp:is_sticky': 0 },
})}
${more}
</item>
`;
  }

  private number(id: string): number {
    const known = this.numbers.get(id) ?? this.numbers.size + 1;
    this.numbers.set(id, known);
    return known;
  }

  /** Of the largest file, from which WordPress fetches it while this site is up. */
  private pictureAddress = (key: string, isLogo = false) =>
    `${this.site.address}/media/${key}/${isLogo ? '960.png' : '1440.jpg'}`;
}

const utc = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');
