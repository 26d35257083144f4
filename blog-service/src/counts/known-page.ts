import type { SiteContent } from '@salon/content/description';
import { splitPath } from '@salon/content/languages';
import { pagesThere } from '@salon/content/reachable';
import { paths } from '@salon/content/sitePaths';
import { withoutHidden } from '@salon/content/visible';
import type { DataSource } from 'typeorm';
import { readPostId } from '../posts/post-id.js';
import { VISIBLE } from '../visible.js';

/** Pages that have so few views that their speed is counted together. */
const RARE = ['prices', 'bridal', 'terms', 'privacy'];

export type Page = Record<'path' | 'kind', string>;

/** The page at an address in any letter case, and in any language. Undefined for one that visitors can't open now. */
export async function pageAt(
  address: string,
  content: SiteContent,
  dataSource: DataSource,
): Promise<Page | undefined> {
  const { pages, menus } = withoutHidden(content);
  const asked = splitPath(address.toLowerCase()).path.replace(/(?<=.)\/$/, '');
  const all = [
    ...pagesThere(content).map((page) => ({ path: paths[page], kind: RARE.includes(page) ? 'other' : page })),
    ...menus.map((menu) => ({ path: `${paths.services}/${menu.address}`, kind: 'menu' })),
  ];
  const page = all.find(({ path }) => path.toLowerCase() === asked);
  if (page || !pages.blog || !asked.startsWith(`${paths.blog}/`)) return page;
  const id = readPostId(asked.slice(paths.blog.length + 1));
  const posts: unknown[] = await dataSource.query(`SELECT FROM post WHERE id = $1 AND ${VISIBLE}`, [id]);
  return posts.length ? { path: `${paths.blog}/${id}`, kind: 'post' } : undefined;
}

/** Whether anything has this name that visitors can choose now. */
export function isOnOffer(name: string, content: SiteContent): boolean {
  const { services, offers, academy } = withoutHidden(content);
  const all = [...Object.values(services).flat(), ...offers.packages, ...academy.programs];
  return all.some((one) => name === ('name' in one ? one.name : one.title));
}
