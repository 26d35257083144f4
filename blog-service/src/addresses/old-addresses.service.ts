import { Injectable, NotFoundException } from '@nestjs/common';
import { Shortcut } from '@salon/content/description/shortcuts';
import { languagesOf, pathIn } from '@salon/content/languages';
import { placeOf } from '@salon/content/reachable';
import { paths } from '@salon/content/sitePaths';
import type { Person } from '@salon/service-kit/access';
import { Journal } from '@salon/service-kit/journal';
import { invalidField } from '@salon/service-kit/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../editions/editions.service.js';
import { pictureUrl } from '../pictures/picture-key.js';
import { PUBLIC } from '../pictures/pictures.service.js';
import type { Post } from '../posts/post.js';
import { VISIBLE } from '../visible.js';
import type { AddressBody, ListedAddress } from './addresses.dto.js';
import { askedPaths, generalPlace, isOwn, oldPath } from './old-path.js';

/** An address that was, whole or as a path, and the one thing that it leads to. `leadsTo` is a page of this site: `/blog?category=Hair`. */
export interface OldAddress {
  path: string;
  postId?: string;
  pictureKey?: string;
  leadsTo?: string;
}

export const MOST_LISTED = 100;
/** Never another site, whoever has written it. */
const ON_THIS_SITE = /^\/(?!\/)[A-Za-z0-9/-]*(\?category=[^\s\\]{1,200})?$/;

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
    const [row]: (Pick<OldAddress, 'leadsTo' | 'pictureKey'> & Pick<Post, 'id' | 'language'>)[] =
      await this.dataSource.query(
        `SELECT leads_to AS "leadsTo", CASE WHEN ${PUBLIC('old.picture_key')} THEN old.picture_key END AS "pictureKey", id, language
         FROM old_address AS old LEFT JOIN post ON id = post_id AND ${VISIBLE} AND language = ANY($2)
         WHERE path = ANY($1) ORDER BY array_position($1, path) LIMIT 1`,
        [asked, ['en', ...languagesOf(content)]],
      );
    if (row?.pictureKey) return pictureUrl(row.pictureKey);
    const { language } = row ?? {};
    const leadsTo = row?.id
      ? pathIn(language === 'en' ? undefined : language, `${paths.blog}/${row.id}`)
      : (row?.leadsTo ?? (row ? undefined : await this.generally(asked)));
    const [path = '', query] = leadsTo?.split('?') ?? [];
    const place = path.startsWith(`${paths.blog}`) ? content.pages.blog && path : placeOf(content, path);
    if (!leadsTo || !place) throw new NotFoundException('There is nothing at this address.');
    return query ? `${place}?${query}` : place;
  }

  /** What every old blog had, as soon as this site lives on for one. */
  private async generally([path = '']: string[]): Promise<string | undefined> {
    const place = generalPlace(path);
    const [any] = place ? await this.dataSource.query('SELECT FROM old_address LIMIT 1') : [];
    return any && place;
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
       WHERE NOT EXISTS (SELECT FROM post WHERE path = '/blog/' || id)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(usable)],
    );
  }

  list(search = '', after = ''): Promise<ListedAddress[]> {
    return this.dataSource.query(
      `SELECT path, "leadsTo" FROM old_address CROSS JOIN LATERAL (SELECT coalesce(
         leads_to, '${paths.blog}/' || post_id, format('${pictureUrl('%s')}', picture_key)) AS "leadsTo") AS place
       WHERE path > $2 AND strpos(lower(path || ' ' || "leadsTo"), lower($1)) > 0 ORDER BY path LIMIT ${MOST_LISTED}`,
      [search, after],
    );
  }

  /** Adds an address by hand, or lets it lead elsewhere. As it leads to a page and is none, no two ever lead in a circle. */
  async lead({ path: asked, leadsTo }: AddressBody, person: Person): Promise<void> {
    const { content } = await this.editions.current();
    const path = oldPath(asked);
    if (!path) throw invalidField('path', 'Please enter an address as in /offers-2024.');
    const { success, error } = Shortcut.shape.leadsTo.safeParse(leadsTo);
    const [, id] = /^\/blog\/(.+)$/.exec(leadsTo) ?? [];
    const isPost = (one: string) => `EXISTS (SELECT FROM post WHERE '${paths.blog}/' || id = ${one})`;
    await this.dataSource.transaction(async (manager) => {
      const [is]: { own: boolean; post: boolean }[] = await manager.query(
        `SELECT ${isPost('$1')} AS own, ${isPost('$2')} AS post`,
        [path, leadsTo],
      );
      if (is?.own || isOwn(path, content))
        throw invalidField('path', `${path} is an address of this site already.`);
      if (!success) throw invalidField('leadsTo', error.issues[0]?.message ?? '');
      if (id ? !is?.post : !placeOf(content, leadsTo))
        throw invalidField('leadsTo', `There is no page at ${leadsTo}.`);
      await manager.query(
        `INSERT INTO old_address (path, post_id, leads_to) VALUES ($1, $2, $3)
         ON CONFLICT (path) DO UPDATE SET post_id = $2, picture_key = NULL, leads_to = $3`,
        [path, id, id ? null : leadsTo],
      );
      await this.journal.add(manager, person, `Led the old address ${path} to ${leadsTo}`);
    });
  }

  async remove(path: string, person: Person): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [, removed] = await manager.query('DELETE FROM old_address WHERE path = $1', [path]);
      if (removed) await this.journal.add(manager, person, `Removed the old address ${path}`);
    });
  }
}
