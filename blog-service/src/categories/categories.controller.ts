import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import { ApiAnswer, ApiList, ApiNumber, refer } from '../describe.js';
import { READ_CACHE } from '../http-cache.js';
import { CategoriesService } from './categories.service.js';
import { Category, CategoryBody, MAX_CATEGORIES } from './category.dto.js';

@Controller('api/categories')
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'What a post can be filed under, in the order to choose from' })
  @ApiList(Category, MAX_CATEGORIES)
  @Header('Cache-Control', READ_CACHE)
  listCategories(): Promise<Category[]> {
    return this.categories.list();
  }

  @Post()
  @ApiOperation({ summary: 'Adds one, or brings back the retired one of this name' })
  @ApiCreatedResponse({ schema: refer(Category) })
  addCategory(@Body() { name }: CategoryBody): Promise<Category> {
    return this.categories.add(name);
  }

  @Put(':id')
  @ApiNumber('id')
  @ApiOperation({ summary: 'Renames one; its posts follow, and its old name goes on answering' })
  @ApiAnswer(Category)
  renameCategory(@Param('id') id: string, @Body() { name }: CategoryBody): Promise<Category> {
    return this.categories.rename(id, name);
  }

  @Delete(':id')
  @ApiNumber('id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Retires one: it leaves the choices, and its posts keep it' })
  @ApiNoContentResponse()
  retireCategory(@Param('id') id: string): Promise<void> {
    return this.categories.retire(id);
  }
}
