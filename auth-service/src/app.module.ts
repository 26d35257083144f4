import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from './config.js';
import { databaseOptions } from './database/data-source.js';
import { HealthModule } from './health/health.module.js';
import { MetricsModule } from './metrics/metrics.module.js';

@Module({})
class AppModule {}

export function appModule(config: Config): DynamicModule {
  return {
    module: AppModule,
    // Global, so that every feature can inject Config.
    global: true,
    imports: [TypeOrmModule.forRoot(databaseOptions(config)), HealthModule, MetricsModule],
    providers: [{ provide: Config, useValue: config }],
    exports: [Config],
  };
}
