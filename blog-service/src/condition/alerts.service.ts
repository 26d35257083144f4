import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { EditionsService } from '../editions/editions.service.js';
import { type Findings, kinds, WELL_AGAIN } from './findings.js';

const TIMEOUT_MS = 10_000;
/** The id of an advisory lock: any number, but the same in all replicas. */
const ALERTS_LOCK = 3010;
const FAULT =
  'INSERT INTO fault (kind, told) VALUES ($1, $2) ON CONFLICT (kind) DO UPDATE SET told = excluded.told';

/** Tells the address in ALERT_URL what is wrong, once, and once when it is well again. */
@Injectable()
export class Alerts {
  private readonly logger = new Logger(Alerts.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly config: Config,
  ) {}

  /**
   * Keeps what is wrong, and tells what has changed since it was told, in one replica at a time. What can't be known now stays as it
   * was; what could not be sent is tried again the next time.
   */
  async keep(findings: Findings): Promise<void> {
    const { ALERT_URL: address } = this.config;
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
          (await this.send(address, words ?? WELL_AGAIN[kind], isAnyWrong))
        )
          told = isWrong ? new Date() : null;
        // At once, and not with what follows: what was told is told.
        await (isWrong || (address && told)
          ? this.dataSource.query(FAULT, [kind, told])
          : this.dataSource.query('DELETE FROM fault WHERE kind = $1', [kind]));
      }
    });
  }

  /** Neither the address nor what answers there is logged: the address is a secret. */
  private async send(address: string, words: string, isAnyWrong: boolean): Promise<boolean> {
    try {
      const { content } = await this.editions.current();
      const { host } = new URL(this.config.PUBLIC_URL);
      const [url, sent] = formatted(address, `${content.salon.name} (${host}): ${words}`, isAnyWrong);
      const { ok, status, body } = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...sent,
      });
      await body?.cancel();
      if (!ok) this.logger.warn({ msg: NOT_SENT, status });
      return ok;
    } catch (error) {
      const { name, cause } = Object(error);
      this.logger.warn({ msg: NOT_SENT, reason: cause?.code ?? name });
      return false;
    }
  }
}

const NOT_SENT = 'An alert could not be sent to ALERT_URL; it is tried again';

/** Chats want JSON; healthchecks.io the state in the address; ntfy and most others plain text. The address tells which it is. */
function formatted(address: string, text: string, isAnyWrong: boolean): [URL, RequestInit] {
  const url = new URL(address);
  const json = (body: object): [URL, RequestInit] => [
    url,
    { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } },
  ];
  // Slack, Mattermost and Rocket.Chat, Google Chat; Discord.
  if (/^\/(services|hooks|v1\/spaces)\//.test(url.pathname)) return json({ text });
  if (url.pathname.startsWith('/api/webhooks/')) return json({ content: text });
  const isHealthcheck = url.hostname === 'hc-ping.com' || url.pathname.startsWith('/ping/');
  if (isHealthcheck && isAnyWrong) url.pathname += '/fail';
  return [url, { body: text }];
}
