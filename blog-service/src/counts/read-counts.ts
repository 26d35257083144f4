import { addDays, daysBetween, type LocalDate } from '@salon/content/hours/localTime';
import type { DataSource } from 'typeorm';
import { type Asked, MOST_NAMES } from './counts.dto.js';

/** What was counted in a period until a day, and in as many days before. */
export async function readCounts(dataSource: DataSource, period: Asked['period'], to: LocalDate) {
  const from = { week: addDays(to, -6), month: addDays(to, -29), year: monthsUntil(to, 12) }[period];
  const before = { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
  const both = [from, to, before.from, before.to];
  const [days, kinds, names] = await Promise.all([
    dataSource.query(DAYS, [from, to, period === 'year' ? 'month' : 'day']),
    dataSource.query(`SELECT kind, ${COUNTED} GROUP BY kind ORDER BY n DESC, kind`, both),
    dataSource.query(NAMES, both),
  ]);
  return { from, to, before, days, kinds, names };
}

/** The first day of so many months. */
const monthsUntil = (to: LocalDate, months: number): LocalDate =>
  new Date(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5, 7)) - months)).toISOString().slice(0, 10);

const DAYS = `
  SELECT to_char(unit, 'YYYY-MM-DD') AS day,
    coalesce(sum(n) FILTER (WHERE kind = 'visit'), 0)::float8 AS visits,
    CASE WHEN $3 = 'day' THEN coalesce(sum(n) FILTER (WHERE kind = 'visitor'), 0)::float8 END AS visitors,
    coalesce(sum(n) FILTER (WHERE kind = 'chat'), 0)::float8 AS chats
  FROM generate_series($1::date::timestamp, $2::date::timestamp, ('1 ' || $3)::interval) AS unit
  LEFT JOIN counts ON day BETWEEN $1::date AND $2::date AND date_trunc($3, day::timestamp) = unit
  GROUP BY unit ORDER BY unit`;

const COUNTED = `
    coalesce(sum(n) FILTER (WHERE day BETWEEN $1::date AND $2::date), 0)::float8 AS n,
    coalesce(sum(n) FILTER (WHERE day BETWEEN $3::date AND $4::date), 0)::float8 AS before
  FROM counts
  WHERE kind <> 'visitor' AND (day BETWEEN $1::date AND $2::date OR day BETWEEN $3::date AND $4::date)`;

/** What has neither page nor detail, such as a call, has no name. */
const NAMES = `
  SELECT kind, name, n, before FROM (
    SELECT *, row_number() OVER (PARTITION BY kind ORDER BY n DESC, before DESC, name) AS place FROM (
      SELECT kind, trim(page || ' ' || detail) AS name, ${COUNTED} AND page || detail <> ''
      GROUP BY kind, page, detail
    ) AS named
  ) AS placed WHERE place <= ${MOST_NAMES} ORDER BY kind, place`;
