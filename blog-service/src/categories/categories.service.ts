import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { isStorable } from '@salon/content/text';
import { invalidField } from '@salon/service-kit/validation';
import type { EntityManager } from 'typeorm';
import { CategoriesRepository, type CategoryRow } from './categories.repository.js';
import { type Category, MAX_CATEGORIES, UNKNOWN_CATEGORY } from './category.dto.js';

@Injectable()
export class CategoriesService {
  constructor(private readonly categories: CategoriesRepository) {}

  list(): Promise<Category[]> {
    return this.categories.list();
  }

  /** The current name of a requested category, also of a retired one; undefined when there is none. */
  async known(name: string): Promise<string | undefined> {
    return isStorable(name) ? this.categories.nameOf(name) : undefined;
  }

  /** The category's current name, for a post that is stored in the same transaction. Throws 400 when there is none. */
  async named(manager: EntityManager, name: string | null): Promise<string | null> {
    if (name === null) return null;
    const known = await this.categories.keepName(manager, name);
    if (known === undefined) throw invalidField('category', UNKNOWN_CATEGORY);
    return known;
  }

  add(name: string): Promise<Category> {
    return this.categories.transaction(async (manager) => {
      const same = await this.categories.named(manager, name);
      if (same && !same.retired) throw taken(same);
      if ((await this.categories.list(manager)).length >= MAX_CATEGORIES) throw tooMany();
      if (same) await this.categories.setRetired(manager, same.id, false);
      else await this.categories.dropAlias(manager, name);
      return this.answer(manager, same?.id ?? (await this.categories.add(manager, name)));
    });
  }

  rename(id: string, name: string): Promise<Category> {
    return this.categories.transaction(async (manager) => {
      const category = await this.find(manager, id);
      const same = await this.categories.named(manager, name);
      if (same && same.id !== category.id) throw taken(same);
      if (category.name !== name) {
        await this.categories.rename(manager, category, name);
        await this.categories.dropAlias(manager, name);
      }
      return this.answer(manager, category.id);
    });
  }

  async retire(id: string): Promise<void> {
    await this.categories.transaction(async (manager) => {
      const category = await this.find(manager, id);
      await this.categories.setRetired(manager, category.id, true);
    });
  }

  /** The category, unless it is retired. */
  private async find(manager: EntityManager, id: string): Promise<CategoryRow> {
    const category = /^[1-9]\d{0,8}$/.test(id) && (await this.categories.find(manager, Number(id)));
    if (!category || category.retired) throw new NotFoundException('There is no such category.');
    return category;
  }

  private async answer(manager: EntityManager, id: number): Promise<Category> {
    const categories = await this.categories.list(manager);
    const category = categories.find((one) => one.id === id);
    if (!category) throw new Error('A category that was just stored is not there');
    return category;
  }
}

function tooMany(): ConflictException {
  return new ConflictException(`There may be at most ${MAX_CATEGORIES} categories. Please retire one first.`);
}

function taken({ name, retired }: CategoryRow): ConflictException {
  return new ConflictException(
    retired
      ? `“${name}” is a retired category. Add it again to bring it back.`
      : `There is a category “${name}” already.`,
  );
}
