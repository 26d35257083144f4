import { Readable } from 'node:stream';
import { Injectable, NotFoundException } from '@nestjs/common';
import { Config } from '../config.js';
import { FeedsRepository } from './feeds.repository.js';
import { escapeXml } from './xml.js';

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

@Injectable()
export class SitemapService {
  /** The limit of the sitemap protocol. */
  urlsPerFile = 50_000;
  rowsPerQuery = 1_000;

  constructor(
    private readonly feeds: FeedsRepository,
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
    const file = /^[1-9]\d{0,4}$/.test(number) ? Number(number) : Number.NaN;
    if (!(file <= files)) throw new NotFoundException('No such sitemap.');
    return { xml: Readable.from(this.lines(file)), etag: `"${changed.getTime()}"` };
  }

  private async state(): Promise<{ files: number; changed: Date; published: Date | null }> {
    const { posts, changed, published } = await this.feeds.state();
    return { files: Math.ceil(posts / this.urlsPerFile), changed, published };
  }

  private async *lines(file: number): AsyncGenerator<string> {
    const { urlsPerFile, rowsPerQuery } = this;
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${SCHEMA}">\n`;
    let first = await this.feeds.at((file - 1) * urlsPerFile);
    for (let left = urlsPerFile; first && left > 0; left -= rowsPerQuery) {
      const batch = Math.min(left, rowsPerQuery);
      const rows = await this.feeds.from(first, batch + 1);
      first = rows[batch];
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

  private address(path: string): string {
    return escapeXml(this.config.PUBLIC_URL + path);
  }
}
