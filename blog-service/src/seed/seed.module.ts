import { Module } from '@nestjs/common';
import { PostsModule } from '../posts/posts.module.js';
import { SeedService } from './seed.service.js';

@Module({ imports: [PostsModule], providers: [SeedService] })
export class SeedModule {}
