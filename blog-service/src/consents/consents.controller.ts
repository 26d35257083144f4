import { Body, Controller, NotFoundException, Param } from '@nestjs/common';
import { withoutPicture } from '@salon/content/entries';
import { Route } from '@salon/service-kit/access';
import { Journal } from '@salon/service-kit/journal';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { EditionsService } from '../editions/editions.service.js';
import { From, type Writer } from '../people/writer.js';
import { LOGO, PictureKey, pictureUrl } from '../pictures/picture-key.js';
import { HAS, IN_POST, PLACES } from '../pictures/places.js';
import { updatePost } from '../posts/post.js';
import { picturesOf, textWithout } from '../posts/text/post-text.js';
import { ConsentBody } from './consent.js';

const MOST_PICTURES = 1_000;

/** A picture, and what was noted of it. Only the owner ever gets it. */
const Consent = ConsentBody.partial()
  .extend({ image: z.string().max(60), places: z.array(z.string().max(3_000)).max(50) })
  .meta({ id: 'Consent' });
export type Consent = z.output<typeof Consent>;

const WHERE_IT_IS = [
  ...PLACES.map(
    ([table, name]) => `SELECT '${name}' WHERE EXISTS (SELECT FROM ${table} WHERE ${HAS('key')})`,
  ),
  `SELECT format('the post “%s”', title) FROM post WHERE ${IN_POST('key')} LIMIT 40`,
].join(' UNION ALL ');

/** Who is to be recognised in which picture, and the way back: a picture that is withdrawn is gone everywhere. */
@Controller('api/consents')
export class ConsentsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly site: EditionsService,
    private readonly journal: Journal,
  ) {}

  @Route('GET', 'consents', { answer: z.array(Consent).max(MOST_PICTURES) })
  async listConsents(): Promise<Consent[]> {
    const rows: { consent: Consent }[] = await this.dataSource.query(
      `SELECT json_strip_nulls(json_build_object('image', format('${pictureUrl('%s')}', key), 'who', who, 'uses', uses,
         'until', until, 'given', coalesce(given, ''), 'places', ARRAY(${WHERE_IT_IS}))) AS consent
       FROM picture LEFT JOIN consent ON picture_key = key
       WHERE NOT EXISTS (SELECT FROM picture_file AS file WHERE file.picture_key = key AND name = '${LOGO}')
       ORDER BY until, who, used_at DESC LIMIT ${MOST_PICTURES}`,
    );
    return rows.map(({ consent }) => consent);
  }

  @Route('PUT :key', 'consents')
  noteConsent(
    @Param('key', { schema: PictureKey }) key: string,
    @Body({ schema: ConsentBody }) body: ConsentBody,
  ): Promise<void> {
    return noteConsent(this.dataSource, key, body);
  }

  /** Takes a picture out of all that shows it or could bring it back. Visitors get a new edition if theirs had it. */
  @Route('DELETE :key', 'consents')
  async withdraw(
    @Param('key', { schema: PictureKey }) key: string,
    @From() { person }: Writer,
  ): Promise<void> {
    await this.site.transaction(async (manager) => {
      const run = (sql: string, ...more: unknown[]) => manager.query(sql, [key, ...more]);
      // Posts are locked before the picture, in the same order as when they are saved, so that no deadlock is possible.
      const isIn = (table: string) => `id IN (SELECT post_id FROM ${table} WHERE ${HAS('$1')})`;
      const theyHaveIt = [IN_POST('$1'), isIn('post_changes'), isIn('post_revision')].join(' OR ');
      await run(`SELECT FROM post WHERE ${theyHaveIt} ORDER BY id FOR UPDATE`);
      // The lock waits for those who are saving something with the picture.
      const once = 'SELECT key FROM picture WHERE key = $1 FOR UPDATE ON CONFLICT DO NOTHING';
      const [found] = await run(`INSERT INTO withdrawn_picture ${once} RETURNING key`);
      if (!found) return;
      await run(
        `WITH made AS (
           INSERT INTO site_edition (edition, summary, content, picture_keys, public_pictures, published_by)
           SELECT edition + 1, '{A picture was withdrawn}', content, picture_keys, public_pictures, $2 FROM site_edition
           WHERE edition = (SELECT max(edition) FROM site_edition) AND ${HAS('$1')} RETURNING edition)
         UPDATE site_draft SET based_on = edition FROM made WHERE based_on = edition - 1`,
        person.name,
      );
      for (const table of ['site_draft', 'post_changes'])
        await run(`UPDATE ${table} SET updated_by = $2 WHERE ${HAS('$1')}`, person.name);
      for (const [table, , column, more] of PLACES) {
        const next = `SELECT ctid::text AS at, ${column} AS stored FROM ${table} WHERE ${HAS('$1')} LIMIT 1`;
        const change = `${more} ${column} = $3, picture_keys = array_remove(picture_keys, $1)`;
        // One by one, as each may be large.
        for (let [row] = await run(next); row; [row] = await run(next)) {
          const isText = column === 'text';
          const without = isText
            ? textWithout(key, row.stored)
            : withoutPicture(this.site.read(row.stored), key);
          await run(`UPDATE ${table} SET ${change} WHERE ctid = $2::tid`, row.at, without);
        }
      }
      const columns = 'id, content, excerpt, picture_key AS "pictureKey", image_alt AS "imageAlt", focus';
      for (const { id, ...text } of await run(`SELECT ${columns} FROM post WHERE ${IN_POST('$1')}`)) {
        const without = { ...textWithout(key, text), updatedBy: person.name };
        await updatePost(manager, id, { ...without, pictureKeys: picturesOf(without) });
      }
      await run('DELETE FROM picture WHERE key = $1');
      await this.journal.add(manager, person, 'Withdrew a picture from the site, its history and all posts');
    });
  }
}

/** Notes what was agreed to. Throws 404 when the picture is not stored. */
export async function noteConsent(
  dataSource: DataSource,
  key: string,
  { who, uses, until, given }: ConsentBody,
): Promise<void> {
  const noted: unknown[] = await dataSource.query(
    `INSERT INTO consent (picture_key, who, uses, until, given) SELECT key, $2, $3, $4, $5 FROM picture WHERE key = $1
     ON CONFLICT (picture_key) DO UPDATE SET who = $2, uses = $3, until = $4, given = $5, changed = now() RETURNING who`,
    [key, who, uses, until, given],
  );
  if (noted.length === 0) throw new NotFoundException('Picture not found.');
}
