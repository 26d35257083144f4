import { Body, Controller, Logger, type OnApplicationShutdown, Query, Req } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ApiBody, getSchemaPath } from '@nestjs/swagger';
import type { SiteContent } from '@salon/content/description';
import { isStorable, oneLine } from '@salon/content/text';
import { Route } from '@salon/service-kit/access';
import { lockedTransaction } from '@salon/service-kit/database';
import { Metrics } from '@salon/service-kit/metrics';
import { invalidField } from '@salon/service-kit/validation';
import type { FastifyRequest } from 'fastify';
import { isBot } from 'isbot';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { EditionsService } from '../editions/editions.service.js';
import { Asked, Counts, isSpeed, type Kind, kinds, Report } from './counts.dto.js';
import { isOnOffer, type Page, pageAt } from './known-page.js';
import { readCounts } from './read-counts.js';
import { Visitors } from './visitors.js';

/** The id of an advisory lock: any number, but the same in all replicas. */
const COUNTS_LOCK = 3009;
/** The most pages and details of a kind on a day. What is more adds up as other. */
const MOST_DIFFERENT = 300;
/** The most different counts in memory. What is more is dropped. */
const MOST_WAITING = 5_000;
const BOUNDS = { bytes: 2 * 1024, tooLarge: 'A report may have at most 2 KB.', depth: 4, values: 50 };
const MAX_WORDS = 40;
const OTHER = 'other';
const SUMS = ['visit under 2000', 'visit 2000 to 5000', 'visit over 5000'];

type Counted = [Kind, page?: string, detail?: string];

/** Adds up what pages report, and writes it each minute. What can't be written is dropped: no visit waits for it. */
@Controller('api')
export class CountsController implements OnApplicationShutdown {
  private readonly logger = new Logger(CountsController.name);
  /** What is not written yet. */
  private waiting = new Map<string, { day: string; kind: Kind; page: string; detail: string; n: number }>();
  private readonly visitors = new Visitors();
  private readonly localDay;
  private readonly acts;
  private readonly dropped;

  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    { SALON_TIME_ZONE: timeZone }: Config,
    metrics: Metrics,
  ) {
    this.localDay = new Intl.DateTimeFormat('sv', { timeZone });
    this.acts = metrics.counter('site_acts_total', 'What visitors did', ['kind', 'page', 'detail']);
    this.dropped = metrics.counter('site_reports_dropped_total', 'What was not counted', ['reason']);
    for (const kind of kinds) this.acts.inc({ kind, page: '', detail: '' }, 0);
    for (const reason of ['asked', 'bot', 'page', 'full', 'database']) this.dropped.inc({ reason }, 0);
  }

  @Route('POST seen', 'nothing', { body: BOUNDS, isUnlogged: true })
  @ApiBody({ schema: { $ref: getSchemaPath('Report') } })
  async count(@Body() sent: unknown, @Req() { ip, headers }: FastifyRequest): Promise<void> {
    const { data: report, error } = Report.safeParse(sent);
    if (error) throw invalidField(error.issues[0]?.path.join('.') ?? '', 'This is not a report of a visit.');
    const { 'user-agent': agent = '', dnt, 'sec-gpc': gpc } = headers;
    if (dnt === '1' || gpc === '1') return void this.dropped.inc({ reason: 'asked' });
    if (!isBrowser(agent)) return void this.dropped.inc({ reason: 'bot' });
    const { content } = await this.editions.current();
    const page = await pageAt(report.page, content, this.dataSource);
    if (!page) return void this.dropped.inc({ reason: 'page' });
    const counted = report.acts.map((act) => countedAs(act, page, content));
    this.add(report, counted, `${ip} ${agent}`);
  }

  private add({ new: isNew, from, tag, acts }: Report, counted: Counted[], who: string): void {
    const day = this.today();
    if (isNew && acts.some(({ kind }) => kind === 'seen')) {
      counted.push(['visit']);
      if (this.visitors.isNew(day, who)) counted.push(['visitor']);
      if (from !== undefined) counted.push(['from', '', from.toLowerCase()]);
      if (tag !== undefined) counted.push(['tag', '', tag]);
    }
    for (const [kind, page = '', detail = ''] of counted) {
      this.acts.inc(isSpeed(kind) ? { kind, page, detail } : { kind, page: '', detail: '' });
      const key = JSON.stringify([day, kind, page, detail]);
      const row = this.waiting.get(key) ?? { day, kind, page, detail, n: 0 };
      row.n += 1;
      if (row.n > 1 || this.waiting.size < MOST_WAITING) this.waiting.set(key, row);
      else this.dropped.inc({ reason: 'full' });
    }
  }

  /** Writes what was counted, in one replica at a time, so that the bounds hold for all of them together. */
  @Interval(60_000)
  async flush(): Promise<void> {
    const rows = [...this.waiting.values()];
    this.waiting = new Map();
    this.visitors.forget(this.today());
    if (rows.length === 0) return;
    try {
      await this.write(WAITING, JSON.stringify(rows));
    } catch (error) {
      this.dropped.inc({ reason: 'database' }, rows.length);
      this.logger.warn({ msg: 'What was counted could not be written', err: error });
    }
  }

  /** After the last request, and before the database is closed. */
  onApplicationShutdown = () => this.flush();

  @Route('GET counts', 'visitor figures', { answer: Counts })
  async counted(@Query({ schema: Asked }) { period }: Asked): Promise<Counts> {
    await this.flush();
    return readCounts(this.dataSource, period, this.today());
  }

  /** Adds up days older than 25 months into the first of their month; not visitors, who may be the same on other days. */
  @Interval(10 * 60 * 1000)
  async addUpMonths(): Promise<void> {
    const old = `DELETE FROM counts WHERE day < date_trunc('month', $1::date - interval '25 months') AND`;
    await this.dataSource.query(`${old} kind = 'visitor'`, [this.today()]);
    const months = "RETURNING date_trunc('month', day)::date AS day, kind, page, detail, n";
    await this.write(`${old} day > date_trunc('month', day) ${months}`, this.today());
  }

  private async write(rows: string, given: string): Promise<void> {
    await lockedTransaction(this.dataSource, COUNTS_LOCK, (manager) => manager.query(addTo(rows), [given]));
  }

  private today = () => this.localDay.format(new Date());
}

/** Programs name themselves, and so do the previews of chats; some by names that isbot does not know. */
const isBrowser = (agent: string) => /^(Mozilla|Opera)\//.test(agent) && !isBot(agent);

function countedAs({ kind, detail = '' }: Report['acts'][number], page: Page, content: SiteContent): Counted {
  if (kind === 'seen') return [kind, page.path];
  if (kind === 'unfound') return [kind, '', wordsOf(detail)];
  if (isSpeed(kind)) return [kind, page.kind, detail];
  if (kind !== 'chat' || detail === '') return [kind];
  return [kind, '', SUMS.includes(detail) || isOnOffer(detail, content) ? detail : OTHER];
}

/** What was looked for, unless it could tell who looked: a phone number, an e-mail address. */
function wordsOf(text: string): string {
  const words = oneLine(text).toLowerCase();
  const isPersonal = /@|(\p{Nd}\P{Nd}{0,2}){6}/u.test(words.normalize('NFKC'));
  return words.length > MAX_WORDS || isPersonal || !isStorable(words) ? OTHER : words;
}

const WAITING =
  'SELECT * FROM json_to_recordset($1) AS row (day date, kind text, page text, detail text, n bigint)';
/** Adds rows to the counts of their days. When a kind has as many different ones as it may have, the rarest add up as other. */
const addTo = (rows: string) => `
  WITH added AS (${rows}),
  summed AS (SELECT day, kind, page, detail, sum(n) AS n FROM added GROUP BY 1, 2, 3, 4),
  stored AS (SELECT * FROM counts WHERE day IN (SELECT day FROM added)),
  had AS (SELECT day, kind, count(*) AS different FROM stored GROUP BY 1, 2),
  placed AS (
    SELECT day, kind, page, detail, summed.n,
      stored.n IS NOT NULL OR coalesce(different, 0)
        + row_number() OVER (PARTITION BY day, kind, stored.n IS NULL ORDER BY summed.n DESC) <= ${MOST_DIFFERENT} AS fits
    FROM summed LEFT JOIN stored USING (day, kind, page, detail) LEFT JOIN had USING (day, kind)
  )
  INSERT INTO counts AS known (day, kind, page, detail, n)
  SELECT day, kind, CASE WHEN fits THEN page ELSE '' END, CASE WHEN fits THEN detail ELSE '${OTHER}' END, sum(n)
  FROM placed GROUP BY 1, 2, 3, 4
  ON CONFLICT (day, hashtextextended(kind || ' ' || page || ' ' || detail, 0)) DO UPDATE SET n = known.n + excluded.n`;
