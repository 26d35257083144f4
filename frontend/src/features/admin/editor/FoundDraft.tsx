import styled from '@emotion/styled';
import { useId } from 'react';
import { color, radius, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import type { Draft } from './drafts';
import { makeExcerpt, textOf } from './text';

const moments = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' });

interface Props {
  draft: Draft;
  onRestore: () => void;
  onDiscard: () => void;
  /** Neither: the draft stays for another time. */
  onCancel: () => void;
}

/** Asks before anything is written, so that a new text never takes the old draft's place unseen. */
export function FoundDraft({ draft: { values, savedAt }, onRestore, onDiscard, onCancel }: Props) {
  const id = useId();
  const text = makeExcerpt(textOf(values.content));
  return (
    <Dialog labelledBy={id} onCancel={onCancel}>
      <Question id={id}>A draft from {moments.format(new Date(savedAt))} was found</Question>
      <Glimpse dir="auto">
        <strong>{values.title || 'Without a title'}</strong>
        {text && <p>{text}</p>}
      </Glimpse>
      <DialogActions>
        <Button type="button" onClick={onRestore}>
          Restore
        </Button>
        <Button type="button" look="outline" onClick={onDiscard}>
          Discard
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Question = styled.h2`
  font-size: ${size.h3};
`;

const Glimpse = styled.div`
  margin-top: ${space[4]};
  padding: ${space[4]};
  background: ${color.paperShade};
  border-radius: ${radius};
`;
