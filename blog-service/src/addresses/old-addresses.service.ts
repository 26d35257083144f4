import { Injectable, NotFoundException } from '@nestjs/common';
import type { SiteContent } from '@salon/content/description';
import { isLanguage, languagesOf, pathIn } from '@salon/content/languages';
import { menuAt, placeOf } from '@salon/content/reachable';
import { paths } from '@salon/content/sitePaths';
import type { Person } from '@salon/service-kit/access';
import { Journal } from '@salon/service-kit/journal';
import { invalidField } from '@salon/service-kit/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../editions/editions.service.js';
import { pictureUrl } from '../pictures/picture-key.js';
import { PUBLIC } from '../pictures/pictures.service.js';
import { VISIBLE } from '../visible.js';
import type { AddressBody, LedAddress, ListedAddress } from './addresses.dto.js';
import { askedPaths, generalPlace, oldPath } from './old-path.js';

/** An address that was, whole or as a path, and the one thing that it leads to. `leadsTo` is a page of this site: `/blog?category=Hair`. */
export interface OldAddress {
  path: string;
  postId?: string;
  pictureKey?: string;
  leadsTo?: string;
}

export const MOST_LISTED = 100;
/** Of an asked address, and of all: a row also when it is nothing. */
type Known = Record<'isKnown' | 'isOldSite', boolean> & Record<'leadsTo' | 'language', string | null>;
const LISTED = `
  SELECT path, coalesce(leads_to, '${paths.blog}/' || post_id, format('${pictureUrl('%s')}', picture_key)) AS "leadsTo" FROM old_address`;
/** Never another site, whoever has written it. */
const ON_THIS_SITE = /^\/(?!\/)[A-Za-z0-9/-]*(\?category=[^\s\\]{1,200})?$/;

const TAKEN =
  /^\/(admin|api|assets|media|go|page-data|preview|shared|healthz|blogdetail|ta|ml|hi|te|kn)(\/|$)|\/\./;
const FIXED = Object.values(paths).map((path) => path.toLowerCase());

/** Addresses of an old site, and those that the owner adds by hand. */
@Injectable()
export class OldAddresses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly journal: Journal,
  ) {}

  /** Where visitors find what was at an address. Throws 404 when they can't. */
  async placeFor(address: string): Promise<string> {
    const { content } = await this.editions.current();
    const asked = askedPaths(address);
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
    return pathIn(isLanguage(language) ? language : undefined, place) + (query ? `?${query}` : '');
  }

  /** Adds those that are new. Leaves out what is this site's own, and what nobody can ask for. */
  async add(manager: EntityManager, rows: OldAddress[]): Promise<void> {
    const { content } = await this.editions.current();
    const usable = rows.flatMap((row) => {
      const path = oldPath(row.path);
      const isRight = row.leadsTo === undefined || ON_THIS_SITE.test(row.leadsTo);
      return path && isRight && !isOwn(path, content) ? [{ ...row, path }] : [];
    });
    await manager.query(
      `INSERT INTO old_address (path, post_id, picture_key, leads_to)
       SELECT path, "postId", "pictureKey", "leadsTo"
       FROM jsonb_to_recordset($1) AS old (path text, "postId" text, "pictureKey" text, "leadsTo" text)
       WHERE NOT EXISTS (SELECT FROM post WHERE id = substring(path FROM '^${paths.blog}/(.*)$'))
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(usable)],
    );
  }

  /** The first in the order of their paths that have what is looked for. */
  list(search = ''): Promise<ListedAddress[]> {
    return this.dataSource.query(
      `SELECT * FROM (${LISTED}) AS all_of_them
       WHERE strpos(lower(path || ' ' || "leadsTo"), lower($1)) > 0 ORDER BY path LIMIT ${MOST_LISTED}`,
      [search],
    );
  }

  /**
   * Adds an address by hand, or lets it lead elsewhere; answers where it has led. As it leads to a page and is none, no two ever lead in
   * a circle.
   */
  async lead({ path: asked, leadsTo }: AddressBody, person: Person): Promise<LedAddress> {
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

  async remove(path: string, person: Person): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [, removed] = await manager.query('DELETE FROM old_address WHERE path = $1', [path]);
      if (removed) await this.journal.add(manager, person, `Removed the old address ${path}`);
    });
  }
}

/** Whether a path is the site's own, also of a page that is switched off. */
function isOwn(path: string, content: SiteContent): boolean {
  const [, menu] = /^\/services\/(.+)$/.exec(path) ?? [];
  return (
    FIXED.includes(path) || TAKEN.test(path) || (menu !== undefined && menuAt(content, menu) !== undefined)
  );
}
