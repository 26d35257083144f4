import { dateOf, type LocalDate, type LocalTime } from '@salon/content/hours/localTime';
import { useEffect, useState } from 'react';
import { salonTime } from '../salonDates';

const TICK_MS = 15_000;

/** The local time in the salon's time zone, updated every minute. */
export function useSalonTime(): LocalTime {
  const [now, setNow] = useState(readClock);
  useEffect(() => {
    const timer = setInterval(() => setNow(readClock()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export const useToday = (): LocalDate => dateOf(useSalonTime());

const readClock = () => salonTime(new Date());
