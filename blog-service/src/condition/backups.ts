import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { MOMENT } from '../values.js';

const outcome = { good: MOMENT.nullable(), fault: z.string().max(500).nullable(), late: z.boolean() };
export const BackupState = z
  .object({
    ...outcome,
    /** How copies go to another place, if there is one, and when the newest there was last restored to check it. */
    copy: z.object({ ...outcome, checked: MOMENT.nullable() }).nullable(),
  })
  .meta({ id: 'BackupState' });
export type BackupState = z.infer<typeof BackupState>;

/** How backups went: whatever makes them writes it. */
export async function backupState(dataSource: DataSource): Promise<BackupState> {
  const [state]: Omit<BackupState, 'copy'>[] = await dataSource.query(
    `SELECT good, left(fault, 500) AS fault, coalesce(now() - good > 3 * every_hours * interval '1 hour', false) AS late
     FROM backup_outcome`,
  );
  const [copy = null]: BackupState['copy'][] = await dataSource.query(
    `SELECT good, left(fault, 500) AS fault, checked, now() - coalesce(good, since)
       > greatest(48, 2 * (SELECT every_hours FROM backup_outcome)) * interval '1 hour' AS late
     FROM copy_outcome`,
  );
  return { good: null, fault: null, late: false, ...state, copy };
}
