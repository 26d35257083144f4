import styled from '@emotion/styled';
import { counted } from '@salon/content/words/counted';
import { type ReactNode, useRef, useState } from 'react';
import { color, fontSize, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { useToast } from '../../shared/ui/Toast';
import { AdminPage } from '../AdminPage';
import {
  addCategory,
  type Category,
  listCategories,
  renameCategory,
  retireCategory,
} from '../api/categories';
import { ApiError, useErrorToast } from '../api/errors';
import { ButtonRow, HeadRow, OutlineButton } from '../ui/buttons';
import { ActionDialog } from '../ui/Dialog';
import { FieldForm, LineField } from '../ui/Field';
import { Loaded } from '../ui/Loaded';
import { useForm } from '../ui/useForm';

export const CategoriesPage = () => (
  <AdminPage title="Categories" up={{ to: '/admin/blog', name: 'Blog posts' }}>
    <Loaded
      load={listCategories}
      loading="Loading categories"
      failed="The categories can’t be loaded right now."
    >
      {(categories, reload) => <Categories categories={categories} onChanged={reload} />}
    </Loaded>
  </AdminPage>
);

function Categories({ categories, onChanged }: { categories: Category[]; onChanged: () => void }) {
  const toast = useToast();
  const showError = useErrorToast();
  const [toRetire, setToRetire] = useState<Category | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  async function add(name: string, done = `${name} is added.`) {
    await addCategory(name);
    toast(done);
    onChanged();
  }

  async function rename({ id, name, posts }: Category, to: string) {
    if (to === name) return;
    await renameCategory(id, to);
    toast(`${name} is ${to} now${posts === 0 ? '.' : `, and so it is on ${counted(posts, 'post')}.`}`);
    onChanged();
  }

  async function retire({ id, name }: Category) {
    setToRetire(null);
    try {
      await retireCategory(id);
    } catch (failed) {
      const fallback = 'Server error while retiring the category.';
      return showError(failed, { prefix: 'It is not retired: ', fallback });
    }
    // Adding a category of that name brings it back.
    const bringBack = () =>
      add(name, `${name} is back.`).catch((failed) => {
        const fallback = 'Server error while bringing the category back.';
        showError(failed, { prefix: 'It is not brought back: ', fallback });
      });
    toast(`${name} is retired.`, 'status', { label: 'Undo', onClick: bringBack });
    onChanged();
    // The focused button was removed together with its category.
    heading.current?.focus();
  }

  return (
    <>
      <Heading ref={heading} tabIndex={-1}>
        {counted(categories.length, 'category', 'categories')}
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
        onSave={(name) => add(name)}
      />
      {toRetire && (
        <ActionDialog
          role="alertdialog"
          title="Retire this category?"
          action="Retire"
          onAction={() => retire(toRetire)}
          onCancel={() => setToRetire(null)}
        >
          <strong>{toRetire.name}</strong>
          <p>{retiringWords(toRetire.posts)}</p>
        </ActionDialog>
      )}
    </>
  );
}

interface RowProps {
  category: Category;
  onRename: (name: string) => Promise<void>;
  onRetire: () => void;
}

function CategoryRow({ category: { name, posts }, onRename, onRetire }: RowProps) {
  const [renaming, setRenaming] = useState<boolean>();
  if (renaming) {
    return (
      <li>
        <NameForm
          label={`New name of ${name}`}
          submitLabel="Rename"
          name={name}
          hint={
            posts > 0 &&
            `${counted(posts, 'post')} will have the new name, and old addresses still lead there.`
          }
          onSave={async (to) => {
            await onRename(to);
            setRenaming(false);
          }}
          onCancel={() => setRenaming(false)}
        />
      </li>
    );
  }
  return (
    <HeadRow as="li">
      <p>
        <strong>{name}</strong>
        <span>{counted(posts, 'post')}</span>
      </p>
      <ButtonRow>
        <OutlineButton
          // The form replaces the button. When the form closes, the button gets the focus again.
          autoFocus={renaming === false}
          aria-label={`Rename ${name}`}
          onClick={() => setRenaming(true)}
        >
          Rename
        </OutlineButton>
        <OutlineButton aria-label={`Retire ${name}`} onClick={onRetire}>
          Retire
        </OutlineButton>
      </ButtonRow>
    </HeadRow>
  );
}

interface NameProps {
  label: string;
  submitLabel: string;
  name?: string;
  hint?: ReactNode;
  /** Stores the name. A refusal of the server is shown beside the field, any other error as a toast. */
  onSave: (name: string) => Promise<void>;
  onCancel?: () => void;
}

function NameForm({ label, submitLabel, name = '', hint, onSave, onCancel }: NameProps) {
  const showError = useErrorToast();
  const { form, errors, sending } = useForm(async (typed) => {
    try {
      await onSave(typed.name?.trim() ?? '');
      form.ref.current?.reset();
    } catch (error) {
      if (error instanceof ApiError) return { name: error.byField.name ?? error.message };
      showError(error, { fallback: 'Server error while saving the category.' });
    }
    return {};
  });

  return (
    <FieldForm {...form}>
      <LineField
        label={label}
        hint={hint}
        error={errors.name}
        name="name"
        defaultValue={name}
        autoFocus={onCancel !== undefined}
      />
      <ButtonRow>
        <Button type="submit" disabled={sending}>
          {submitLabel}
        </Button>
        {onCancel && <OutlineButton onClick={onCancel}>Cancel</OutlineButton>}
      </ButtonRow>
    </FieldForm>
  );
}

function retiringWords(posts: number): string {
  if (posts === 0) return 'No new post can have it. No post has it now.';
  const those = counted(posts, 'post that has it keeps it', 'posts that have it keep it');
  return `No new post can have it; ${those}.`;
}

const Heading = styled.h2`
  font-size: ${fontSize.heading};
  margin-bottom: ${space[3]};
  &:focus { outline: none; box-shadow: none; }
`;

const Rows = styled.ul`
  margin-bottom: ${space[10]};
  border-top: 1px solid ${color.line};
  li { padding-block: ${space[4]}; border-bottom: 1px solid ${color.line}; overflow-wrap: anywhere; }
  > li > div > button { padding-inline: ${space[4]}; }
  li > p { display: grid; }
  li > p > span { font-size: ${fontSize.small}; color: ${color.inkSoft}; }
`;
