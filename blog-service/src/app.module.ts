import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from './access/access.module.js';
import { CleanupModule } from './cleanup/cleanup.module.js';
import { Config } from './config.js';
import { databaseOptions } from './database/data-source.js';
import { FeedsModule } from './feeds/feeds.module.js';
import { HealthModule } from './health/health.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { PostsModule } from './posts/posts.module.js';

@Module({})
class AppModule {}

export function appModule(config: Config): DynamicModule {
  return {
    module: AppModule,
    // Global, so that every feature can inject Config.
    global: true,
    imports: [
      TypeOrmModule.forRoot(databaseOptions(config)),
      AccessModule,
      HealthModule,
      MetricsModule,
      PicturesModule,
      PostsModule,
      FeedsModule,
      CleanupModule,
    ],
    providers: [{ provide: Config, useValue: config }],
    exports: [Config],
  };
}
