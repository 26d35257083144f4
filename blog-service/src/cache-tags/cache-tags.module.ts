import { Module } from '@nestjs/common';
import { CacheTagsController } from './cache-tags.controller.js';
import { CacheTagsRepository } from './cache-tags.repository.js';

@Module({ controllers: [CacheTagsController], providers: [CacheTagsRepository] })
export class CacheTagsModule {}
