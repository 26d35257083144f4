import { z } from 'zod';
import { dayOf, entry, fault, field, flag, id, inOrder, isDay, line, list, part, text } from '../fields.ts';
import { weekdays } from '../hours/localTime.ts';
import { datesText, dayName, timesText } from '../hours/texts.ts';
import { each } from '../menus.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const TIMES = 'Please enter the time as hours and minutes, as in 10:00.';
const time = () => z.string(TIMES).regex(TIME, TIMES).meta({ maxLength: 5 });

/** `HH:MM`, 24 hours, in the salon's time zone. If `closes` is not later than `opens`, it is on the next day. */
const OpenTime = part('OpenTime', 'times', {
  opens: time(),
  closes: time(),
});
export type OpenTime = z.output<typeof OpenTime>;

/** In the order of the day; only the last may end on the next day. */
const times = (label = 'Times') =>
  field(
    label,
    list('times', OpenTime, { max: 4 }).superRefine((times, context) => {
      for (const [index, { opens }] of times.entries()) {
        const before = times[index - 1];
        if (before && (before.closes <= before.opens || opens < before.closes))
          fault(context, 'These hours start before the ones above them have ended.', [index, 'opens']);
      }
    }),
    {
      control: 'times',
      changeLabel: '',
      change: 'value',
      words: (times: OpenTime[]) => timesText(times) || 'closed',
    },
  );

export const SpecialDays = entry(
  'SpecialDays',
  {
    one: 'special day',
    list: 'Special days',
    nameOf: ({ from, until, reason }: { from: string; until: string; reason: string }) =>
      from && until ? `${datesText(from, until)}${reason && ` (${reason})`}` : reason,
    unnamed: 'Without a date',
    detailsOf: ({ times }: { times: OpenTime[] }) => timesText(times) || 'closed',
  },
  {
    id: id(),
    reason: line('Reason', {
      max: 100,
      help: 'As visitors read it: Pongal. It may be empty.',
      change: 'none',
    }),
    from: field('First day', dayOf('Please choose the first day.'), { control: 'date', change: 'none' }),
    until: field('Last day', dayOf('Please choose the last day.'), { control: 'date', change: 'none' }),
    times: times(),
    isTold: flag('Tell visitors in a notice', {
      ...{ yes: 'told in a notice', no: 'not told in a notice' },
      help: 'Below the header of every page, from three days before until it is over.',
    }),
  },
  inOrder,
);
type Special = z.output<typeof SpecialDays>;
/** What visitors need of them. */
export type SpecialDays = Omit<Special, 'isTold'>;

export const Hours = part('Hours', 'hours', {
  weekly: part(
    'WeeklyHours',
    'weekly hours',
    each(weekdays, (day) => times(dayName(day))),
  ),
  special: list('closed and special days', SpecialDays, { max: 100 }),
  // Hers may be the very hours that a fresh site has.
  isConfirmed: flag('Opening hours', { yes: 'confirmed', no: 'to be confirmed', control: 'none' }),
});
/** What visitors need of them. */
export interface Hours {
  weekly: z.output<typeof Hours>['weekly'];
  special: SpecialDays[];
}

const isMoment = (value: string) =>
  isDay(value.slice(0, 10)) && value[10] === 'T' && TIME.test(value.slice(11));

export const moment = (sentence: string) =>
  text(sentence, {
    is: isMoment,
    maxLength: 16,
    pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]$/,
  });
