import type { DataSource, EntityManager } from 'typeorm';

/** Does the work in a transaction, unless another replica is doing it. `lock` is any number, the same in all replicas. */
export async function inOneReplica(
  dataSource: DataSource,
  lock: number,
  work: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const [{ mine }]: [{ mine: boolean }] = await manager.query(
      'SELECT pg_try_advisory_xact_lock($1) AS mine',
      [lock],
    );
    if (mine) await work(manager);
  });
}
