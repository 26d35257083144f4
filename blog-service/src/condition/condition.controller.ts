import { Controller, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { addDays, dateOf, localTime } from '@salon/content/hours/localTime';
import { Route } from '@salon/service-kit/access';
import { Metrics } from '@salon/service-kit/metrics';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { EditionsService } from '../editions/editions.service.js';
import { sendAlert } from './alerts.js';
import { backupState } from './backups.js';
import { Condition } from './condition.dto.js';
import { type Findings, judge, kinds, type Readings, WELL_AGAIN } from './findings.js';
import { ask, certificateAt, isOutdated } from './readings.js';

/** A container that began so often within an hour does it again and again, unlike a new one. So many minutes a part may be away. */
const MANY_STARTS = 5;
const HOUR_MS = 3_600_000;
/** The id of an advisory lock: any number, but the same in all replicas. */
const ALERTS_LOCK = 3010;
const FAULT =
  'INSERT INTO fault (kind, told) VALUES ($1, $2) ON CONFLICT (kind) DO UPDATE SET told = excluded.told';
/** From this hour on a day is judged by its visits. */
const LATE = 'T20';
/** So many weeks a weekday must have had so many visits. */
const WEEKS = 8;
const BUSY = 10;

/** How the site is: looks each minute, tells metrics and whoever is to be told, and the owner when she asks. */
@Controller('api/condition')
export class ConditionController {
  private readonly logger = new Logger(ConditionController.name);
  private readonly faults;
  private readonly backedUp;
  private readonly certified;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly editions: EditionsService,
    metrics: Metrics,
  ) {
    this.faults = metrics.gauge('site_fault', 'Whether something of this kind is wrong', ['kind']);
    for (const kind of kinds) this.faults.set({ kind }, 0);
    this.backedUp = metrics.gauge('site_backup_timestamp_seconds', 'When the last good backup was made');
    this.certified = metrics.gauge('site_certificate_end_timestamp_seconds', 'When the certificate ends');
  }

  @Cron(CronExpression.EVERY_MINUTE)
  async watch(): Promise<void> {
    try {
      const { backup, certificate, findings } = await this.look();
      for (const kind of kinds) this.faults.set({ kind }, findings[kind] ? 1 : 0);
      this.backedUp.set((backup?.good?.getTime() ?? 0) / 1_000);
      this.certified.set((certificate?.until.getTime() ?? 0) / 1_000);
      // A single backup that fails is for the owner's page.
      await this.keep({ ...findings, lastBackup: undefined });
    } catch (error) {
      this.logger.error({ msg: 'It can’t be told how the site is', err: error });
    }
  }

  /**
   * Keeps what is wrong, and tells what has changed since it was told, in one replica at a time. What can't be known now stays as it
   * was; what could not be sent is tried again the next time.
   */
  private async keep(findings: Findings): Promise<void> {
    const { ALERT_URL: address, PUBLIC_URL } = this.config;
    const { content } = await this.editions.current();
    const salon = `${content.salon.name} (${new URL(PUBLIC_URL).host})`;
    const isAnyWrong = Object.values(findings).some(Boolean);
    await this.dataSource.transaction(async (lock) => {
      const [{ mine }] = await lock.query('SELECT pg_try_advisory_xact_lock($1) AS mine', [ALERTS_LOCK]);
      if (!mine) return;
      const faults: { kind: string; told: Date | null }[] = await lock.query('SELECT kind, told FROM fault');
      for (const kind of kinds) {
        const words = findings[kind];
        const known = faults.find((one) => one.kind === kind);
        if (words === undefined || (words === null && !known)) continue;
        const isWrong = words !== null;
        let told = known?.told ?? null;
        if (
          address &&
          isWrong === (told === null) &&
          (await sendAlert(address, `${salon}: ${words ?? WELL_AGAIN[kind]}`, isAnyWrong))
        )
          told = isWrong ? new Date() : null;
        // At once, and not with what follows: what was told is told.
        await (isWrong || (address && told)
          ? this.dataSource.query(FAULT, [kind, told])
          : this.dataSource.query('DELETE FROM fault WHERE kind = $1', [kind]));
      }
    });
  }

  @Route('GET', 'condition', { answer: Condition })
  async condition(): Promise<Condition> {
    const { TLS_DIR, VERSION_DATE, VERSION_COMMIT, UPDATES } = this.config;
    const [{ backup, certificate, diskUsed, findings }, outdated] = await Promise.all([
      this.look(),
      UPDATES && VERSION_COMMIT ? isOutdated(UPDATES, VERSION_COMMIT) : null,
    ]);
    return {
      faults: kinds.flatMap((kind) => {
        const words = findings[kind];
        return words ? [{ kind, words }] : [];
      }),
      backup,
      certificate: certificate && { until: certificate.until, renews: !TLS_DIR },
      diskUsed,
      version: VERSION_DATE ? { made: new Date(VERSION_DATE), isOutdated: outdated } : null,
    };
  }

  private async look() {
    const now = new Date();
    const { PUBLIC_URL, TLS_ADDRESS, SALON_TIME_ZONE, BLOG_DATABASE_URL } = this.config;
    const { protocol, hostname } = new URL(PUBLIC_URL);
    const [[{ since, known }], backup, certificate, parts, deserted] = await Promise.all([
      this.dataSource.query(
        'SELECT (SELECT min(published_at) FROM site_edition) AS since, ARRAY(SELECT kind FROM fault) AS known',
      ),
      BLOG_DATABASE_URL ? null : backupState(this.dataSource),
      protocol === 'https:' ? certificateAt(TLS_ADDRESS, hostname) : null,
      this.parts(now),
      this.deserted(now),
    ]);
    const readings: Readings = { now, since, known, backup, certificate, deserted, ...parts };
    return { ...readings, findings: judge(readings, SALON_TIME_ZONE) };
  }

  /** The disk of the part that has least room, and the parts that began too often within the last hour. */
  private async parts(now: Date): Promise<Pick<Readings, 'diskUsed' | 'restless'>> {
    const parts = await Promise.all(this.config.PARTS.map(ask));
    const hourAgo = new Date(now.getTime() - HOUR_MS);
    await this.dataSource.query('DELETE FROM part_start WHERE moment < $1', [hourAgo]);
    await this.dataSource.query(
      `INSERT INTO part_start
       SELECT * FROM (
         SELECT * FROM json_to_recordset($1) AS row (part text, moment timestamptz)
         UNION ALL SELECT 'postgres', pg_postmaster_start_time()
       ) AS started WHERE moment >= $2 ON CONFLICT DO NOTHING`,
      [JSON.stringify(parts.flatMap(({ starts }) => starts)), hourAgo],
    );
    const restless: { part: string }[] = await this.dataSource.query(
      `SELECT DISTINCT split_part(part, ':', 1) AS part FROM part_start
       GROUP BY part_start.part HAVING count(*) >= ${MANY_STARTS} ORDER BY part`,
    );
    const used = parts.flatMap(({ diskUsed }) => diskUsed);
    return {
      diskUsed: used.length > 0 ? Math.max(...used) : null,
      restless: restless.map(({ part }) => part),
    };
  }

  /** The last day that is late or over, when nobody has come since it began and many did on this weekday in each week before. */
  private async deserted(now: Date): Promise<string | null> {
    const time = localTime(now, this.config.SALON_TIME_ZONE);
    const day = time >= dateOf(time) + LATE ? dateOf(time) : addDays(dateOf(time), -1);
    const [{ visited, busy }] = await this.dataSource.query(
      `SELECT count(*) FILTER (WHERE day >= $1::date) > 0 AS visited,
         count(*) FILTER (WHERE day < $1 AND ($1::date - day) % 7 = 0 AND n >= ${BUSY}) = ${WEEKS} AS busy
       FROM counts WHERE kind = 'visit' AND day >= $1::date - 7 * ${WEEKS}`,
      [day],
    );
    return busy && !visited ? day : null;
  }
}
