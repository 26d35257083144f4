import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { XMLBuilder } from 'fast-xml-parser';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { FORMATS, pictureUrl, SHOWN_FILES } from '../pictures/picture-key.js';
import { COVER_KEY } from '../posts/read/post-rows.js';
import { VISIBLE } from '../visible.js';
import { escapeXml } from './xml.js';

const ITEMS = 30;
const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true, format: true });

interface FeedRow {
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

  /** The newest posts, each with the size of the file that its picture's URL answers with. */
  private newest(): Promise<FeedRow[]> {
    return this.dataSource.query(
      `SELECT id, title, excerpt, author, category, cover AS "pictureKey", "pictureBytes", date
       FROM (SELECT *, ${COVER_KEY} AS cover FROM post
         WHERE ${VISIBLE} ORDER BY date DESC, id DESC LIMIT ${ITEMS}) AS post
       LEFT JOIN LATERAL (
         SELECT octet_length(bytes) AS "pictureBytes" FROM picture_file
         WHERE picture_file.picture_key = cover AND name = ANY($1)
         ORDER BY array_position($1, name) LIMIT 1
       ) AS shown ON true
       ORDER BY date DESC, id DESC`,
      [SHOWN_FILES],
    );
  }

  private item({ id, title, excerpt, author, category, pictureKey, pictureBytes, date }: FeedRow) {
    const { PUBLIC_URL } = this.config;
    return {
      // Feed readers treat title and description as HTML, and ours are plain text. The author is plain text for them too.
      title: escapeXml(title),
      link: `${PUBLIC_URL}/blog/${id}`,
      guid: `${PUBLIC_URL}/blog/${id}`,
      pubDate: date.toUTCString(),
      // RSS's own `author` element must contain an e-mail address.
      'dc:creator': author,
      ...(category && { category }),
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
}
