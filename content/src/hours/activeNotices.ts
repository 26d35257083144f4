import type { Notice } from '../description/notices.ts';
import type { LocalTime } from './localTime.ts';

/** In a file of its own: the frame around every page needs nothing else of what the clock changes. */
export const activeNotices = (notices: Notice[], now: LocalTime): Notice[] =>
  notices.filter(({ from, until }) => from <= now && now < until);
