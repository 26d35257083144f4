import { readFile } from 'node:fs/promises';
import { photograph } from './pictures.mjs';
import { connect, savePost } from './stack.mjs';

/**
 * Saves three posts with photographs through the service, then adds the rest by one statement that refers to their pictures.
 * @param {string} database
 * @param {string} service its blog-service, which has made the tables
 * @param {string} token
 * @param {number} posts
 */
export async function fill(database, service, token, posts) {
  for (let number = 0; number < 3; number++) {
    const answer = await savePost(
      token,
      {
        title: `Photographs of the week, ${number + 1}`,
        content: '<p>What left our chairs this week, in daylight and without a filter.</p>',
        image: await photograph(number, 2_400_000),
      },
      service,
    );
    if (answer.status !== 201) throw new Error(`Saving a post: ${answer.status} ${await answer.text()}`);
  }
  const client = await connect(database);
  try {
    await client.query("SELECT set_config('bench.posts', $1, false)", [posts - 3]);
    await client.query(await readFile(new URL('posts.sql', import.meta.url), 'utf8'));
    await client.query('VACUUM ANALYZE post, post_revision');
  } finally {
    await client.end();
  }
}

/** The ids of a hundred posts spread over all. */
export async function someIds(database) {
  const client = await connect(database);
  try {
    const { rows } = await client.query(
      `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY md5(id)) AS place FROM post WHERE state = 'published') AS mixed
       WHERE place <= 100`,
    );
    return rows.map((row) => row.id);
  } finally {
    await client.end();
  }
}
