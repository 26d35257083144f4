import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cardBox, color, fontSize, space, tapLine } from '../../shared/theme/tokens';
import { ErrorText, Hint, labelStyles } from './Field';

export const ShortFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  align-items: start;
  gap: ${space[4]};
`;

export const Stack = styled.div<{ gap: 2 | 3 | 4 | 5 | 6 }>`
  display: grid;
  gap: ${({ gap }) => space[gap]};
  min-width: 0;
  > * { min-width: 0; }
  > button { justify-self: start; }
`;

interface PartProps extends ComponentProps<'section'> {
  title: string;
  /** Of what is in it, below each other. */
  gap?: 3 | 4 | 5;
}

/** A part of a page, below its heading. */
export function Part({ title, gap, children, ...section }: PartProps) {
  const id = useId();
  return (
    <PartBox aria-labelledby={id} {...section}>
      <h2 id={id}>{title}</h2>
      {gap ? <Stack gap={gap}>{children}</Stack> : children}
    </PartBox>
  );
}

const PartBox = styled.section`
  &:not(:first-child) { margin-top: ${space[8]}; }
  > h2 { font-size: ${fontSize.h3}; margin-bottom: ${space[4]}; }
`;

export const Jumps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  margin: ${space[3]} max(-${space[3]}, -1 * ${space.gutter});
  font-size: ${fontSize.small};
  a { ${tapLine} padding-inline: ${space[3]}; }
  a[aria-current] { font-weight: 600; color: ${color.brassDeep}; scroll-initial-target: nearest; }
`;

export const Lead = styled.p`
  max-width: 40rem;
  color: ${color.inkSoft};
`;

/** What is edited now and then. */
export const Fold = styled.details`
  summary {
    display: list-item;
    width: max-content;
    max-width: 100%;
    padding-block: ${space[3]};
    padding-right: ${space[5]};
    font-size: ${fontSize.small};
    font-weight: 600;
    color: ${color.brassDeep};
  }
  summary > h3 { display: inline; }
  &[open] { padding-bottom: ${space[4]}; }
`;

export const LinedList = styled.ul`
  border-top: 1px solid ${color.line};
  > li { border-bottom: 1px solid ${color.line}; }
  &:empty { display: none; }
`;

interface FieldsetProps {
  legend: string;
  hint?: string;
  error?: string;
  children: ReactNode;
}

export const Fieldset = ({ legend, hint, error, children }: FieldsetProps) => (
  <Frame>
    <legend>{legend}</legend>
    <Stack gap={5}>
      {hint && <Hint>{hint}</Hint>}
      {children}
      <ErrorText>{error}</ErrorText>
    </Stack>
  </Frame>
);

const Frame = styled.fieldset`
  min-width: 0;
  padding: ${space[4]};
  ${cardBox}
  background: ${color.paper};
  > legend { ${labelStyles} padding-inline: ${space[2]}; }
`;
