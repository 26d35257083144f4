import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ApiAnswer, MOMENT } from '../describe.js';

export const BackupState = z
  .object({ good: MOMENT.nullable(), fault: z.string().max(500).nullable(), late: z.boolean() })
  .meta({ id: 'BackupState' });
export type BackupState = z.infer<typeof BackupState>;

@Controller('api/backups')
export class BackupsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  @ApiAnswer(BackupState)
  async backupState(): Promise<BackupState> {
    const [state]: BackupState[] = await this.dataSource.query(
      `SELECT good, left(fault, 500) AS fault, coalesce(now() - good > 3 * every_hours * interval '1 hour', false) AS late
       FROM backup_outcome`,
    );
    return state ?? { good: null, fault: null, late: false };
  }
}
