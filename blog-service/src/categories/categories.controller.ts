import { Body, Controller, Header, HttpCode, Param } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import { ApiAnswer, ApiList, ApiNumber, refer } from '../describe.js';
import { READ_CACHE } from '../http-cache.js';
import { CategoriesService } from './categories.service.js';
import { Category, CategoryBody, MAX_CATEGORIES } from './category.dto.js';

@Controller('api/categories')
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @Route('GET', 'nothing')
  @ApiList(Category, MAX_CATEGORIES)
  @Header('Cache-Control', READ_CACHE)
  listCategories(): Promise<Category[]> {
    return this.categories.list();
  }

  @Route('POST', 'posts')
  @ApiCreatedResponse({ schema: refer(Category) })
  addCategory(@Body() { name }: CategoryBody): Promise<Category> {
    return this.categories.add(name);
  }

  @Route('PUT :id', 'posts')
  @ApiNumber('id')
  @ApiAnswer(Category)
  renameCategory(@Param('id') id: string, @Body() { name }: CategoryBody): Promise<Category> {
    return this.categories.rename(id, name);
  }

  @Route('DELETE :id', 'posts')
  @ApiNumber('id')
  @HttpCode(204)
  @ApiNoContentResponse()
  retireCategory(@Param('id') id: string): Promise<void> {
    return this.categories.retire(id);
  }
}
