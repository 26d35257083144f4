import { Body, Controller, Header } from '@nestjs/common';
import { Route } from '@salon/service-kit/access';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { NumberInPath } from '../describe.js';
import { READ_CACHE } from '../http-cache.js';
import { addCategory, listCategories, renameCategory, retireCategory } from './categories.js';
import { Category, CategoryBody, MAX_CATEGORIES } from './category.dto.js';

@Controller('api/categories')
export class CategoriesController {
  constructor(private readonly dataSource: DataSource) {}

  @Route('GET', 'nothing', { answer: z.array(Category).max(MAX_CATEGORIES) })
  @Header('Cache-Control', READ_CACHE)
  listCategories(): Promise<Category[]> {
    return listCategories(this.dataSource.manager);
  }

  @Route('POST', 'posts', { answer: Category, status: 201 })
  addCategory(@Body({ schema: CategoryBody }) { name }: CategoryBody): Promise<Category> {
    return addCategory(this.dataSource, name);
  }

  @Route('PUT :id', 'posts', { answer: Category })
  renameCategory(
    @NumberInPath('id') id: number | undefined,
    @Body({ schema: CategoryBody }) { name }: CategoryBody,
  ): Promise<Category> {
    return renameCategory(this.dataSource, id, name);
  }

  @Route('DELETE :id', 'posts')
  retireCategory(@NumberInPath('id') id: number | undefined): Promise<void> {
    return retireCategory(this.dataSource, id);
  }
}
