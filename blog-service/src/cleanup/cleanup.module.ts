import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { PicturesModule } from '../pictures/pictures.module.js';
import { PostsModule } from '../posts/posts.module.js';
import { CleanupService } from './cleanup.service.js';

@Module({
  imports: [ScheduleModule.forRoot(), PostsModule, PicturesModule],
  providers: [CleanupService],
})
export class CleanupModule {}
