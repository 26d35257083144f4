import pg from 'pg';
import { look } from './look.js';

// A process of its own, so that a file that needs much memory or time never affects the service. Its argument is the import's id.

const client = new pg.Client({
  connectionString: process.env.DATABASE_URL,
  application_name: 'blog-service import',
});
await client.connect();
const [, , id = ''] = process.argv;
await look(async (sql, values) => (await client.query(sql, values)).rows, id);
await client.end();
process.disconnect?.();
