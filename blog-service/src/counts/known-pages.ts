import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { splitPath } from '@salon/content/languages';
import { pagesThere } from '@salon/content/reachable';
import { paths } from '@salon/content/sitePaths';
import { withoutHidden } from '@salon/content/visible';
import { DataSource } from 'typeorm';
import { Notifications } from '../changes/notifications.js';
import { EditionsService } from '../editions/editions.service.js';
import { VISIBLE } from '../visible.js';

/** So that they never fill the memory. Those who read older ones are not counted. */
const MOST_POSTS = 10_000;
/** Should a notification be missed. */
const LONGEST_MS = 60_000;
/** How many times longer it rests than it reads. */
const REST = 20;
/** Pages that have so few views that their speed is counted together. */
const RARE = ['prices', 'bridal', 'terms', 'privacy'];

export type Page = Record<'path' | 'kind', string>;

/** What visitors can open now, and the names on offer there. It is kept in memory, so a report needs no query. */
@Injectable()
export class KnownPages implements OnApplicationBootstrap {
  private pages = new Map<string, Page>();
  offered = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly notifications: Notifications,
  ) {}

  /** The first time fails while a fresh site's first edition is being stored: that is a change. */
  async onApplicationBootstrap(): Promise<void> {
    await this.follow().catch(() => {});
    void this.keepFollowing();
  }

  private async keepFollowing(): Promise<void> {
    while (!this.notifications.isClosing) {
      const changed = this.notifications.next('change', LONGEST_MS);
      const start = performance.now();
      await this.follow().catch(() => {});
      // An import brings thousands of posts one after the other.
      await delay(REST * (performance.now() - start), undefined, { ref: false });
      await changed;
    }
  }

  /** The page at a path in any letter case, and in any language. */
  at = (path: string) => this.pages.get(splitPath(path.toLowerCase()).path.replace(/(?<=.)\/$/, ''));

  /** Reads them anew. */
  async follow(): Promise<void> {
    const { content } = await this.editions.current();
    const { pages, menus, services, offers, academy } = withoutHidden(content);
    const posts: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM post WHERE ${VISIBLE} ORDER BY date DESC LIMIT ${MOST_POSTS}`,
    );
    const all = [
      ...pagesThere(content).map((page) => ({
        path: paths[page],
        kind: RARE.includes(page) ? 'other' : page,
      })),
      ...menus.map(({ address }) => ({ path: `${paths.services}/${address}`, kind: 'menu' })),
      ...(pages.blog ? posts : []).map(({ id }) => ({ path: `${paths.blog}/${id}`, kind: 'post' })),
    ];
    this.pages = new Map(all.map((page) => [page.path.toLowerCase(), page]));
    const offered = [...Object.values(services).flat(), ...offers.packages, ...academy.programs];
    this.offered = new Set(offered.map((one) => ('name' in one ? one.name : one.title)));
  }
}
