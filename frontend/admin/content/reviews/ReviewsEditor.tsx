import type { Review } from '@salon/content/description';
import { shorten } from '@salon/content/words/dates';
import { EntriesEditor } from '../entries/EntriesEditor';

/** Clients' reviews, in the order of the home page. */
export function ReviewsEditor() {
  return (
    <EntriesEditor<Review>
      list="reviews"
      label="Reviews"
      addLabel="Add a review"
      kind="review"
      stateOf={({ content, hidden }) => `${hidden ? 'Hidden · ' : ''}${shorten(content, 80)}`}
    />
  );
}
