import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { HistoryService } from './history/history.service.js';
import { RevisionsController } from './history/revisions.controller.js';
import { RevisionsRepository } from './history/revisions.repository.js';
import { RevisionsService } from './history/revisions.service.js';
import { AdminListRepository } from './read/admin-list.repository.js';
import { PostsController } from './read/posts.controller.js';
import { PostsRepository } from './read/posts.repository.js';
import { PostsService } from './read/posts.service.js';
import { BinService } from './write/bin.service.js';
import { IdempotencyRepository } from './write/idempotency.repository.js';
import { IdempotentPosts } from './write/idempotent-posts.service.js';
import { PostStoreRepository } from './write/post-store.repository.js';
import { PostWritesController } from './write/post-writes.controller.js';
import { PostWritesService } from './write/post-writes.service.js';
import { ScheduleService } from './write/schedule.service.js';
import { StoredPosts } from './write/stored-posts.service.js';

@Module({
  imports: [AccessModule, CategoriesModule, PicturesModule],
  controllers: [PostsController, PostWritesController, RevisionsController],
  providers: [
    AdminListRepository,
    BinService,
    HistoryService,
    IdempotencyRepository,
    IdempotentPosts,
    PostStoreRepository,
    PostWritesService,
    PostsRepository,
    PostsService,
    RevisionsRepository,
    RevisionsService,
    ScheduleService,
    StoredPosts,
  ],
  exports: [BinService, PostWritesService],
})
export class PostsModule {}
