import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { escapeXml } from './xml.js';

/** The protocol's limit for one file. */
const MAX_URLS = 50_000;
const BATCH = 1_000;
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Row {
  id: string;
  date: Date;
  updated: Date;
}

@Injectable()
export class SitemapService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  /** How many files the posts fill, and when any post was last saved or deleted. */
  async state(): Promise<{ files: number; changed: Date }> {
    const [row]: [{ posts: number; changed: Date }] = await this.dataSource.query(
      "SELECT posts, changed FROM post_count WHERE category = ''",
    );
    return { files: Math.ceil(row.posts / MAX_URLS), changed: row.changed };
  }

  async index(): Promise<string> {
    const { files, changed } = await this.state();
    const posts = Array.from(
      { length: files },
      (_, index) =>
        `<sitemap><loc>${this.address(`/sitemap-posts-${index + 1}.xml`)}</loc>` +
        `<lastmod>${changed.toISOString()}</lastmod></sitemap>\n`,
    );
    return (
      `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${SCHEMA}">\n` +
      `<sitemap><loc>${this.address('/sitemap-pages.xml')}</loc></sitemap>\n${posts.join('')}</sitemapindex>\n`
    );
  }

  /** Oldest first, so that a new post changes only the last file. Sent in batches: it may be several megabytes. */
  posts(file: number): Readable {
    return Readable.from(this.lines(file));
  }

  private async *lines(file: number): AsyncGenerator<string> {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${SCHEMA}">\n`;
    let [first]: Row[] = await this.dataSource.query(
      'SELECT id, date FROM post WHERE deleted_at IS NULL ORDER BY date, id OFFSET $1 LIMIT 1',
      [(file - 1) * MAX_URLS],
    );
    for (let left = MAX_URLS; first && left > 0; left -= BATCH) {
      const rows: Row[] = await this.dataSource.query(
        `SELECT id, date, updated FROM post WHERE deleted_at IS NULL AND (date, id) >= ($1, $2)
         ORDER BY date, id LIMIT ${BATCH + 1}`,
        [first.date, first.id],
      );
      first = rows[BATCH];
      yield rows
        .slice(0, BATCH)
        .map(
          ({ id, updated }) =>
            `<url><loc>${this.address(`/blog/${id}`)}</loc><lastmod>${updated.toISOString()}</lastmod></url>\n`,
        )
        .join('');
    }
    yield '</urlset>\n';
  }

  private address(path: string): string {
    return escapeXml(this.config.PUBLIC_URL + path);
  }
}
