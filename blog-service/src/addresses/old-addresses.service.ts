import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EditionsService } from '../editions/editions.service.js';
import { isOwn, oldPath } from './old-path.js';

/** An address that was, whole or as a path, and the one thing that it leads to. `leadsTo` is a page of this site: `/blog?category=Hair`. */
export interface OldAddress {
  path: string;
  postId?: string;
  pictureKey?: string;
  leadsTo?: string;
}

/** Never another site, whoever has written it. */
const ON_THIS_SITE = /^\/(?!\/)[A-Za-z0-9/-]*(\?category=[^\s\\]{1,200})?$/;

/** Addresses of an old site, and those that the owner adds by hand. */
@Injectable()
export class OldAddresses {
  constructor(private readonly editions: EditionsService) {}

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
}
