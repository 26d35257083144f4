import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Notifications } from '../changes/notifications.js';
import { Config } from '../config.js';
import { startProcess } from '../low-priority.js';
import { Bringing } from './bringing.service.js';
import type { Import } from './import.dto.js';

/** The id of an advisory lock: any number, but the same in all replicas. */
const IMPORT_LOCK = 3011;
/** The built program, also when the service runs from src/. */
const LOOK_PROCESS = fileURLToPath(new URL('../../dist/import/look-process.js', import.meta.url));
const NODE_OPTIONS = [
  '--max-old-space-size=80',
  '--max-semi-space-size=1',
  '--heap-growing-percent=30',
  '--external-memory-accounted-in-global-limit',
  '--optimize-for-size',
  // A second compiler, and one beside it, would take 8 MB.
  '--no-maglev',
  '--no-concurrent-recompilation',
];
/** As the service's own: what has been read goes back at once. */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };
/** How soon work goes on at the latest that another replica has left, or that has failed. */
const AGAIN_MS = 60_000;
const TOO_MUCH = 'The files could not be read: something in them is too large, or they are damaged.';

/** Looks at imports and brings them in, one at a time over all replicas. */
@Injectable()
export class ImportWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ImportWorker.name);
  private child?: ChildProcess;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly notifications: Notifications,
    private readonly bringing: Bringing,
  ) {}

  onApplicationBootstrap(): void {
    void this.keepWorking();
  }

  beforeApplicationShutdown(): void {
    this.child?.kill('SIGKILL');
  }

  private async keepWorking(): Promise<void> {
    while (!this.notifications.isClosing) {
      const told = this.notifications.next('import', AGAIN_MS);
      await this.work().catch((error: unknown) => {
        if (!this.notifications.isClosing) this.logger.error({ msg: 'an import failed', err: error });
      });
      await told;
    }
  }

  private async work(): Promise<void> {
    if (!(await this.next())) return;
    await this.dataSource.transaction(async (lock) => {
      const [{ mine }] = await lock.query('SELECT pg_try_advisory_xact_lock($1) AS mine', [IMPORT_LOCK]);
      while (mine && !this.notifications.isClosing) {
        const next = await this.next();
        if (!next) return;
        await (next.state === 'looking' ? this.look(next.id) : this.bringing.bring(next.id));
      }
    });
  }

  private async next(): Promise<Pick<Import, 'id' | 'state'> | undefined> {
    const [row] = await this.dataSource.query(
      `SELECT id, state FROM import WHERE state IN ('looking', 'bringing') ORDER BY created LIMIT 1`,
    );
    return row;
  }

  private async look(id: string): Promise<void> {
    const { DATABASE_URL } = this.config;
    const env = { DATABASE_URL, ...MALLOC };
    const { child, said } = startProcess(LOOK_PROCESS, { options: NODE_OPTIONS, env }, id);
    this.child = child;
    const [code, signal] = await once(child, 'close');
    if (code === 0 || this.notifications.isClosing) return;
    this.logger.warn({
      msg: 'The files of an import were not read to their end',
      ...{ code, signal, stderr: said() },
    });
    await this.dataSource.query(
      `UPDATE import SET state = 'failed', fault = $2 WHERE id = $1 AND state = 'looking'`,
      [id, TOO_MUCH],
    );
  }
}
