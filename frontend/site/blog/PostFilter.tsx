import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/content/paths';
import { type PostList, type PostQuery, queryString, shownCategory } from '../../shared/post/types';
import { fieldBox, fontSize, media, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { useArrived } from './useArrived';

/** Of the posts, to which a search scrolls. */
export const LIST_ID = 'posts';

interface Props {
  query: PostQuery;
  /** The result of the query. */
  found: { list: PostList | null } | Promise<{ list: PostList | null }>;
  /** Category names to choose from. */
  categories: string[];
}

/** Without scripts this is a plain form; with scripts a category applies as soon as it is chosen. Needs a key per query. */
export function PostFilter({ query, found, categories }: Props) {
  const navigate = useNavigate();
  const chosen = shownCategory(query, useArrived(found)?.list) ?? '';
  // A retired category can no longer be chosen, but it stays in the list while it is the one that is shown.
  const names = chosen && !categories.includes(chosen) ? [...categories, chosen] : categories;
  const action = useHref(paths.blog);
  const form = useRef<HTMLFormElement>(null);

  const said = (name: string) => String(new FormData(form.current ?? undefined).get(name) ?? '').trim();
  const show = () => {
    const [category, q] = [said('category'), said('q')];
    const asked = { ...(category && { category }), ...(q && { q }) };
    navigate(`/blog?${queryString(asked)}#${LIST_ID}`);
  };
  // A visitor may have chosen before the scripts came.
  const takeUp = useEffectEvent(() => {
    if (said('category') !== chosen) show();
  });
  useEffect(() => takeUp(), []);

  return (
    <FilterForm
      ref={form}
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <label>
        {say('Category')}
        <select key={chosen} name="category" defaultValue={chosen} onChange={show}>
          <option value="">{say('All categories')}</option>
          {names.map((category) => (
            <option key={category} value={category}>
              {say(category)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('Search')}
        <input type="search" name="q" defaultValue={query.q} maxLength={100} />
      </label>
      <Button type="submit">{say('Search')}</Button>
    </FilterForm>
  );
}

const FilterForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: end;
  margin-bottom: ${space[12]};
  label { flex: 1 1 8rem; min-width: 0; display: grid; gap: ${space[1]}; font-size: ${fontSize.small}; font-weight: 600; }
  label:first-of-type { flex-basis: 100%; }
  ${media.tablet} {
    label { flex: 1 1 12rem; max-width: 24rem; }
    label:first-of-type { flex: none; width: 16rem; }
  }
  select, input { ${fieldBox} width: 100%; font-weight: 400; }
`;
