import styled from '@emotion/styled';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { touchTarget } from '../../shared/theme/tokens';
import { listCategories } from '../api/categories';
import { Field, Select } from '../ui/Field';
import { useLoaded } from '../useLoaded';
import { emptyValues, type PostFieldProps } from './postValues';

/** A choice of the owner's categories. A post that has a retired category can keep it, also when the list can't be loaded. */
export function CategoryField({ name, value: category, error, onChange }: PostFieldProps) {
  const { value: categories } = useLoaded(listCategories, '');
  const names = categories?.map(({ name }) => name) ?? [];
  const choices = names.includes(category) || category === '' ? names : [category, ...names];

  /** The default of a new post may have been renamed. */
  const chooseFirst = useEffectEvent(() => {
    const [first] = names;
    if (first && category === emptyValues.category && !names.includes(category)) onChange(first);
  });
  useEffect(() => chooseFirst(), [categories]);

  return (
    <Field
      label="Category"
      error={error}
      hint={<CategoriesLink to="/admin/blog/categories">Change the categories</CategoriesLink>}
    >
      {(control) => (
        <Select {...control} name={name} value={category} onChange={({ target }) => onChange(target.value)}>
          {category === '' && <option value="">No category</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
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
