import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { touchTarget } from '../../shared/theme/tokens';
import { type Category, listCategories } from '../api/categories';
import { Field, Select } from '../ui/Field';

interface Props {
  category: string;
  /** The category is still the default of a new post. */
  isUntouched: boolean;
  error?: string;
  onChange: (category: string) => void;
}

/** A choice of the owner's categories. A post that has a retired category can keep it. */
export function CategoryField({ category, isUntouched, error, onChange }: Props) {
  const [names, setNames] = useState<string[]>([]);
  const choices = names.includes(category) || category === '' ? names : [category, ...names];

  const show = useEffectEvent((categories: Category[]) => {
    const found = categories.map(({ name }) => name);
    setNames(found);
    const [first] = found;
    if (isUntouched && first && !found.includes(category)) onChange(first);
  });
  useEffect(() => {
    const asking = new AbortController();
    // When the list can't be loaded, the post keeps its category.
    listCategories(asking.signal).then(show, () => undefined);
    return () => asking.abort();
  }, []);

  return (
    <Field
      label="Category"
      error={error}
      hint={<CategoriesLink to="/admin/blog/categories">Change the categories</CategoriesLink>}
    >
      {(control) => (
        <Select
          {...control}
          name="category"
          value={category}
          onChange={({ target }) => onChange(target.value)}
        >
          {category === '' && <option value="">No category</option>}
          {choices.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const CategoriesLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
`;
