import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { EditionsService } from '../editions/editions.service.js';
import { type Findings, type Kind, kinds, WELL_AGAIN } from './findings.js';

const TIMEOUT_MS = 10_000;
/** What could not be sent is tried again after this. */
const RETRY = "interval '10 minutes'";

/** Tells the address in ALERT_URL what is wrong, once, and once when it is well again. */
@Injectable()
export class Alerts {
  private readonly logger = new Logger(Alerts.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly config: Config,
  ) {}

  /** Keeps what is wrong, `known` being what was, and tells what has changed. What can't be known now stays as it was. */
  async keep(findings: Findings, known: string[], now: Date): Promise<void> {
    const { ALERT_URL: address } = this.config;
    const isAnyWrong = Object.values(findings).some(Boolean);
    for (const kind of kinds) {
      const words = findings[kind];
      if (words === undefined || (words === null && !known.includes(kind))) continue;
      if (words !== null)
        await this.dataSource.query('INSERT INTO fault (kind) VALUES ($1) ON CONFLICT DO NOTHING', [kind]);
      if (address && (await this.claim(kind, words === null, now))) {
        if (!(await this.send(address, words ?? WELL_AGAIN[kind], isAnyWrong))) continue;
        await this.dataSource.query('UPDATE fault SET told = $2 WHERE kind = $1', [kind, words && now]);
      }
      // Nobody knows of it, or everybody that it is over.
      const over = `DELETE FROM fault WHERE kind = $1 ${address ? 'AND told IS NULL' : ''}`;
      if (words === null) await this.dataSource.query(over, [kind]);
    }
  }

  /** Whether there is something to tell, and nobody else tells it: of several replicas one changes the row. */
  private async claim(kind: Kind, isWell: boolean, now: Date): Promise<boolean> {
    const [, claimed] = await this.dataSource.query(
      `UPDATE fault SET tried = $3
       WHERE kind = $1 AND (told IS NOT NULL) = $2 AND coalesce(tried <= $3::timestamptz - ${RETRY}, true)`,
      [kind, isWell, now],
    );
    return claimed === 1;
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
