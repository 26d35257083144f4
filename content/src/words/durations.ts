import { say } from './say.ts';

const HALF_HOUR = 30;

/** By quarters of an hour. */
export const FRACTIONS = ['', '¼', '½', '¾'];

const hours = (minutes: number) =>
  `${Math.floor(minutes / 60) || ''}${FRACTIONS[Math.floor((minutes % 60) / 15)]}`;

/** `45 mins`, `1 hour`, `2¼ hours`, rounded to a quarter of an hour. */
export function minutesWords(minutes: number): string {
  const rounded = Math.max(15, Math.round(minutes / 15) * 15);
  if (rounded < 60) return say('{count} mins', { count: rounded });
  return say(rounded === 60 ? '{count} hour' : '{count} hours', { count: hours(rounded) });
}

const AMOUNT = /([\d¼½¾–-]+) (mins|hours?)\b/g;

/** Pages and visits have amounts of time in English, as they are read again, to be added up. */
export const saidDuration = (duration: string): string =>
  duration
    .replace(AMOUNT, (_, count, unit) => say(`{count} ${unit}`, { count }))
    .replace(/^about (?=[\d¼½¾])(.*)/, (_, time) => say('about {time}', { time }));

/** A duration as pages show it: `45-60 mins` with its dash, `180-300 mins` as `3–5 hours`, other texts unchanged. */
export const formatDuration = (duration: string): string =>
  saidDuration(
    duration
      .replace(/(\d+)(?:-(\d+))? mins/g, (minutes: string, from: string, until = from) => {
        const isLong = Number(until) >= 120;
        const isEven = [from, until].every((end) => Number(end) % HALF_HOUR === 0);
        if (!isLong || !isEven) return minutes;
        return `${from === until ? '' : `${hours(Number(from))}–`}${hours(Number(until))} hours`;
      })
      .replace(/(\d)-(\d)/g, '$1–$2'),
  );
