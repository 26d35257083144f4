const HALF_HOUR = 30;

const hours = (minutes: number) =>
  `${Math.floor(minutes / 60) || ''}${minutes % 60 === HALF_HOUR ? '½' : ''}`;

/** A duration as pages show it: `45-60 mins` with its dash, `180-300 mins` as `3–5 hours`, other texts unchanged. */
export const formatDuration = (duration: string): string =>
  duration
    .replace(/(\d+)(?:-(\d+))? mins/g, (minutes: string, from: string, until = from) => {
      const isLong = Number(until) >= 120;
      const isEven = [from, until].every((end) => Number(end) % HALF_HOUR === 0);
      if (!isLong || !isEven) return minutes;
      return `${from === until ? '' : `${hours(Number(from))}–`}${hours(Number(until))} hours`;
    })
    .replace(/(\d)-(\d)/g, '$1–$2');
