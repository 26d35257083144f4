import { Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { CacheTagsModule } from './cache-tags/cache-tags.module.js';
import { CategoriesModule } from './categories/categories.module.js';
import { CleanupModule } from './cleanup/cleanup.module.js';
import { EditionsModule } from './editions/editions.module.js';
import { FeedsModule } from './feeds/feeds.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { PostsModule } from './posts/posts.module.js';

@Module({
  imports: [
    AccessModule,
    PicturesModule,
    CategoriesModule,
    PostsModule,
    EditionsModule,
    FeedsModule,
    CacheTagsModule,
    CleanupModule,
  ],
})
export class AppModule {}
