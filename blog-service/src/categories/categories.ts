import { ConflictException, NotFoundException } from '@nestjs/common';
import { isStorable } from '@salon/content/text';
import { lockedTransaction } from '@salon/service-kit/database';
import { invalidField } from '@salon/service-kit/validation';
import type { DataSource, EntityManager } from 'typeorm';
import { VISIBLE } from '../visible.js';
import { type Category, MAX_CATEGORIES, UNKNOWN_CATEGORY } from './category.dto.js';

/** The id of an advisory lock: changes of categories wait for each other. */
const CATEGORIES_LOCK = 3007;

interface CategoryRow {
  id: number;
  name: string;
  retired: boolean;
}

/** The categories that can be chosen, in their order. Retired ones are left out. */
export const listCategories = (manager: EntityManager): Promise<Category[]> =>
  manager.query(
    `SELECT id, name, (SELECT count(*)::integer FROM post WHERE ${VISIBLE} AND category = name) AS posts
     FROM category WHERE NOT retired ORDER BY id`,
  );

/** The current name of the category that has this name in any letter case, or had it before, also of a retired one. */
export async function knownCategory(manager: EntityManager, name: string): Promise<string | undefined> {
  if (!isStorable(name)) return undefined;
  const [row]: { name: string }[] = await manager.query(
    `SELECT name FROM category WHERE lower(name) = lower($1)
     UNION ALL SELECT category.name FROM category_alias JOIN category ON category.id = category_id
     WHERE category_alias.name = $1 LIMIT 1`,
    [name],
  );
  return row?.name;
}

/** As {@link knownCategory}, for a post: a lock keeps the name until the transaction ends. Throws 400 when there is none. */
export async function categoryNamed(manager: EntityManager, name: string | null): Promise<string | null> {
  if (name === null) return null;
  // Two queries, because a category that is being renamed is waited for, and then found by the alias only.
  for (const condition of ['name = $1', 'id = (SELECT category_id FROM category_alias WHERE name = $1)']) {
    const category = await categoryWhere(manager, `${condition} FOR SHARE`, name);
    if (category) return category.name;
  }
  throw invalidField('category', UNKNOWN_CATEGORY);
}

export const addCategory = (dataSource: DataSource, name: string): Promise<Category> =>
  change(dataSource, async (manager) => {
    const same = await withName(manager, name);
    if (same && !same.retired) throw taken(same);
    if ((await listCategories(manager)).length >= MAX_CATEGORIES) {
      throw new ConflictException(
        `There may be at most ${MAX_CATEGORIES} categories. Please retire one first.`,
      );
    }
    // A retired one comes back.
    const [{ id }]: [{ id: number }] = await manager.query(
      `INSERT INTO category (name) VALUES ($1)
       ON CONFLICT (lower(name)) DO UPDATE SET retired = false RETURNING id`,
      [name],
    );
    await dropAlias(manager, name);
    return id;
  });

/** Renames a category, also in its posts and their changes. The old name stays as an alias. */
export const renameCategory = (
  dataSource: DataSource,
  id: number | undefined,
  name: string,
): Promise<Category> =>
  change(dataSource, async (manager) => {
    const category = await find(manager, id);
    const same = await withName(manager, name);
    if (same && same.id !== category.id) throw taken(same);
    if (category.name !== name) {
      await renameEverywhere(manager, category, name);
      await dropAlias(manager, name);
    }
    return category.id;
  });

export const retireCategory = (dataSource: DataSource, id: number | undefined): Promise<void> =>
  lockedTransaction(dataSource, CATEGORIES_LOCK, async (manager) => {
    const category = await find(manager, id);
    await manager.query('UPDATE category SET retired = true WHERE id = $1', [category.id]);
  });

/** Changes a category and returns it as it is then. */
const change = (
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<number>,
): Promise<Category> =>
  lockedTransaction(dataSource, CATEGORIES_LOCK, async (manager) => {
    const id = await work(manager);
    const category = (await listCategories(manager)).find((one) => one.id === id);
    if (!category) throw new Error('A category that was just stored is not there');
    return category;
  });

async function categoryWhere(
  manager: EntityManager,
  condition: string,
  value: unknown,
): Promise<CategoryRow | undefined> {
  const [row] = await manager.query(`SELECT id, name, retired FROM category WHERE ${condition}`, [value]);
  return row;
}

/** The category with this name, in any letter case. */
const withName = (manager: EntityManager, name: string) =>
  categoryWhere(manager, 'lower(name) = lower($1)', name);

/** The category, unless it is retired. */
async function find(manager: EntityManager, id: number | undefined): Promise<CategoryRow> {
  const category = await categoryWhere(manager, 'id = $1 AND NOT retired', id);
  if (!category) throw new NotFoundException('There is no such category.');
  return category;
}

async function renameEverywhere(
  manager: EntityManager,
  { id, name: oldName }: CategoryRow,
  name: string,
): Promise<void> {
  // Posts are locked before the category, in the same order as when a post is saved, so that no deadlock is possible.
  await manager.query('SELECT FROM post WHERE category = $1 FOR UPDATE', [oldName]);
  await manager.query('UPDATE category SET name = $2 WHERE id = $1', [id, name]);
  await manager.query('UPDATE post SET category = $2 WHERE category = $1', [oldName, name]);
  await manager.query(
    `UPDATE post_changes SET text = jsonb_set(text, '{category}', to_jsonb($2::text)) WHERE text->>'category' = $1`,
    [oldName, name],
  );
  await manager.query(
    `INSERT INTO category_alias (name, category_id) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET category_id = excluded.category_id`,
    [oldName, id],
  );
}

/** Once a category has this name, it is no longer an alias of another category. */
async function dropAlias(manager: EntityManager, name: string): Promise<void> {
  await manager.query('DELETE FROM category_alias WHERE name = $1', [name]);
}

function taken({ name, retired }: CategoryRow): ConflictException {
  return new ConflictException(
    retired
      ? `“${name}” is a retired category. Add it again to bring it back.`
      : `There is a category “${name}” already.`,
  );
}
