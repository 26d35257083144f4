import { applyDecorators, Controller, Header, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiParam, ApiResponse } from '@nestjs/swagger';
import type { SiteContent } from '@salon/content/description';
import { isLanguage, type LanguageCode, languageCodes, languagesOf, pathIn } from '@salon/content/languages';
import { inLanguage } from '@salon/content/said';
import { say, speaking } from '@salon/content/words/say';
import { Route } from '@salon/service-kit/access';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { EditionsService } from '../editions/editions.service.js';
import { READ_CACHE } from '../http-cache.js';
import type { Post } from '../posts/post.js';
import type { PostSummary } from '../posts/read/answers.js';
import { SUMMARY } from '../posts/read/post-rows.js';
import { VISIBLE } from '../visible.js';

const RSS_ITEMS = 30;
const XML = 'application/xml';
const RSS = 'application/rss+xml';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The most URLs that the sitemap protocol allows in a file. */
const MOST_URLS = 50_000;

/** What the routes of all feeds have in common. */
const Feed = (path: string, type: string) =>
  applyDecorators(
    Route(`GET ${path}`, 'nothing', { content: { [type]: {} } }),
    Header('Content-Type', `${type}; charset=utf-8`),
    Header('Cache-Control', READ_CACHE),
  );

@Controller()
export class FeedsController {
  /** The site's public address, escaped for XML. */
  private readonly site: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    { PUBLIC_URL }: Config,
  ) {
    this.site = escapeXml(PUBLIC_URL);
  }

  @Feed('rss.xml', RSS)
  async feed(): Promise<string> {
    return this.rss(await this.content());
  }

  @Feed(':language/rss.xml', RSS)
  @ApiParam({ name: 'language', enum: languageCodes })
  @ApiResponse({ status: 301, content: { 'text/plain': {} } })
  async feedIn(@Param('language') asked: string, @Res({ passthrough: true }) reply: FastifyReply) {
    if (!isLanguage(asked)) throw new NotFoundException('This site does not speak that language.');
    const content = await this.content();
    if (languagesOf(content).includes(asked)) return this.rss(content, asked);
    // Once visitors could choose it.
    reply.code(301).type('text/plain').header('Location', '/rss.xml');
    return '';
  }

  /** The site's content, while it has a blog. */
  private async content(): Promise<SiteContent> {
    await this.editions.requireBlog();
    return (await this.editions.current()).content;
  }

  /** RSS 2.0 of the newest posts in a language, each with its summary and picture. */
  private async rss(content: SiteContent, language?: LanguageCode): Promise<string> {
    const { site } = this;
    const { content: inIt, speech } = inLanguage(content, language);
    const { name } = inIt.salon;
    const said = speaking(speech, () => say('Advice and news from {salon}', { salon: name }));
    const [salon, description] = [name, said].map(escapeXml);
    const blog = `${site}${pathIn(language, '/blog')}`;
    const rows: PostSummary[] = await this.dataSource.query(
      `SELECT ${SUMMARY} FROM post WHERE ${VISIBLE} AND language = $1 ORDER BY date DESC, id DESC LIMIT ${RSS_ITEMS}`,
      [language ?? 'en'],
    );
    return `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${salon}</title>
<link>${blog}</link>
<description>${description}</description>
<language>${language ?? 'en'}-IN</language>
${rows[0] ? `<lastBuildDate>${rows[0].date.toUTCString()}</lastBuildDate>\n` : ''}<atom:link href="${site}${pathIn(language, '/rss.xml')}" rel="self" type="application/rss+xml"/>
${speaking(speech, () => rows.map((row) => this.item(row, blog)).join(''))}</channel>
</rss>
`;
  }

  private item({ _id, title, excerpt, author, category, image, date }: PostSummary, blog: string): string {
    const url = image && (image.startsWith('/') ? this.site + image : escapeXml(image));
    // Feed readers treat title and description as HTML, and ours are plain text. The author is plain text for them too, and
    // RSS's own `author` element must contain an e-mail address.
    return `<item>
<title>${escapeXml(escapeXml(title))}</title>
<link>${blog}/${_id}</link>
<guid>${blog}/${_id}</guid>
<pubDate>${date.toUTCString()}</pubDate>
<dc:creator>${escapeXml(author)}</dc:creator>
${category ? `<category>${escapeXml(say(category))}</category>\n` : ''}<description>${escapeXml(escapeXml(excerpt))}</description>
${url ? `<media:content url="${url}" medium="image"/>\n` : ''}</item>
`;
  }

  /** The sitemaps of the pages and of the posts, with when each last changed for visitors. */
  @Feed('sitemap.xml', XML)
  async sitemapIndex(): Promise<string> {
    const { content, publishedAt } = await this.editions.current();
    const [{ changed }]: [{ changed: Date | null }] = await this.dataSource.query(
      `SELECT max(greatest(updated, date)) AS changed FROM post WHERE ${VISIBLE}`,
    );
    const sitemap = (file: string, lastmod: Date) =>
      `<sitemap><loc>${this.site}/sitemap-${file}.xml</loc><lastmod>${lastmod.toISOString()}</lastmod></sitemap>\n`;
    return (
      `${HEAD}<sitemapindex xmlns="${SITEMAP_SCHEMA}">\n${sitemap('pages', publishedAt)}` +
      `${content.pages.blog && changed ? sitemap('posts-1', changed) : ''}</sitemapindex>\n`
    );
  }

  @Feed('sitemap-posts-1.xml', XML)
  async sitemapPosts(): Promise<string> {
    const shown = languagesOf(await this.content());
    // Of its versions a post's own page tells. A scheduled post was last saved before visitors could see it, so for them it changed at its date.
    const rows: Pick<Post, 'id' | 'language' | 'updated'>[] = await this.dataSource.query(
      `SELECT id, language, greatest(updated, date) AS updated
       FROM post WHERE ${VISIBLE} AND language = ANY($1) ORDER BY date DESC, id DESC LIMIT ${MOST_URLS}`,
      [['en', ...shown]],
    );
    const urls = rows.map(({ id, language, updated }) => {
      const place = pathIn(language, `/blog/${id}`);
      return `<url><loc>${this.site}${place}</loc><lastmod>${updated.toISOString()}</lastmod></url>\n`;
    });
    return `${HEAD}<urlset xmlns="${SITEMAP_SCHEMA}">\n${urls.join('')}</urlset>\n`;
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for content and attributes of XML, and of HTML as well. */
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
