import { localTime } from '@salon/content/hours/localTime';
import { shorten, startWords } from '@salon/content/words/dates';
import type { Post } from '../post.js';
import type { Visibility } from './schedule.js';

const MAX_TITLE = 100;

/** `the post “Monsoon care”` */
export const named = ({ title }: Pick<Post, 'title'>) => `the post “${shorten(title, MAX_TITLE)}”`;

/** What a save did that changed the post for visitors, now or at its date; undefined while it was and stays a draft. */
export function wordsOfSave(
  before: Visibility | undefined,
  after: Visibility & Pick<Post, 'title'>,
  timeZone: string,
): string | undefined {
  const was = before?.state ?? 'draft';
  const post = named(after);
  if (after.state === 'published') return `${was === 'published' ? 'Changed' : 'Published'} ${post}`;
  if (after.state === 'scheduled') {
    const isKept = was === 'scheduled' && before?.date.getTime() === after.date.getTime();
    if (isKept) return `Changed ${post}, which is scheduled`;
    return `Scheduled ${post} for ${startWords(localTime(after.date, timeZone))}`;
  }
  return was === 'draft' ? undefined : `${was === 'published' ? 'Unpublished' : 'Unscheduled'} ${post}`;
}
