import { Body, Controller, Header } from '@nestjs/common';
import { Route } from '@salon/service-kit/access';
import { z } from 'zod';
import { NumberInPath } from '../describe.js';
import { READ_CACHE } from '../http-cache.js';
import { CategoriesService } from './categories.service.js';
import { Category, CategoryBody, MAX_CATEGORIES } from './category.dto.js';

@Controller('api/categories')
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @Route('GET', 'nothing', { answer: z.array(Category).max(MAX_CATEGORIES) })
  @Header('Cache-Control', READ_CACHE)
  listCategories(): Promise<Category[]> {
    return this.categories.list();
  }

  @Route('POST', 'posts', { answer: Category, status: 201 })
  addCategory(@Body({ schema: CategoryBody }) { name }: CategoryBody): Promise<Category> {
    return this.categories.add(name);
  }

  @Route('PUT :id', 'posts', { answer: Category })
  renameCategory(
    @NumberInPath('id') id: number | undefined,
    @Body({ schema: CategoryBody }) { name }: CategoryBody,
  ): Promise<Category> {
    return this.categories.rename(id, name);
  }

  @Route('DELETE :id', 'posts')
  retireCategory(@NumberInPath('id') id: number | undefined): Promise<void> {
    return this.categories.retire(id);
  }
}
