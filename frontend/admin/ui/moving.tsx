import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { space } from '../../shared/theme/tokens';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { DangerButton, PlainButton, QuietButton, quietStyles } from './buttons';

interface ButtonForProps extends ComponentProps<typeof QuietButton> {
  /** What it is for, which screen readers add to its words: `Hide Haircut`. */
  name: string;
}

export const ButtonFor = ({ name, children, ...props }: ButtonForProps) => (
  <QuietButton {...props}>
    {children}
    <VisuallyHidden> {name}</VisuallyHidden>
  </QuietButton>
);

interface RemoveProps {
  name: string;
  onClick: () => void;
}

/** Takes its own row away: the focus stays near, on the list that it was in. */
export function RemoveButton({ name, onClick }: RemoveProps) {
  function remove(button: Element) {
    const around = button.closest<HTMLElement>('ul, fieldset');
    flushSync(onClick);
    if (!around) return;
    around.tabIndex = -1;
    around.focus({ preventScroll: true });
  }
  return (
    <DangerButton onClick={({ currentTarget }) => remove(currentTarget)}>
      Remove
      <VisuallyHidden> {name}</VisuallyHidden>
    </DangerButton>
  );
}

/** Changes what moves a control, and scrolls so that it stays under the finger. */
export function keepInPlace(control: HTMLElement, act: () => void): void {
  const { top } = control.getBoundingClientRect();
  flushSync(act);
  const scrolled = control.closest('dialog') ?? document.documentElement;
  scrolled.scrollTop += control.getBoundingClientRect().top - top;
}

interface MoveProps {
  name: string;
  index: number;
  count: number;
  onMove: (by: number) => void;
}

/** The place of an entry among others: choosing another one moves it there. */
export const PlaceField = ({ name, index, count, onMove }: MoveProps) => (
  <Place
    aria-label={`Place of ${name}`}
    value={index}
    onChange={({ target }) => keepInPlace(target, () => onMove(Number(target.value) - index))}
  >
    {Array.from({ length: count }, (_, place) => (
      <option key={place} value={place}>{`${place + 1} of ${count}`}</option>
    ))}
  </Place>
);

const toolStyles = css`
  ${quietStyles}
  padding-inline: ${space[2]};
  border-color: transparent;
  background: none;
`;

/** A button without a frame, in the row of an entry. */
export const Tool = styled(PlainButton)(toolStyles);
export const ToolLink = styled(Link)(toolStyles);
const Place = styled.select(toolStyles);
