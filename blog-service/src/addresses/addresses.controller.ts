import { Body, Controller, Header, NotFoundException, Query, Redirect, Req } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { Shortcut } from '@salon/content/description/shortcuts';
import { part } from '@salon/content/fields';
import { isLanguage, languagesOf, pathIn } from '@salon/content/languages';
import { placeOf } from '@salon/content/reachable';
import { paths } from '@salon/content/sitePaths';
import { Route } from '@salon/service-kit/access';
import { Journal } from '@salon/service-kit/journal';
import { invalidField } from '@salon/service-kit/validation';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { EditionsService } from '../editions/editions.service.js';
import { From, type Writer } from '../people/writer.js';
import { pictureUrl } from '../pictures/picture-key.js';
import { PUBLIC } from '../pictures/pictures.service.js';
import { Search } from '../posts/read/list-query.js';
import { VISIBLE } from '../visible.js';
import { isOwn } from './old-addresses.js';
import { askedPaths, generalPlace, LONGEST, oldPath } from './old-path.js';

const ADDRESS = z.string().max(LONGEST);

/** `/offers-2024` → `/offers` */
const AddressBody = part('AddressBody', 'address', {
  path: ADDRESS,
  leadsTo: Shortcut.shape.leadsTo,
});
type AddressBody = z.output<typeof AddressBody>;

const ListedAddress = z.object({ path: ADDRESS, leadsTo: ADDRESS }).meta({ id: 'ListedAddress' });
type ListedAddress = z.output<typeof ListedAddress>;

const LedAddress = ListedAddress.extend({
  ledTo: ADDRESS.nullable().describe('Where it led before'),
}).meta({ id: 'LedAddress' });
type LedAddress = z.output<typeof LedAddress>;

const MOST_LISTED = 100;
const Asked = z.object({ q: Search });
const PATH = { type: 'string', maxLength: LONGEST } as const;
/** Of an asked address, and of all: a row also when it is nothing. */
type Known = Record<'isKnown' | 'isOldSite', boolean> & Record<'leadsTo' | 'language', string | null>;
const LISTED = `
  SELECT path, coalesce(leads_to, '${paths.blog}/' || post_id, format('${pictureUrl('%s')}', picture_key)) AS "leadsTo" FROM old_address`;

/** Addresses of an old site, and those that the owner adds by hand. */
@Controller()
export class AddressesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly journal: Journal,
  ) {}

  /** The first in the order of their paths that have what is looked for, also those of what was imported. */
  @Route('GET api/addresses', 'content', { answer: z.array(ListedAddress).max(MOST_LISTED) })
  listAddresses(@Query({ schema: Asked }) { q = '' }: z.infer<typeof Asked>): Promise<ListedAddress[]> {
    return this.dataSource.query(
      `SELECT * FROM (${LISTED}) AS all_of_them
       WHERE strpos(lower(path || ' ' || "leadsTo"), lower($1)) > 0 ORDER BY path LIMIT ${MOST_LISTED}`,
      [q],
    );
  }

  /**
   * Adds an address by hand, or lets it lead elsewhere; answers where it has led. As it leads to a page and is none, no two ever lead in
   * a circle.
   */
  @Route('PUT api/addresses', 'content', { answer: LedAddress })
  async leadAddress(
    @Body({ schema: AddressBody }) { path: asked, leadsTo }: AddressBody,
    @From() { person }: Writer,
  ): Promise<LedAddress> {
    const { content } = await this.editions.current();
    const path = oldPath(asked);
    if (!asked || !path) throw invalidField('path', 'Please enter an address as in /offers-2024.');
    const [, id] = /^\/blog\/(.+)$/.exec(leadsTo) ?? [];
    return this.dataSource.transaction(async (manager) => {
      const posts: { at: string }[] = await manager.query(
        `SELECT '${paths.blog}/' || id AS at FROM post WHERE '${paths.blog}/' || id IN ($1, $2)`,
        [path, leadsTo],
      );
      const isPost = (one: string) => posts.some(({ at }) => at === one);
      if (isPost(path) || isOwn(path, content))
        throw invalidField('path', `${path} is an address of this site already.`);
      if (id ? !isPost(leadsTo) : !placeOf(content, leadsTo))
        throw invalidField('leadsTo', `There is no page at ${leadsTo}.`);
      const [was]: ListedAddress[] = await manager.query(`${LISTED} WHERE path = $1`, [path]);
      await manager.query(
        `INSERT INTO old_address (path, post_id, leads_to) VALUES ($1, $2, $3)
         ON CONFLICT (path) DO UPDATE SET post_id = $2, picture_key = NULL, leads_to = $3`,
        [path, id, id ? null : leadsTo],
      );
      await this.journal.add(manager, person, `Led the old address ${path} to ${leadsTo}`);
      return { path, leadsTo, ledTo: was?.leadsTo ?? null };
    });
  }

  @Route('DELETE api/addresses', 'content')
  async removeAddress(
    @Query('path', { schema: z.string().max(LONGEST) }) path: string,
    @From() { person }: Writer,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [, removed] = await manager.query('DELETE FROM old_address WHERE path = $1', [path]);
      if (removed) await this.journal.add(manager, person, `Removed the old address ${path}`);
    });
  }

  /** For nginx, which asks of what is not there, with the address as the visitor's browser wrote it. Throws 404 when it leads nowhere. */
  @Route('GET internal/old-address', 'nothing', {
    ...{ status: 301, content: { 'text/plain': {} } },
    isUnlogged: true,
  })
  @ApiQuery({ name: 'of', schema: PATH })
  @Redirect()
  @Header('Content-Type', 'text/plain; charset=utf-8')
  async placeFor(@Req() { url: request }: FastifyRequest) {
    const { content } = await this.editions.current();
    const asked = askedPaths(request.replace(/^.*?\?of=/, ''));
    const [{ isKnown, isOldSite, leadsTo, language }]: [Known] = await this.dataSource.query(
      `SELECT path IS NOT NULL AS "isKnown", EXISTS (SELECT FROM old_address) AS "isOldSite", language,
         coalesce(leads_to, '${paths.blog}/' || id,
           CASE WHEN ${PUBLIC('old.picture_key')} THEN format('${pictureUrl('%s')}', old.picture_key) END) AS "leadsTo"
       FROM (SELECT) AS one LEFT JOIN old_address AS old ON path = ANY ($1)
         LEFT JOIN post ON id = post_id AND ${VISIBLE} AND language = ANY ($2)
       ORDER BY array_position($1, path) LIMIT 1`,
      [asked, ['en', ...languagesOf(content)]],
    );
    const to = isKnown ? leadsTo : isOldSite && generalPlace(`${asked[0]}`);
    const [path, query] = to ? to.split('?') : [];
    const place = path && placeOf(content, path);
    if (!place) throw new NotFoundException('There is nothing at this address.');
    const led = pathIn(isLanguage(language) ? language : undefined, place);
    return { url: led + (query ? `?${query}` : ''), statusCode: 301 };
  }
}
