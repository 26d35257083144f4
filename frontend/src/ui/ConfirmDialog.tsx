import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { color, radius, shadow, space } from '../theme/tokens';
import { Button } from './Button';
import { keepFocusInside } from './keepFocusInside';

interface Props {
  question: string;
  confirmLabel: string;
  onConfirm: () => void;
  /** Also on Escape. */
  onCancel: () => void;
}

/** Asks before something happens. Render it while the question is open. */
export function ConfirmDialog({ question, confirmLabel, onConfirm, onCancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <Box
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onKeyDown={keepFocusInside}
    >
      <p id={id}>{question}</p>
      <Actions>
        <Button type="button" look="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="button" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Actions>
    </Box>
  );
}

const Box = styled.dialog`
  width: min(28rem, calc(100vw - 2rem));
  margin: auto;
  padding: ${space[8]};
  border: 0;
  border-radius: ${radius};
  background: ${color.card};
  color: ${color.ink};
  box-shadow: ${shadow};
  &::backdrop { background: ${color.scrim}; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  margin-top: ${space[6]};
`;
