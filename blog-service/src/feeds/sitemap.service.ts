import { Readable } from 'node:stream';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { readNumber } from '../describe.js';
import { DUE, VISIBLE } from '../visible.js';
import { escapeXml } from './xml.js';

interface SitemapState {
  files: number;
  /** When any of the posts was last saved or deleted. */
  changed: Date;
  /** When the other pages were published; null until an edition is. */
  published: Date | null;
}

interface SitemapRow {
  id: string;
  date: Date;
  updated: Date;
}

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

@Injectable()
export class SitemapService {
  /** The limit of the sitemap protocol. */
  urlsPerFile = 50_000;
  rowsPerQuery = 1_000;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  async index(): Promise<string> {
    const { files, changed, published } = await this.state();
    const sitemap = (path: string, lastmod: Date | null) =>
      `<sitemap><loc>${this.address(path)}</loc>` +
      `${lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : ''}</sitemap>\n`;
    const posts = Array.from({ length: files }, (_, index) =>
      sitemap(`/sitemap-posts-${index + 1}.xml`, changed),
    );
    return (
      `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${SCHEMA}">\n` +
      `${sitemap('/sitemap-pages.xml', published)}${posts.join('')}</sitemapindex>\n`
    );
  }

  /**
   * Lists posts oldest first, so that a new post changes only the last file. The file is streamed in batches, because
   * it may be several megabytes.
   */
  async posts(number: string): Promise<{ xml: Readable; etag: string }> {
    const { files, changed } = await this.state();
    const file = readNumber(number);
    if (file === undefined || file > files) throw new NotFoundException('No such sitemap.');
    return { xml: Readable.from(this.lines(file)), etag: `"${changed.getTime()}"` };
  }

  private async state(): Promise<SitemapState> {
    const [row]: [SitemapState] = await this.dataSource.query(
      `SELECT ceil((posts + (SELECT count(*)::integer FROM post WHERE ${DUE})) / $1::float)::integer AS files,
         greatest(changed, (SELECT max(date) FROM post WHERE ${DUE})) AS changed,
         (SELECT published_at FROM site_edition ORDER BY edition DESC LIMIT 1) AS published
       FROM post_count WHERE category = ''`,
      [this.urlsPerFile],
    );
    return row;
  }

  private async *lines(file: number): AsyncGenerator<string> {
    const { urlsPerFile, rowsPerQuery } = this;
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${SCHEMA}">\n`;
    let [next] = await this.rows('OFFSET $1 LIMIT 1', [(file - 1) * urlsPerFile]);
    for (let left = urlsPerFile; next && left > 0; left -= rowsPerQuery) {
      const batch = Math.min(left, rowsPerQuery);
      const rows = await this.rows('LIMIT $1', [batch + 1], next);
      next = rows[batch];
      yield rows
        .slice(0, batch)
        .map(
          ({ id, updated }) =>
            `<url><loc>${this.address(`/blog/${id}`)}</loc><lastmod>${updated.toISOString()}</lastmod></url>\n`,
        )
        .join('');
    }
    yield '</urlset>\n';
  }

  /** Posts oldest first; with `first` only that and those after it. */
  private rows(limit: string, values: number[], first?: SitemapRow): Promise<SitemapRow[]> {
    const from = first ? [first.date, first.id] : [];
    // A scheduled post was last saved before visitors could see it, so for them it changed at its date.
    return this.dataSource.query(
      `SELECT id, date, greatest(updated, date) AS updated FROM post
       WHERE ${VISIBLE} ${first ? 'AND (date, id) >= ($2, $3)' : ''} ORDER BY date, id ${limit}`,
      [...values, ...from],
    );
  }

  private address(path: string): string {
    return escapeXml(this.config.PUBLIC_URL + path);
  }
}
