import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Post } from '../posts/post.entity.js';
import { PostsModule } from '../posts/posts.module.js';
import { SeedService } from './seed.service.js';

@Module({ imports: [TypeOrmModule.forFeature([Post]), PostsModule], providers: [SeedService] })
export class SeedModule {}
