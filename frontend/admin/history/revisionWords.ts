import { salon } from '../../shared/content/salon';
import type { RevisionSummary } from '../api/posts';
import { whenWords } from '../content/when';

const reasons: Record<RevisionSummary['reason'], string> = {
  published: 'Published',
  updated: 'Updated',
  writing: 'While it was written',
  restored: 'Brought back',
  conflict: 'Written while another device saved',
};

export const reasonWords = ({ reason }: RevisionSummary) => reasons[reason];

/** `today at 10:42 am`. */
export const dateWords = ({ date }: RevisionSummary) => whenWords(date, new Date(), salon.timeZone);
