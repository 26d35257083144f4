import { Body, Controller, Query, Req } from '@nestjs/common';
import type { SiteContent } from '@salon/content/description';
import { dateOf, localTime } from '@salon/content/hours/localTime';
import { isStorable, oneLine } from '@salon/content/text';
import { Route } from '@salon/service-kit/access';
import { Metrics } from '@salon/service-kit/metrics';
import type { FastifyRequest } from 'fastify';
import { isBot } from 'isbot';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { EditionsService } from '../editions/editions.service.js';
import { Asked, Counts, isSpeed, type Kind, kinds, Report } from './counts.dto.js';
import { isOnOffer, type Page, pageAt } from './known-page.js';
import { readCounts } from './read-counts.js';

const BOUNDS = { bytes: 2 * 1024, tooLarge: 'A report may have at most 2 KB.', depth: 4, values: 50 };
/** About the most pages and details of a kind on a day. What is more adds up as other. */
const MOST_DIFFERENT = 300;
const MAX_WORDS = 40;
const OTHER = 'other';
const SUMS = ['visit under 2000', 'visit 2000 to 5000', 'visit over 5000'];

/** How often something was done on a page, and which of its kind. */
interface Counted {
  kind: Kind;
  page?: string;
  detail?: string;
}

/** Adds up what pages report by the day. What can't be written is dropped: no visit waits for it. */
@Controller('api')
export class CountsController {
  private readonly acts;
  private readonly dropped;

  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly config: Config,
    metrics: Metrics,
  ) {
    this.acts = metrics.counter('site_acts_total', 'What visitors did', ['kind', 'page', 'detail']);
    this.dropped = metrics.counter('site_reports_dropped_total', 'What was not counted', ['reason']);
    for (const kind of kinds) this.acts.inc({ kind, page: '', detail: '' }, 0);
    for (const reason of ['asked', 'bot', 'page']) this.dropped.inc({ reason }, 0);
  }

  @Route('POST seen', 'nothing', { body: BOUNDS, isUnlogged: true })
  async count(@Body({ schema: Report }) report: Report, @Req() { headers }: FastifyRequest): Promise<void> {
    const { 'user-agent': agent = '', dnt, 'sec-gpc': gpc } = headers;
    if (dnt === '1' || gpc === '1') return void this.dropped.inc({ reason: 'asked' });
    if (!isBrowser(agent)) return void this.dropped.inc({ reason: 'bot' });
    const { content } = await this.editions.current();
    const page = await pageAt(report.page, content, this.dataSource);
    if (!page) return void this.dropped.inc({ reason: 'page' });
    const { new: isNew, from, tag, acts } = report;
    const counted = acts.filter(({ kind }) => !isSpeed(kind)).map((act) => countedAs(act, page, content));
    if (isNew && acts.some(({ kind }) => kind === 'seen')) {
      counted.push({ kind: 'visit' });
      if (from !== undefined) counted.push({ kind: 'from', detail: from.toLowerCase() });
      if (tag !== undefined) counted.push({ kind: 'tag', detail: tag });
    }
    for (const { kind, detail } of acts) if (isSpeed(kind)) this.acts.inc({ kind, page: page.kind, detail });
    for (const { kind } of counted) this.acts.inc({ kind, page: '', detail: '' });
    if (counted.length > 0) await this.dataSource.query(ADD, [this.today(), JSON.stringify(counted)]);
  }

  @Route('GET counts', 'visitor figures', { answer: Counts })
  counted(@Query({ schema: Asked }) { period }: Asked): Promise<Counts> {
    return readCounts(this.dataSource, period, this.today());
  }

  private today = () => dateOf(localTime(new Date(), this.config.SALON_TIME_ZONE));
}

/** Programs name themselves, and so do the previews of chats; some by names that isbot does not know. */
const isBrowser = (agent: string) => /^(Mozilla|Opera)\//.test(agent) && !isBot(agent);

function countedAs({ kind, detail = '' }: Report['acts'][number], page: Page, content: SiteContent): Counted {
  if (kind === 'seen') return { kind, page: page.path };
  if (kind === 'unfound') return { kind, detail: wordsOf(detail) };
  if (kind !== 'chat' || detail === '') return { kind };
  return { kind, detail: SUMS.includes(detail) || isOnOffer(detail, content) ? detail : OTHER };
}

/** What was looked for, unless it could tell who looked: a phone number, an e-mail address. */
function wordsOf(text: string): string {
  const words = oneLine(text).toLowerCase();
  const isPersonal = /@|(\p{Nd}\P{Nd}{0,2}){6}/u.test(words.normalize('NFKC'));
  return words.length > MAX_WORDS || isPersonal || !isStorable(words) ? OTHER : words;
}

const ADD_UP = `ON CONFLICT (day, hashtextextended(kind || ' ' || page || ' ' || detail, 0)) DO UPDATE SET n = known.n + excluded.n`;

/** Adds to the counts of a day, in an order in which no two reports wait for each other. */
const ADD = `
  WITH added AS (
    SELECT kind, coalesce(page, '') AS page, coalesce(detail, '') AS detail
    FROM json_to_recordset($2) AS row (kind text, page text, detail text)
  ),
  placed AS (
    SELECT *, EXISTS (SELECT FROM counts WHERE day = $1 AND (kind, page, detail) = (added.kind, added.page, added.detail))
      OR (SELECT count(*) FROM counts WHERE day = $1 AND kind = added.kind) < ${MOST_DIFFERENT} AS fits
    FROM added
  )
  INSERT INTO counts AS known (day, kind, page, detail, n)
  SELECT $1::date, kind, CASE WHEN fits THEN page ELSE '' END, CASE WHEN fits THEN detail ELSE '${OTHER}' END, count(*)
  FROM placed GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
  ${ADD_UP}`;

/** Adds up days older than 25 months into the first of their month, as the privacy policy says. */
export const ADD_UP_MONTHS = `
  WITH old AS (
    DELETE FROM counts
    WHERE day < date_trunc('month', now() - interval '25 months') AND day > date_trunc('month', day) RETURNING *
  )
  INSERT INTO counts AS known (day, kind, page, detail, n)
  SELECT date_trunc('month', day)::date, kind, page, detail, sum(n) FROM old GROUP BY 1, 2, 3, 4
  ${ADD_UP}`;
