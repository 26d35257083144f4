// The smallest program that answers the list of posts: Fastify, pg, and the queries that blog-service makes, in one
// (posts/read/posts.service.ts). Prints its port when it listens.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { root } from './stack.mjs';

const { fastify } = createRequire(join(root, 'blog-service/package.json'))('fastify');
const pool = new pg.Pool({ max: 10 });
const app = fastify();

app.get('/api/blogs', async () => {
  const { rows } = await pool.query(
    `SELECT id, title, excerpt, author, category, image_url AS "imageUrl", picture_key AS "pictureKey", focus, date,
       (SELECT count(*)::integer FROM post WHERE deleted_at IS NULL AND state = 'published') AS total
     FROM post WHERE deleted_at IS NULL AND state = 'published' ORDER BY date DESC, id DESC LIMIT 101`,
  );
  return rows;
});

await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${app.server.address().port}\n`);
