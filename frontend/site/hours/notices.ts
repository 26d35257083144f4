import type { Notice } from '@salon/content/description';
import type { LocalTime } from '@salon/content/hours/localTime';

export const activeNotices = (notices: Notice[], now: LocalTime): Notice[] =>
  notices.filter(({ from, until }) => from <= now && now < until);
