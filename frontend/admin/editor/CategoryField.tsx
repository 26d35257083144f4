import { counted } from '@salon/content/words/counted';
import { useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '../../shared/ui/Toast';
import {
  addCategory,
  type Category,
  listCategories,
  renameCategory,
  retireCategory,
} from '../api/categories';
import { ApiError, useErrorToast } from '../api/errors';
import { DangerButton, TextButton } from '../ui/buttons';
import { ActionDialog } from '../ui/Dialog';
import { LineField, SelectField } from '../ui/Field';
import { useLoaded } from '../ui/Loaded';
import { emptyValues, type PostFieldProps } from './postValues';

/** A choice of the owner's categories. A post that has a retired category can keep it, also when the list can't be loaded. */
export function CategoryField({ value: category, error, onChange }: PostFieldProps) {
  const { value: categories = [], reload } = useLoaded(listCategories, '');
  const [isChanging, setChanging] = useState(false);
  const names = categories.map(({ name }) => name);
  const choices = names.includes(category) ? names : [category, ...names];

  /** The default of a new post may have been renamed. */
  const chooseFirst = useEffectEvent(() => {
    const [first] = names;
    if (first && category === emptyValues.category && !names.includes(category)) onChange(first);
  });
  useEffect(() => chooseFirst(), [categories]);

  return (
    <>
      <SelectField
        label="Category"
        error={error}
        hint={<TextButton onClick={() => setChanging(true)}>Add or change categories</TextButton>}
        options={choices.map((choice) => [choice, choice || 'No category'])}
        value={category}
        onChange={onChange}
      />
      {isChanging && (
        <CategoriesDialog
          categories={categories}
          onNamed={(name, before) => {
            if (before === undefined || before === category) onChange(name);
          }}
          onChanged={reload}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}

interface Props {
  categories: Category[];
  /** `before` is the name of one that was renamed. */
  onNamed: (name: string, before?: string) => void;
  onChanged: () => void;
  onClose: () => void;
}

function CategoriesDialog({ categories, onNamed, onChanged, onClose }: Props) {
  const toast = useToast();
  const showError = useErrorToast();
  const [chosen, setChosen] = useState<Category>();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  function choose(category?: Category) {
    setChosen(category);
    setName(category?.name ?? '');
    setError(undefined);
  }

  async function save() {
    try {
      const saved = await (chosen ? renameCategory(chosen.id, name.trim()) : addCategory(name.trim()));
      onNamed(saved.name, chosen?.name);
      toast(chosen ? `${chosen.name} is ${saved.name} now.` : `${saved.name} is added.`);
      onChanged();
      onClose();
    } catch (failed) {
      if (failed instanceof ApiError) return setError(failed.byField.name ?? failed.message);
      showError(failed, { fallback: 'Server error while saving the category.' });
    }
  }

  async function retire({ id, name }: Category) {
    const failure = { prefix: 'It is not retired: ', fallback: 'Server error while retiring the category.' };
    // Adding a category of that name brings it back.
    const undo = async () => {
      await addCategory(name).catch((failed) => showError(failed, failure));
      onChanged();
    };
    try {
      await retireCategory(id);
    } catch (failed) {
      return showError(failed, failure);
    }
    toast(`${name} is retired.`, 'status', { label: 'Undo', onClick: undo });
    onChanged();
    onClose();
  }

  return (
    <ActionDialog
      title="Categories"
      action={chosen ? 'Rename' : 'Add'}
      onAction={save}
      onCancel={onClose}
      actions={chosen && <DangerButton onClick={() => retire(chosen)}>Retire</DangerButton>}
    >
      <SelectField
        label="Which one"
        hint={
          chosen &&
          `${counted(chosen.posts, 'post')} will have the new name. Retired, no new post can have it, and those that have it keep it.`
        }
        options={[['', 'A new one'], ...categories.map(({ id, name }) => [String(id), name] as const)]}
        value={String(chosen?.id ?? '')}
        onChange={(id) => choose(categories.find((category) => String(category.id) === id))}
      />
      <LineField label="Name" error={error} value={name} onChange={setName} />
    </ActionDialog>
  );
}
