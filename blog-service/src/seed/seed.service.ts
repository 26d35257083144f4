import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { BinService } from '../posts/write/bin.service.js';
import { PostWritesService } from '../posts/write/post-writes.service.js';
import { SEED_POSTS } from './posts.js';
import type { SeedPost } from './seed-post.js';

const DAY_MS = 24 * 60 * 60 * 1000;

@Injectable()
export class SeedService {
  constructor(
    private readonly posts: PostWritesService,
    private readonly bin: BinService,
  ) {}

  /** Adds those sample posts that were never added before; a deleted one counts as added. Returns how many were added. */
  async run(photos?: string): Promise<number> {
    let added = 0;
    for (const post of SEED_POSTS) {
      if (await this.bin.exists(post.id)) continue;
      await this.add(post, photos);
      added += 1;
    }
    return added;
  }

  private async add(
    { id, title, category, daysAgo, photo, imageAlt, excerpt, content }: SeedPost,
    photos?: string,
  ) {
    const image = photos && (await readPhoto(join(photos, `${photo}.jpg`)));
    await this.posts.create(
      { title, category, excerpt, content, ...(image && { image, imageAlt }) },
      { id, date: new Date(Date.now() - daysAgo * DAY_MS) },
    );
  }
}

/** The photo as a data URL; undefined when the file is missing, so that the post gets no picture. */
async function readPhoto(path: string): Promise<string | undefined> {
  try {
    return `data:image/jpeg;base64,${await readFile(path, 'base64')}`;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
