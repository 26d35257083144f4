import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { lockTransaction } from '@salon/service-kit/database';
import { DataSource, type EntityManager } from 'typeorm';
import { DUE } from '../visible.js';
import type { Category } from './category.dto.js';

/** The id of an advisory lock: any number, but the same in all replicas. */
const CATEGORIES_LOCK = 3007;
/** How many posts one statement renames. Renaming twenty thousand in one statement exceeded the statement timeout. */
const RENAMED_AT_ONCE = 2_000;

export interface CategoryRow {
  id: number;
  name: string;
  retired: boolean;
}

/** All SQL on categories. A method with an `EntityManager` runs in that manager's transaction. */
@Injectable()
export class CategoriesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Runs a change of categories in a transaction. The lock makes such changes wait for each other, in all replicas. */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await lockTransaction(manager, CATEGORIES_LOCK);
      return work(manager);
    });
  }

  /** The categories that can be chosen, in their order. Retired ones are left out. */
  list(manager = this.dataSource.manager): Promise<Category[]> {
    return manager.query(
      `SELECT id, name, coalesce(posts, 0) + (SELECT count(*)::integer FROM post WHERE ${DUE} AND category = name) AS posts
       FROM category LEFT JOIN post_count ON category = name WHERE NOT retired ORDER BY id`,
    );
  }

  /** The current name of the category that has this name, or had it before. */
  async nameOf(name: string): Promise<string | undefined> {
    const [row]: { name: string }[] = await this.dataSource.query(
      `SELECT name FROM category WHERE name = $1
       UNION ALL SELECT category.name FROM category_alias JOIN category ON category.id = category_id
       WHERE category_alias.name = $1 LIMIT 1`,
      [name],
    );
    return row?.name;
  }

  /** As {@link nameOf}; a lock keeps the category's name unchanged until the transaction ends. */
  async keepName(manager: EntityManager, name: string): Promise<string | undefined> {
    const [named]: { name: string }[] = await manager.query(
      'SELECT name FROM category WHERE name = $1 FOR SHARE',
      [name],
    );
    if (named) return named.name;
    const [renamed]: { name: string }[] = await manager.query(
      `SELECT name FROM category WHERE id = (SELECT category_id FROM category_alias WHERE name = $1) FOR SHARE`,
      [name],
    );
    return renamed?.name;
  }

  /** The category with this name, in any letter case. */
  async named(manager: EntityManager, name: string): Promise<CategoryRow | undefined> {
    const [row]: CategoryRow[] = await manager.query(
      'SELECT id, name, retired FROM category WHERE lower(name) = lower($1)',
      [name],
    );
    return row;
  }

  async find(manager: EntityManager, id: number): Promise<CategoryRow | undefined> {
    const [row]: CategoryRow[] = await manager.query('SELECT id, name, retired FROM category WHERE id = $1', [
      id,
    ]);
    return row;
  }

  async add(manager: EntityManager, name: string): Promise<number> {
    const [{ id }]: [{ id: number }] = await manager.query(
      'INSERT INTO category (name) VALUES ($1) RETURNING id',
      [name],
    );
    return id;
  }

  async setRetired(manager: EntityManager, id: number, retired: boolean): Promise<void> {
    await manager.query('UPDATE category SET retired = $2 WHERE id = $1', [id, retired]);
  }

  /** Renames a category, also in its posts and their changes. The old name stays as an alias. */
  async rename(manager: EntityManager, { id, name: oldName }: CategoryRow, name: string): Promise<void> {
    // Posts are locked before the category, in the same order as when a post is saved, so that no deadlock is possible.
    await manager.query('SELECT FROM post WHERE category = $1 FOR UPDATE', [oldName]);
    await manager.query('UPDATE category SET name = $2 WHERE id = $1', [id, name]);
    await this.renameInPosts(manager, oldName, name);
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

  private async renameInPosts(manager: EntityManager, oldName: string, name: string): Promise<void> {
    let renamed: number;
    do {
      const answer: [unknown, number] = await manager.query(
        `UPDATE post SET category = $2 WHERE id IN (SELECT id FROM post WHERE category = $1 LIMIT ${RENAMED_AT_ONCE})`,
        [oldName, name],
      );
      renamed = answer[1];
    } while (renamed > 0);
  }

  /** Once a category has this name, it is no longer an alias of another category. */
  async dropAlias(manager: EntityManager, name: string): Promise<void> {
    await manager.query('DELETE FROM category_alias WHERE name = $1', [name]);
  }
}
