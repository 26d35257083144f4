import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import type { FastifyReply } from 'fastify';
import { READ_CACHE } from '../http-cache.js';
import { CategoriesService } from './categories.service.js';
import { Category, CategoryBody } from './category.dto.js';

@Controller('api/categories')
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'What a post can be filed under, in the order to choose from' })
  @ApiOkResponse({ type: [Category] })
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
  @ApiOperation({ summary: 'Renames one; its posts follow, and its old name goes on answering' })
  @ApiOkResponse({ type: Category })
  renameCategory(@Param('id') id: string, @Body() { name }: CategoryBody): Promise<Category> {
    return this.categories.rename(id, name);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Retires one: it leaves the choices, and its posts keep it' })
  @ApiNoContentResponse()
  retireCategory(@Param('id') id: string): Promise<void> {
    return this.categories.retire(id);
  }
}
