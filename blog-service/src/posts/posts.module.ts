import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { PostWritesController } from './post-writes.controller.js';
import { PostsController } from './posts.controller.js';
import { PostsRepository } from './posts.repository.js';
import { PostsService } from './posts.service.js';
import { RevisionsController } from './revisions.controller.js';
import { RevisionsService } from './revisions.service.js';

@Module({
  imports: [AccessModule, CategoriesModule, PicturesModule],
  controllers: [PostsController, PostWritesController, RevisionsController],
  providers: [IdempotencyRepository, PostsRepository, PostsService, RevisionsService],
  exports: [PostsService],
})
export class PostsModule {}
