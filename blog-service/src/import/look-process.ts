import pg from 'pg';
import { type Query } from './file-bytes.js';
import { ImportRefused, look } from './look.js';

// A process of its own, so that a file that needs much memory or time never affects the service. Its argument is the import's id.

const client = new pg.Client({
  connectionString: process.env.DATABASE_URL,
  application_name: 'blog-service import',
});
await client.connect();
const query: Query = async <Row>(sql: string, values: unknown[]) =>
  (await client.query(sql, values)).rows as Row[];
try {
  await look(query, `${process.argv[2]}`);
} catch (error) {
  if (!(error instanceof ImportRefused)) throw error;
  process.send?.(error.message);
}
await client.end();
process.disconnect?.();
