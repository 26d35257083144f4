import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PicturesModule } from '../pictures/pictures.module.js';
import { Post } from './post.entity.js';
import { PostReader } from './post-reader.js';
import { PostsController } from './posts.controller.js';
import { PostsService } from './posts.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Post]), PicturesModule],
  controllers: [PostsController],
  providers: [PostReader, PostsService],
  exports: [PostsService],
})
export class PostsModule {}
