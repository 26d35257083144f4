import { Module } from '@nestjs/common';
import { AdminAccess } from './access/admin-access.js';
import { CleanupModule } from './cleanup/cleanup.module.js';
import { FeedsModule } from './feeds/feeds.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { PostsModule } from './posts/posts.module.js';
import { SiteModule } from './site/site.module.js';

@Module({
  imports: [PicturesModule, PostsModule, SiteModule, FeedsModule, CleanupModule],
  providers: [AdminAccess],
})
export class AppModule {}
