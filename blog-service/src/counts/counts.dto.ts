import { SHORT_ADDRESS } from '@salon/content/description/shortcuts';
import { z } from 'zod';

const acts = ['seen', 'chat', 'call', 'directions', 'email', 'share', 'unfound', 'enquiry'] as const;
const speeds = ['lcp', 'inp', 'cls'] as const;
/** Besides acts: a visit has begun, by somebody who was not here on that day, from where, by which tag. */
export const kinds = [...acts, ...speeds, 'visit', 'visitor', 'from', 'tag'] as const;
export type Kind = (typeof kinds)[number];
export const isSpeed = (kind: Kind) => (speeds as readonly Kind[]).includes(kind);

const Speed = z.strictObject({ kind: z.enum(speeds), detail: z.enum(['good', 'middling', 'slow']) });
const Act = z.strictObject({ kind: z.enum(acts), detail: z.string().max(200).optional() });
const Acts = z.array(z.union([Speed, Act])).min(1);
const text = (max: number, pattern: RegExp) => z.string().max(max).regex(pattern);

/** What a page tells of a visit. */
export const Report = z
  .strictObject({
    page: text(200, /^\//),
    new: z.boolean().optional(),
    // Some hosts have an underscore or a bracket: then it is the visit that counts.
    from: text(100, /^[a-zA-Z0-9.:-]+$/)
      .optional()
      .catch(undefined),
    tag: text(30, SHORT_ADDRESS).optional(),
    acts: Acts.max(10),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;

export const Asked = z.object({
  period: z.enum(['week', 'month', 'year'], 'Please choose week, month or year.'),
});
export type Asked = z.infer<typeof Asked>;

const DAY = z.string().meta({ format: 'date' });
const N = z.int().min(0);
const Days = z.object({ from: DAY, to: DAY });
const Day = z.object({ day: DAY, visits: N, visitors: N.nullable(), chats: N });
const Counted = z.object({ kind: z.enum(kinds), n: N, before: N });
const Named = Counted.extend({ name: z.string().max(300) });
/** The most names of a kind in an answer. */
export const MOST_NAMES = 30;

/** Visitors of several days can't be added up: they are missing for months and in all. */
export const Counts = Days.extend({
  before: Days,
  days: z.array(Day).max(30),
  kinds: z.array(Counted).max(kinds.length),
  names: z.array(Named).max(kinds.length * MOST_NAMES),
}).meta({ id: 'Counts' });
export type Counts = z.infer<typeof Counts>;
