import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '../../shared/ui/Toast';
import { useAttempt, useFieldErrors } from '../api/errors';
import { post, reading, request, requestJson, type Schemas } from '../api/request';
import { useRights } from '../rights';
import { DangerButton, QuietButton, QuietRow } from '../ui/buttons';
import { LineField, SelectField } from '../ui/Field';
import { useLoaded } from '../ui/Loaded';
import { emptyValues, type PostFieldProps } from './postValues';

type Category = Schemas['Category'];

const CATEGORIES = '/api/categories';
const FAILED = 'Server error while saving the category.';

const add = (name: string) => post<Category>(CATEGORIES, { name });

/** A choice of the owner's categories, which are made and renamed here. A post keeps one that was removed since. */
export function CategoryField({ value: category, error, onChange }: PostFieldProps) {
  const toast = useToast();
  const { may } = useRights();
  const attempt = useAttempt();
  const fieldErrors = useFieldErrors('name');
  const { value: categories = [], reload } = useLoaded(reading<Category[]>(CATEGORIES));
  /** The new name that is typed, and why it is refused. */
  const [naming, setNaming] = useState<{ name: string; of?: number; fault?: string }>();
  const names = categories.map(({ name }) => name);
  const chosen = categories.find(({ name }) => name === category);

  /** The default of a new post may have been renamed before. */
  const chooseFirst = useEffectEvent(() => {
    const [first] = names;
    if (first && category === emptyValues.category && !names.includes(category)) onChange(first);
  });
  const areThere = names.length > 0;
  useEffect(() => chooseFirst(), [areThere]);

  async function save() {
    if (!naming) return;
    const name = naming.name.trim();
    try {
      const path = `${CATEGORIES}/${naming.of}`;
      const saved = await (naming.of
        ? requestJson<Category>(path, { method: 'PUT', body: { name } })
        : add(name));
      onChange(saved.name);
      reload();
      setNaming(undefined);
    } catch (failed) {
      setNaming({ ...naming, fault: fieldErrors(failed).name });
    }
  }

  const remove = (id: number) =>
    attempt(FAILED, async () => {
      await request(`${CATEGORIES}/${id}`, { method: 'DELETE' });
      reload();
      // Adding a category of that name brings it back.
      const onClick = () => attempt(FAILED, () => add(category).then(reload));
      toast(`New posts can’t have ${category} any more.`, 'status', { label: 'Undo', onClick });
    });

  // The post's form is never submitted.
  const onEnter = (event: KeyboardEvent) => event.key === 'Enter' && void save();
  return (
    <>
      <SelectField
        label="Category"
        error={error}
        options={(names.includes(category) ? names : [category, ...names]).map((choice) => [
          choice,
          choice || 'No category',
        ])}
        value={category}
        onChange={onChange}
      />
      {naming ? (
        <>
          <LineField
            label={naming.of ? `New name of ${category}` : 'New category'}
            error={naming.fault}
            autoFocus
            value={naming.name}
            onKeyDown={onEnter}
            onChange={(name) => setNaming({ ...naming, name, fault: undefined })}
          />
          <QuietRow>
            <QuietButton onClick={save}>{naming.of ? 'Rename' : 'Add'}</QuietButton>
            <QuietButton onClick={() => setNaming(undefined)}>Cancel</QuietButton>
          </QuietRow>
        </>
      ) : (
        may('posts') && (
          <QuietRow>
            <QuietButton onClick={() => setNaming({ name: '' })}>New category</QuietButton>
            {chosen && (
              <>
                <QuietButton onClick={() => setNaming({ name: category, of: chosen.id })}>
                  Rename category
                </QuietButton>
                <DangerButton onClick={() => remove(chosen.id)}>Remove category</DangerButton>
              </>
            )}
          </QuietRow>
        )
      )}
    </>
  );
}
