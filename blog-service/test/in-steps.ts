import type { DataSource } from 'typeorm';

/**
 * Runs a statement for rows 1 to `count` in steps, with each step's range as `$1` and `$2`. One statement for all rows
 * could exceed the service's statement timeout.
 */
export async function inSteps(database: DataSource, count: number, sql: string): Promise<void> {
  const step = 2_500;
  for (let first = 1; first <= count; first += step) {
    await database.query(sql, [first, Math.min(count, first + step - 1)]);
  }
}
