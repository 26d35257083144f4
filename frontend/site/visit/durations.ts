export interface Minutes {
  from: number;
  to: number;
}

const same = (minutes: number): Minutes => ({ from: minutes, to: minutes });

const inWords: Record<string, Minutes> = {
  'half an hour': same(30),
  'an hour': same(60),
  'half day': same(240),
  'half a day': same(240),
};

/** `1 hr 30 mins`, `1.5 hours`, `45 min` */
const AMOUNT = /^(?:([\d.]+)\s*h(?:(?:ou)?rs?)?\.?)?\s*(?:(?:and\s+)?([\d.]+)\s*min(?:ute)?s?\.?)?$/;
const NUMBER = /^[\d.]+$/;

/** The minutes in a text such as `45-60 mins`, `2-3 hrs` or `Half day`; undefined for a text that can't be added up. */
export function minutesOf(duration = ''): Minutes | undefined {
  const text = duration
    .trim()
    .toLowerCase()
    .replace(/^about\s+/, '');
  if (Object.hasOwn(inWords, text)) return inWords[text];
  const [first = '', second = first, ...more] = text.split(/\s*[-–—]\s*|\s+to\s+/);
  const to = amount(second);
  // `2-3 hrs`: the first number has the unit of the second.
  const from = NUMBER.test(first) ? Number(first) * (/h/.test(second) ? 60 : 1) : amount(first);
  return more.length === 0 && from && to && from <= to ? { from, to } : undefined;
}

function amount(text: string): number | undefined {
  const [, hours = 0, minutes = 0] = AMOUNT.exec(text) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total > 0 ? total : undefined;
}

/** `45 min`, `2 h`, `2 h 15 min`, rounded to a quarter of an hour. */
export function minutesText(minutes: number): string {
  const quarters = Math.max(1, Math.round(minutes / 15));
  const [hours, rest] = [Math.floor(quarters / 4), (quarters % 4) * 15];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
