import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../config.js';
import { Picture } from '../pictures/picture.entity.js';
import { PictureFile } from '../pictures/picture-file.entity.js';
import { Post } from '../posts/post.entity.js';
import { PostsAndPictures1763600000000 } from './migrations/1763600000000-posts-and-pictures.js';
import { SearchNewestPostsFirst1764000000000 } from './migrations/1764000000000-search-newest-posts-first.js';

export function databaseOptions(config: Config): DataSourceOptions {
  return {
    type: 'postgres',
    url: config.DATABASE_URL,
    applicationName: 'blog-service',
    poolSize: config.DATABASE_POOL_SIZE,
    connectTimeoutMS: 3_000,
    extra: {
      // A hanging database must not hold requests for ever.
      statement_timeout: 10_000,
      query_timeout: 12_000,
      // Readers' questions are short: starting helper processes costs more than their answers, and takes from others.
      options: '-c max_parallel_workers_per_gather=0',
    },
    synchronize: false,
    migrationsRun: false,
    entities: [Post, Picture, PictureFile],
    migrations: [PostsAndPictures1763600000000, SearchNewestPostsFirst1764000000000],
  };
}
