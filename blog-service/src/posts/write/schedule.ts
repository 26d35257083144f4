import { invalidField } from '@salon/service-kit/validation';
import type { Post } from '../post.js';
import type { PostUpdate } from './post.dto.js';

/** Whether visitors see a post, since when, and whether they ever have. */
export type Visibility = Pick<Post, 'state' | 'date' | 'wasPublic'>;

/**
 * The state and date of a post after a save. Publishing with a future date schedules the post. Throws 400 when a post
 * is to be scheduled without a future date.
 */
export function visibilityAfter(
  { state, date }: Pick<PostUpdate, 'state' | 'date'>,
  before: Visibility,
  now: Date,
): Visibility {
  const { wasPublic } = before;
  const wanted = state ?? before.state;
  const asked = date === undefined ? undefined : new Date(date);
  if (wanted === 'draft') return { state: 'draft', date: asked ?? before.date, wasPublic };
  if (wanted === 'scheduled') {
    const chosen = asked ?? before.date;
    if (chosen <= now) throw invalidField('date', 'Please choose a date and time that is still to come.');
    return { state: 'scheduled', date: chosen, wasPublic };
  }
  const chosen = asked ?? (wasPublic && before.date <= now ? before.date : now);
  if (chosen > now) return { state: 'scheduled', date: chosen, wasPublic };
  return { state: 'published', date: chosen, wasPublic: true };
}
