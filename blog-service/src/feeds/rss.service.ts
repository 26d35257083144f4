import { Injectable } from '@nestjs/common';
import { XMLBuilder } from 'fast-xml-parser';
import { Config } from '../config.js';
import { FORMATS, pictureUrl } from '../pictures/picture-key.js';
import { type FeedRow, FeedsRepository } from './feeds.repository.js';
import { escapeXml } from './xml.js';

const ITEMS = 30;
const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true, format: true });

@Injectable()
export class RssService {
  constructor(
    private readonly feeds: FeedsRepository,
    private readonly config: Config,
  ) {}

  /** RSS 2.0 of the newest posts, each with its summary and picture. */
  async feed(): Promise<string> {
    const { PUBLIC_URL, SALON_NAME } = this.config;
    const rows = await this.feeds.newest(ITEMS);
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
