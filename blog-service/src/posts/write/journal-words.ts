import { localTime } from '@salon/content/hours/localTime';
import { shorten, startWords } from '@salon/content/words/dates';
import type { Config } from '../../config.js';
import type { Post } from '../post.js';

const MAX_TITLE = 100;

/** `the post “Monsoon care”` */
export const named = ({ title }: Pick<Post, 'title'>) => `the post “${shorten(title, MAX_TITLE)}”`;

type Shown = Pick<Post, 'title' | 'state' | 'date'>;

/** What a save did with a post that is, or was before, more than a draft. */
export function wordsOfSave(after: Shown, before: Shown | undefined, { SALON_TIME_ZONE }: Config): string {
  const was = before?.state ?? 'draft';
  const post = named(after);
  if (after.state === 'draft') return `${was === 'published' ? 'Unpublished' : 'Unscheduled'} ${post}`;
  const isMoved = after.state === 'scheduled' && before?.date.getTime() !== after.date.getTime();
  if (was === after.state && !isMoved) return `Changed ${post}`;
  if (after.state === 'published') return `Published ${post}`;
  return `Scheduled ${post} for ${startWords(localTime(after.date, SALON_TIME_ZONE))}`;
}
