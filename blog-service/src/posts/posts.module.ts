import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { PostsController } from './posts.controller.js';
import { PostsRepository } from './posts.repository.js';
import { PostsService } from './posts.service.js';

@Module({
  imports: [PicturesModule],
  controllers: [PostsController],
  providers: [IdempotencyRepository, PostsRepository, PostsService],
  exports: [PostsService],
})
export class PostsModule {}
