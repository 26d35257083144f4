import type { Notice } from '../../content/site-content';
import type { LocalTime } from './localTime';

export const activeNotices = (notices: Notice[], now: LocalTime): Notice[] =>
  notices.filter(({ from, until }) => from <= now && now < until);
