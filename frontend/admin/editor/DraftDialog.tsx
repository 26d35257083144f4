import styled from '@emotion/styled';
import { makeExcerpt } from '@salon/content/text';
import { useId } from 'react';
import { color, radius, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import type { PostCopy } from './SavedPost';
import { textOf } from './text';

const dateTimeFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' });

interface Props {
  draft: PostCopy;
  onRestore: () => void;
  onDiscard: () => void;
  /** Leaves the editor; the draft is kept. */
  onCancel: () => void;
}

/** Asks what to do with a draft before a new text can overwrite it. */
export function DraftDialog({ draft: { content: values, savedAt }, onRestore, onDiscard, onCancel }: Props) {
  const id = useId();
  const text = makeExcerpt(textOf(values.content));
  return (
    <Dialog labelledBy={id} onCancel={onCancel}>
      <h2 id={id}>A draft from {dateTimeFormat.format(new Date(savedAt))} was found</h2>
      <DraftExcerpt dir="auto">
        <strong>{values.title || 'Without a title'}</strong>
        {text && <p>{text}</p>}
      </DraftExcerpt>
      <DialogActions>
        <Button type="button" onClick={onRestore}>
          Restore
        </Button>
        <Button type="button" variant="outline" onClick={onDiscard}>
          Discard
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const DraftExcerpt = styled.div`
  margin-top: ${space[4]};
  padding: ${space[4]};
  background: ${color.paperShade};
  border-radius: ${radius};
`;
