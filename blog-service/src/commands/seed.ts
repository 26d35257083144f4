import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photos } from '@salon/content/photos';
import { runCommand } from '@salon/service-kit/start';
import { DataSource } from 'typeorm';
import { PostWritesService } from '../posts/write/post-writes.service.js';
import { SEED_POSTS } from '../seed/seed-posts.js';
import { blogService } from '../service.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Adds the sample posts to the blog, with the photos of the folder SEED_PHOTOS. Running it again is safe: it adds only
 * those that were never added before, and a deleted one counts as added.
 */
await runCommand(blogService, async (app) => {
  const { manager } = app.get(DataSource);
  const posts = app.get(PostWritesService, { strict: false });
  let added = 0;
  for (const { id, daysAgo, photo, ...post } of SEED_POSTS) {
    if ((await manager.query('SELECT FROM post WHERE id = $1', [id])).length > 0) continue;
    const image = photo && (await photoNamed(photo));
    const date = new Date(Date.now() - daysAgo * DAY_MS);
    await posts.create({ ...post, ...(photo && image && { image, imageAlt: photos[photo] }) }, { id, date });
    added += 1;
  }
  process.stdout.write(`${added} sample posts added.\n`);
});

/** The photo as a data URL; undefined when there is none, so that the post gets no picture. */
async function photoNamed(name: string): Promise<string | undefined> {
  const folder = process.env.SEED_PHOTOS;
  const file = folder && join(folder, `${name}.jpg`);
  return file && existsSync(file) ? `data:image/jpeg;base64,${await readFile(file, 'base64')}` : undefined;
}
