import { readFile } from 'node:fs/promises';
import { photograph } from './pictures.mjs';
import { connect, savePost } from './stack.mjs';

/** Saves three posts with photographs, then adds the rest by one statement that refers to their pictures. */
export async function fill(token, posts) {
  for (let number = 0; number < 3; number++) {
    const answer = await savePost(token, {
      title: `Photographs of the week, ${number + 1}`,
      content: '<p>What left our chairs this week, in daylight and without a filter.</p>',
      image: await photograph(number, 2_400_000),
    });
    if (answer.status !== 201) throw new Error(`Saving a post: ${answer.status} ${await answer.text()}`);
  }
  const client = await connect('blog');
  try {
    await client.query("SELECT set_config('bench.posts', $1, false)", [posts - 3]);
    await client.query(await readFile(new URL('posts.sql', import.meta.url), 'utf8'));
    await client.query('VACUUM ANALYZE post, post_revision');
  } finally {
    await client.end();
  }
}

/** The ids of a hundred posts spread over all; the last is that of the oldest. */
export async function publicIds() {
  const client = await connect('blog');
  try {
    const { rows } = await client.query(
      `SELECT DISTINCT ON (part) id FROM
         (SELECT id, date, ntile(100) OVER (ORDER BY date DESC) AS part FROM post WHERE state = 'published') AS parts
       ORDER BY part, date`,
    );
    return rows.map((row) => row.id);
  } finally {
    await client.end();
  }
}
