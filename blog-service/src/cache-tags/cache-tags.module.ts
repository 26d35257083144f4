import { Module } from '@nestjs/common';
import { CacheTagsController } from './cache-tags.controller.js';

@Module({ controllers: [CacheTagsController] })
export class CacheTagsModule {}
