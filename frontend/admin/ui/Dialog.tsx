import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { color, fontSize, radius, shadow, space, width } from '../../shared/theme/tokens';
import { trapFocus } from '../../shared/ui/trapFocus';

interface Props {
  role?: 'dialog' | 'alertdialog';
  /** Id of the element that names the dialog. */
  labelledBy: string;
  /** Id of the element that screen readers read after the name. */
  describedBy?: string;
  /** For content side by side. */
  wide?: boolean;
  /** Called on Escape. */
  onCancel: () => void;
  children: ReactNode;
}

/** A modal dialog, open while it is mounted. The page behind it is inert, and the focus returns when it closes. */
export function Dialog({ role, labelledBy, describedBy, wide = false, onCancel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  // In a portal, so that a form in it is not nested in another: Chromium would submit the outer one and load a page.
  return createPortal(
    <DialogBox
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-wide={wide || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onKeyDown={trapFocus}
    >
      {children}
    </DialogBox>,
    document.body,
  );
}

const DialogBox = styled.dialog`
  width: min(30rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  margin: auto;
  padding: clamp(${space[5]}, 5vw, ${space[8]});
  border: 0;
  border-radius: ${radius};
  background: ${color.card};
  color: ${color.ink};
  box-shadow: ${shadow};
  overflow-wrap: anywhere;
  &[data-wide] { width: min(${width.page}, calc(100vw - 2rem)); }
  > h2, > form > h2 { font-size: ${fontSize.h3}; }
  &::backdrop { background: ${color.scrim}; }
`;

export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  margin-top: ${space[6]};
`;
