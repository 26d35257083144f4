import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { AdminListRepository } from './admin-list.repository.js';
import { BinService } from './bin.service.js';
import { HistoryService } from './history.service.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { IdempotentPosts } from './idempotent-posts.service.js';
import { PostStoreRepository } from './post-store.repository.js';
import { PostWritesController } from './post-writes.controller.js';
import { PostWritesService } from './post-writes.service.js';
import { PostsController } from './posts.controller.js';
import { PostsRepository } from './posts.repository.js';
import { PostsService } from './posts.service.js';
import { RevisionsController } from './revisions.controller.js';
import { RevisionsRepository } from './revisions.repository.js';
import { RevisionsService } from './revisions.service.js';
import { ScheduleService } from './schedule.service.js';
import { StoredPosts } from './stored-posts.service.js';

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
