import { z } from 'zod';
import { MOMENT } from '../values.js';
import { BackupState } from './backups.js';
import { type Kind, kinds } from './findings.js';

const Fault = z.object({ kind: z.enum(kinds as [Kind]), words: z.string().max(1_000) });

/** What is missing is null: backups that others make, a site without HTTPS, parts that nobody watches. */
export const Condition = z
  .object({
    faults: z.array(Fault).max(kinds.length),
    backup: BackupState.nullable(),
    certificate: z.object({ until: MOMENT, renews: z.boolean() }).nullable(),
    diskUsed: z.number().min(0).max(1).nullable(),
    version: z.object({ made: MOMENT, isOutdated: z.boolean().nullable() }).nullable(),
  })
  .meta({ id: 'Condition' });
export type Condition = z.infer<typeof Condition>;
