import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  getSchemaPath,
} from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import type { FastifyReply } from 'fastify';
import { READ_CACHE } from '../http-cache.js';
import { NUMBER_IN_PATH } from '../openapi.js';
import { CategoriesService } from './categories.service.js';
import { Category, CategoryBody, MAX_CATEGORIES } from './category.dto.js';

const ID = { name: 'id', schema: NUMBER_IN_PATH };

@Controller('api/categories')
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'What a post can be filed under, in the order to choose from' })
  @ApiExtraModels(Category)
  @ApiOkResponse({
    schema: { type: 'array', maxItems: MAX_CATEGORIES, items: { $ref: getSchemaPath(Category) } },
  })
  async listCategories(@Res({ passthrough: true }) reply: FastifyReply): Promise<Category[]> {
    const categories = await this.categories.list();
    reply.header('Cache-Control', READ_CACHE);
    return categories;
  }

  @Post()
  @ApiOperation({ summary: 'Adds one, or brings back the retired one of this name' })
  @ApiCreatedResponse({ type: Category })
  addCategory(@Body() { name }: CategoryBody): Promise<Category> {
    return this.categories.add(name);
  }

  @Put(':id')
  @ApiParam(ID)
  @ApiOperation({ summary: 'Renames one; its posts follow, and its old name goes on answering' })
  @ApiOkResponse({ type: Category })
  renameCategory(@Param('id') id: string, @Body() { name }: CategoryBody): Promise<Category> {
    return this.categories.rename(id, name);
  }

  @Delete(':id')
  @ApiParam(ID)
  @HttpCode(204)
  @ApiOperation({ summary: 'Retires one: it leaves the choices, and its posts keep it' })
  @ApiNoContentResponse()
  retireCategory(@Param('id') id: string): Promise<void> {
    return this.categories.retire(id);
  }
}
