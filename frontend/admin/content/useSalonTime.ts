import type { LocalTime } from '@salon/content/hours/localTime';
import { useState } from 'react';
import { useOften } from '../../shared/ui/useOften';
import { salonTime } from '../salonDates';

const TICK_MS = 15_000;

/** The local time in the salon's time zone, updated every minute. */
export function useSalonTime(): LocalTime {
  const [now, setNow] = useState(readClock);
  useOften(() => setNow(readClock()), TICK_MS);
  return now;
}

const readClock = () => salonTime(new Date());
