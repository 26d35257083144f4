import styled from '@emotion/styled';
import { type ComponentProps, createContext, type ReactNode, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { color, space } from '../../shared/theme/tokens';
import { Icon } from '../../shared/ui/icons';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { DangerButton, QuietButton } from './buttons';
import { keepInPlace } from './keepInPlace';

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

/** Takes its own row away: the focus stays near, on what is left around it. */
export function RemoveButton({ name, onClick }: RemoveProps) {
  function remove(button: Element) {
    const around: HTMLElement[] = [];
    for (let place = button.parentElement; place; place = place.parentElement) around.push(place);
    flushSync(onClick);
    const left = around.find(({ isConnected }) => isConnected);
    if (!left) return;
    left.tabIndex = -1;
    left.focus({ preventScroll: true });
  }
  return (
    <DangerButton onClick={({ currentTarget }) => remove(currentTarget)}>
      Remove
      <VisuallyHidden> {name}</VisuallyHidden>
    </DangerButton>
  );
}

const SayContext = createContext<(text: string) => void>(() => {});

/** Reads to screen readers where an entry was moved to, from outside of the list, whose rows change places. */
export function SayMoves({ children }: { children: ReactNode }) {
  const [announcement, say] = useState('');
  return (
    <SayContext value={say}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {children}
    </SayContext>
  );
}

interface MoveProps {
  name: string;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
}

/** Buttons that move an entry up or down by one. A button stays where it is for a second tap. */
export function MoveButtons({ name, index, count, onMove }: MoveProps) {
  const say = use(SayContext);
  return ([-1, 1] as const).map((by) => {
    const isPossible = index + by >= 0 && index + by < count;
    return (
      <Tool
        key={by}
        aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
        // With `disabled` it would lose the focus when the entry reaches the first or last place.
        aria-disabled={!isPossible}
        onClick={({ currentTarget }) => {
          if (!isPossible) return say(`${name} is already ${by < 0 ? 'first' : 'last'}.`);
          keepInPlace(currentTarget, () => onMove(by));
          say(`${name} is now ${index + by + 1} of ${count}.`);
        }}
      >
        <Icon size={20}>
          <path d={by < 0 ? 'm6 14.5 6-6 6 6' : 'm6 9.5 6 6 6-6'} />
        </Icon>
      </Tool>
    );
  });
}

/** A button without a frame, in the row of an entry. */
export const Tool = styled(QuietButton)`
  padding-inline: ${space[2]};
  border-color: transparent;
  background: none;
  &[aria-expanded='true'] { background: ${color.paperShade}; }
`;
