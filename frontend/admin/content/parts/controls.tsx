import styled from '@emotion/styled';
import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use, useState } from 'react';
import { cardBox, color, fontSize, radius, space, tapLine, touchTarget } from '../../../shared/theme/tokens';
import { Icon } from '../../../shared/ui/icons';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { DangerButton, QuietButton } from '../../ui/buttons';
import { labelStyles } from '../../ui/Field';
import { keepInPlace } from '../../ui/keepInPlace';

export const ShortFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space[4]};
`;

export const Mark = styled.span`
  padding: 0 ${space[2]};
  border-radius: ${radius};
  background: ${color.paperShade};
  color: ${color.ink};
  font-size: ${fontSize.small};
  font-weight: 600;
  white-space: nowrap;
`;

export const Stack = styled.div<{ gap: 2 | 3 | 4 | 5 | 6 }>`
  display: grid;
  gap: ${({ gap }) => space[gap]};
  min-width: 0;
  > * { min-width: 0; }
  > button { justify-self: start; }
`;

export const Part = styled.section`
  &:not(:first-child) { margin-top: ${space[8]}; }
  > h2 { font-size: ${fontSize.h3}; margin-bottom: ${space[4]}; }
`;

interface ButtonForProps extends ComponentProps<typeof QuietButton> {
  /** What it is for, which screen readers add to its words: `Hide Haircut`. */
  name: string;
  isDanger?: boolean;
}

export function ButtonFor({ name, isDanger = false, children, ...props }: ButtonForProps) {
  const Kind = isDanger ? DangerButton : QuietButton;
  return (
    <Kind {...props}>
      {children}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Kind>
  );
}

export const Jumps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  margin-block: ${space[3]};
  font-size: ${fontSize.small};
  a { ${tapLine} min-width: ${touchTarget}; }
`;

export const Lead = styled.p`
  max-width: 40rem;
  color: ${color.inkSoft};
`;

/** A part that stands out: for what is useful to know or, with `data-trouble`, for what needs a look. */
export const Note = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  max-width: 40rem;
  margin-block: ${space[4]} ${space[6]};
  padding: ${space[4]};
  background: ${color.paperShade};
  border-radius: ${radius};
  overflow-wrap: anywhere;
  &[data-trouble] { background: ${color.claySoft}; }
  h2 { font-size: ${fontSize.heading}; }
  a { ${tapLine} min-width: ${touchTarget}; font-weight: 600; }
  p a { margin-block: -0.75rem; }
`;

/** What is edited now and then. */
export const Fold = styled.details`
  summary {
    display: list-item;
    width: max-content;
    padding-block: ${space[3]};
    padding-right: ${space[5]};
    font-size: ${fontSize.small};
    font-weight: 600;
    color: ${color.brassDeep};
  }
  &[open] { padding-bottom: ${space[4]}; }
`;

export const LinedList = styled.ul`
  border-top: 1px solid ${color.line};
  > li { border-bottom: 1px solid ${color.line}; }
`;

export const Fieldset = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <Frame>
    <legend>{legend}</legend>
    <Stack gap={5}>{children}</Stack>
  </Frame>
);

const Frame = styled.fieldset`
  min-width: 0;
  padding: ${space[4]};
  ${cardBox}
  background: ${color.paper};
  > legend { ${labelStyles} padding-inline: ${space[2]}; }
`;

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
  /** The buttons' words, or arrows; pictures are in rows, so that they move left and right. */
  words?: [string, string] | 'arrows';
}

/** Buttons that move an entry up or down by one. A button stays where it is for a second tap. */
export function MoveButtons({ name, index, count, onMove, words = ['Move up', 'Move down'] }: MoveProps) {
  const say = use(SayContext);
  return ([-1, 1] as const).map((by) => {
    const isPossible = index + by >= 0 && index + by < count;
    const props = {
      // With `disabled` the button would lose the focus when the entry reaches the first or last place.
      'aria-disabled': !isPossible,
      onClick({ currentTarget }: MouseEvent<HTMLElement>) {
        if (!isPossible) return say(`${name} is already ${by < 0 ? 'first' : 'last'}.`);
        keepInPlace(currentTarget, () => onMove(by));
        say(`${name} is now ${index + by + 1} of ${count}.`);
      },
    } as const;
    return words === 'arrows' ? (
      <Tool key={by} {...props} aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}>
        <Icon size={20}>
          <path d={by < 0 ? 'm6 14.5 6-6 6 6' : 'm6 9.5 6 6 6-6'} />
        </Icon>
      </Tool>
    ) : (
      <ButtonFor key={by} {...props} name={name}>
        {by < 0 ? words[0] : words[1]}
      </ButtonFor>
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
