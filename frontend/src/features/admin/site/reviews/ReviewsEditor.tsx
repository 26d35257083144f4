import type { Review } from '../../../../content/site-content';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { Fields } from '../fields/Fieldset';
import { ListEditor } from '../fields/ListEditor';
import { LongTextField, TextField } from '../fields/TextField';
import { ToggleField } from '../fields/ToggleField';
import { newId } from '../newId';
import { shorten } from '../words';

/** Clients' reviews, in the order of the home page. */
export function ReviewsEditor() {
  const { content, change } = useSiteDraft();
  return (
    <ListEditor<Review>
      label="Reviews"
      items={content.reviews}
      keyOf={({ id }) => id}
      nameOf={({ author }) => (author ? `Review by ${author}` : 'A new review')}
      stateOf={({ content, hidden }) => `${hidden ? 'Hidden · ' : ''}${shorten(content, 80)}`}
      onChange={(update, what) =>
        change((draft) => {
          draft.reviews = update(draft.reviews);
        }, what)
      }
      create={() => ({ id: newId('review'), content: '', author: '', location: '', hidden: false })}
      addLabel="Add a review"
      max={100}
      folded
    >
      {(review, index, set) => {
        const path = `reviews[${index}]`;
        return (
          <Fields>
            <LongTextField
              path={`${path}.content`}
              label="What was said"
              rows={4}
              value={review.content}
              onChange={(content) => set({ content })}
            />
            <TextField
              path={`${path}.author`}
              label="First name"
              value={review.author}
              onChange={(author) => set({ author })}
            />
            <TextField
              path={`${path}.location`}
              label="Area of the city"
              value={review.location}
              onChange={(location) => set({ location })}
            />
            <ToggleField
              path={`${path}.hidden`}
              label="Hidden from visitors"
              value={review.hidden}
              onChange={(hidden) => set({ hidden })}
            />
          </Fields>
        );
      }}
    </ListEditor>
  );
}
