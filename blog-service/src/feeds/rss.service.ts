import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { XMLBuilder } from 'fast-xml-parser';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { FORMATS, pictureUrl } from '../pictures/picture-key.js';
import { escapeXml } from './xml.js';

const ITEMS = 30;
const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true, format: true });

interface Row {
  id: string;
  title: string;
  excerpt: string;
  author: string;
  category: string | null;
  pictureKey: string | null;
  pictureBytes: number | null;
  date: Date;
}

@Injectable()
export class RssService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  /** RSS 2.0 of the newest posts, each with its summary and picture. */
  async feed(): Promise<string> {
    const { PUBLIC_URL, SALON_NAME } = this.config;
    const rows = await this.newest();
    return builder.build({
      '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
      rss: {
        '@_version': '2.0',
        '@_xmlns:atom': 'http://www.w3.org/2005/Atom',
        '@_xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        channel: {
          title: SALON_NAME,
          link: `${PUBLIC_URL}/blog`,
          description: `Advice and news from ${SALON_NAME}`,
          language: 'en-IN',
          lastBuildDate: rows[0]?.date.toUTCString(),
          'atom:link': {
            '@_href': `${PUBLIC_URL}/rss.xml`,
            '@_rel': 'self',
            '@_type': 'application/rss+xml',
          },
          item: rows.map((row) => this.item(row)),
        },
      },
    });
  }

  private item({ id, title, excerpt, author, category, pictureKey, pictureBytes, date }: Row) {
    const { PUBLIC_URL } = this.config;
    return {
      title,
      link: `${PUBLIC_URL}/blog/${id}`,
      guid: `${PUBLIC_URL}/blog/${id}`,
      pubDate: date.toUTCString(),
      // RSS has no e-mail-less author of its own.
      'dc:creator': author,
      ...(category && { category }),
      // Readers take it for HTML, and an excerpt is plain text.
      description: escapeXml(excerpt),
      ...(pictureKey &&
        pictureBytes && {
          enclosure: {
            '@_url': PUBLIC_URL + pictureUrl(pictureKey),
            '@_length': pictureBytes,
            '@_type': FORMATS.jpg,
          },
        }),
    };
  }

  /** With the size of the file that 960.jpg answers with: the widest stored up to 960. */
  private newest(): Promise<Row[]> {
    return this.dataSource.query(
      `SELECT id, title, excerpt, author, category, post.picture_key AS "pictureKey", "pictureBytes", date
       FROM post LEFT JOIN LATERAL (
         SELECT octet_length(bytes) AS "pictureBytes" FROM picture_file
         WHERE picture_file.picture_key = post.picture_key AND name IN ('960.jpg', '640.jpg', '320.jpg')
         ORDER BY name DESC LIMIT 1
       ) AS shown ON true
       WHERE deleted_at IS NULL ORDER BY date DESC, id DESC LIMIT ${ITEMS}`,
    );
  }
}
