import type { SiteContent } from '@salon/content/description';
import { menuAt } from '@salon/content/reachable';
import { paths } from '@salon/content/sitePaths';
import type { EntityManager } from 'typeorm';
import { oldPath } from './old-path.js';

/** An address that was, whole or as a path, and the one thing that it leads to. `leadsTo` is a page of this site: `/blog?category=Hair`. */
export interface OldAddress {
  path: string;
  postId?: string;
  pictureKey?: string;
  leadsTo?: string;
}

/** Never another site, whoever has written it. */
const ON_THIS_SITE = /^\/(?!\/)[A-Za-z0-9/-]*(\?category=[^\s\\]{1,200})?$/;

const TAKEN =
  /^\/(admin|api|assets|media|go|page-data|preview|shared|healthz|blogdetail|ta|ml|hi|te|kn)(\/|$)|\/\./;
const FIXED = Object.values(paths).map((path) => path.toLowerCase());

/** Adds those that are new. Leaves out what is this site's own, and what nobody can ask for. */
export async function addOldAddresses(
  manager: EntityManager,
  content: SiteContent,
  rows: OldAddress[],
): Promise<void> {
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

/** Whether a path is the site's own, also of a page that is switched off. */
export function isOwn(path: string, content: SiteContent): boolean {
  const [, menu] = /^\/services\/(.+)$/.exec(path) ?? [];
  return (
    FIXED.includes(path) || TAKEN.test(path) || (menu !== undefined && menuAt(content, menu) !== undefined)
  );
}
