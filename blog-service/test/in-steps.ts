import type { DataSource } from 'typeorm';

/**
 * Runs a statement for rows 1 to `count` in steps, as `$1` to `$2`: one statement for all of them could take longer
 * than the service lets any statement run.
 */
export async function inSteps(database: DataSource, count: number, sql: string): Promise<void> {
  const step = 2_500;
  for (let first = 1; first <= count; first += step) {
    await database.query(sql, [first, Math.min(count, first + step - 1)]);
  }
}
