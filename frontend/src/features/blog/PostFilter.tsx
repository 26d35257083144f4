import styled from '@emotion/styled';
import { Form, useSubmit } from 'react-router-dom';
import { color, radius, size, space, wide } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { categories, type PostQuery } from './types';

/** Works as a plain form too; with scripts the category applies as soon as it is chosen. */
export function PostFilter({ query }: { query: PostQuery }) {
  const submit = useSubmit();
  return (
    <Bar role="search" action="/blog" preventScrollReset key={`${query.category}|${query.q}`}>
      <label>
        Category
        <select
          name="category"
          defaultValue={query.category ?? ''}
          onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
        >
          <option value="">All categories</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
      </label>
      <label>
        Search
        <input type="search" name="q" defaultValue={query.q} maxLength={100} />
      </label>
      <Button type="submit">Search</Button>
    </Bar>
  );
}

const Bar = styled(Form)`
  display: grid;
  gap: ${space[4]};
  align-items: end;
  margin-bottom: ${space[12]};
  ${wide.tablet} { grid-template-columns: 16rem minmax(0, 24rem) auto; justify-content: start; }
  label { display: grid; gap: ${space[1]}; font-size: ${size.small}; color: ${color.inkSoft}; }
  select, input {
    min-height: 3rem;
    width: 100%;
    padding: ${space[2]} ${space[3]};
    font-size: ${size.field};
    color: ${color.ink};
    background: ${color.card};
    border: 1px solid ${color.inkSoft};
    border-radius: ${radius};
  }
`;
