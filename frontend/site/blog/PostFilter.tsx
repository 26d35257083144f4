import styled from '@emotion/styled';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type PostList, type PostQuery, shownCategory } from '../../shared/post/types';
import { color, fontSize, media, radius, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { useArrived } from './useArrived';

interface Props {
  query: PostQuery;
  /** The result of the query. */
  list: PostList | Promise<PostList | null> | null;
  /** Category names to choose from. */
  categories: string[];
}

/** Without scripts this is a plain form; with scripts a category applies as soon as it is chosen. Needs a key per query. */
export function PostFilter({ query, list, categories }: Props) {
  const navigate = useNavigate();
  const chosen = shownCategory(query, useArrived(list)) ?? '';
  // A retired category can no longer be chosen, but it stays in the list while it is the one that is shown.
  const names = chosen && !categories.includes(chosen) ? [...categories, chosen] : categories;
  const [q, setQ] = useState(query.q ?? '');

  const show = (category: string) => {
    const search = new URLSearchParams();
    if (category) search.set('category', category);
    if (q.trim()) search.set('q', q.trim());
    navigate(`/blog?${search}`, { preventScrollReset: true });
  };

  return (
    <FilterForm
      role="search"
      action="/blog"
      onSubmit={(event) => {
        event.preventDefault();
        show(chosen);
      }}
    >
      <label>
        Category
        <select
          key={chosen}
          name="category"
          defaultValue={chosen}
          onChange={(event) => show(event.target.value)}
        >
          <option value="">All categories</option>
          {names.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
      </label>
      <label>
        Search
        <input
          type="search"
          name="q"
          value={q}
          onChange={(event) => setQ(event.target.value)}
          maxLength={100}
        />
      </label>
      <Button type="submit">Search</Button>
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
  select, input {
    min-height: 3rem;
    width: 100%;
    padding: ${space[2]} ${space[3]};
    font-size: ${fontSize.field};
    font-weight: 400;
    background: ${color.card};
    border: 1px solid ${color.inkSoft};
    border-radius: ${radius};
  }
`;
