import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { color, fontSize, space } from '../../shared/theme/tokens';
import { Spinner } from '../../shared/ui/Spinner';
import { useToast } from '../../shared/ui/Toast';
import {
  addCategory,
  type Category,
  listCategories,
  renameCategory,
  retireCategory,
} from '../api/categories';
import { errorMessage } from '../api/errorMessage';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { LoadFailed } from '../ui/LoadFailed';
import { useLoaded } from '../useLoaded';
import { CategoryRow } from './CategoryRow';
import { NameForm } from './NameForm';
import { postsWords, retiringWords } from './postsWords';

const failures = {
  retire: { prefix: 'It is not retired: ', fallback: 'Server error while retiring the category.' },
  bringBack: {
    prefix: 'It is not brought back: ',
    fallback: 'Server error while bringing the category back.',
  },
};

/** The list of categories, where they are added, renamed and retired. */
export function CategoriesList() {
  const {
    value: categories,
    error,
    reload,
  } = useLoaded(listCategories, 'The categories can’t be loaded right now.');
  const toast = useToast();
  const [toRetire, setToRetire] = useState<Category | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  async function add(name: string) {
    await addCategory(name);
    toast(`${name} is added.`);
    reload();
  }

  async function rename({ id, name, posts }: Category, to: string) {
    if (to === name) return;
    await renameCategory(id, to);
    toast(
      posts === 0 ? `${name} is ${to} now.` : `${name} is ${to} now, and so it is on ${postsWords(posts)}.`,
    );
    reload();
  }

  async function retire({ id, name }: Category) {
    setToRetire(null);
    try {
      await retireCategory(id);
    } catch (failed) {
      return showError(failed, failures.retire);
    }
    toast(`${name} is retired.`, 'status', { label: 'Undo', onClick: () => bringBack(name) });
    reload();
    // The focused button was removed together with its category.
    heading.current?.focus();
  }

  async function bringBack(name: string) {
    try {
      await addCategory(name);
    } catch (failed) {
      return showError(failed, failures.bringBack);
    }
    toast(`${name} is back.`);
    reload();
  }

  function showError(failed: unknown, failure: (typeof failures)['retire']) {
    const text = errorMessage(failed, failure);
    if (text) toast(text, 'alert');
  }

  if (!categories)
    return error ? <LoadFailed error={error} onRetry={reload} /> : <Spinner label="Loading categories" />;
  return (
    <>
      <Heading ref={heading} tabIndex={-1}>
        {categories.length === 1 ? '1 category' : `${categories.length} categories`}
      </Heading>
      <Rows>
        {categories.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            onRename={(name) => rename(category, name)}
            onRetire={() => setToRetire(category)}
          />
        ))}
      </Rows>
      <Heading>Another one</Heading>
      <NameForm
        label="Name of the new category"
        submitLabel="Add category"
        hint="A retired one comes back by its name."
        onSave={add}
      />
      {toRetire && (
        <ConfirmDialog
          question="Retire this category?"
          confirmLabel="Retire"
          onConfirm={() => retire(toRetire)}
          onCancel={() => setToRetire(null)}
        >
          <strong>{toRetire.name}</strong>
          <p>{retiringWords(toRetire.posts)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const Heading = styled.h2`
  font-size: ${fontSize.heading};
  margin-bottom: ${space[3]};
  &:focus { outline: none; box-shadow: none; }
`;

const Rows = styled.ul`
  margin-bottom: ${space[10]};
  border-top: 1px solid ${color.line};
`;
