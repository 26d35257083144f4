import { Controller, Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ApiAnswer, MOMENT } from '../describe.js';

const BackupState = z
  .object({
    good: MOMENT.nullable().describe('When the last good backup was made, null when there is none'),
    fault: z.string().max(500).nullable().describe('Why the last backup failed, null when it is good'),
    late: z.boolean().describe('Whether a schedule has made no good one for three times its interval'),
  })
  .meta({ id: 'BackupState' });
type BackupState = z.infer<typeof BackupState>;

@Controller('api/backups')
export class BackupsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  @ApiOperation({ summary: 'How the last backup went; where none was ever tried, there is nothing to say' })
  @ApiAnswer(BackupState)
  async backupState(): Promise<BackupState> {
    const [state]: BackupState[] = await this.dataSource.query(
      `SELECT good, left(fault, 500) AS fault, coalesce(now() - good > 3 * every_hours * interval '1 hour', false) AS late
       FROM backup_outcome`,
    );
    return state ?? { good: null, fault: null, late: false };
  }
}
