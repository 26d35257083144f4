import styled from '@emotion/styled';
import { useState } from 'react';
import { color, fontSize, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import type { Category } from '../api/categories';
import { NameForm } from './NameForm';

/** `1 post`, `24 posts`. */
export const postsWords = (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`);

interface Props {
  category: Category;
  onRename: (name: string) => Promise<void>;
  onRetire: () => void;
}

export function CategoryRow({ category: { name, posts }, onRename, onRetire }: Props) {
  const [renaming, setRenaming] = useState<boolean>();
  if (renaming) {
    return (
      <Row>
        <NameForm
          label={`New name of ${name}`}
          submitLabel="Rename"
          name={name}
          hint={
            posts > 0 && `${postsWords(posts)} will have the new name, and old addresses still lead there.`
          }
          onSave={async (to) => {
            await onRename(to);
            setRenaming(false);
          }}
          onCancel={() => setRenaming(false)}
        />
      </Row>
    );
  }
  return (
    <Row>
      <Name>
        <strong>{name}</strong>
        <span>{postsWords(posts)}</span>
      </Name>
      <Tools>
        <Button
          // The form replaces the button. When the form closes, the button gets the focus again.
          autoFocus={renaming === false}
          type="button"
          variant="outline"
          aria-label={`Rename ${name}`}
          onClick={() => setRenaming(true)}
        >
          Rename
        </Button>
        <Button type="button" variant="outline" aria-label={`Retire ${name}`} onClick={onRetire}>
          Retire
        </Button>
      </Tools>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding-block: ${space[4]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  display: grid;
  span { font-size: ${fontSize.small}; color: ${color.inkSoft}; }
`;

const Tools = styled.div`
  display: flex;
  gap: ${space[3]};
  button { padding-inline: ${space[4]}; }
`;
