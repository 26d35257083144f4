import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { color, fontSize, media, radius, space, touchTarget } from '../../../shared/theme/tokens';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { HeadRow } from '../../ui/ButtonRow';
import { Field, labelStyles, Select } from '../../ui/Field';
import { DangerButton, PlainButton, QuietButton } from '../../ui/QuietButton';

/** Buttons side by side, as many in a row as there is room for. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  > button, > a { flex: 1 1 auto; }
  ${media.tablet} { > button, > a { flex: none; } }
`;

/** Two short fields, side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.phone} { grid-template-columns: 1fr 1fr; }
`;

/** Amounts or times, as many in a row as there is room for. */
export const ShortFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  gap: ${space[4]};
`;

/** A label on an entry: hidden, popular, changed. */
export const Mark = styled.span`
  padding: 0 ${space[2]};
  border-radius: ${radius};
  background: ${color.paperShade};
  color: ${color.ink};
  font-size: ${fontSize.small};
  font-weight: 600;
  white-space: nowrap;
`;

/** Parts below each other. */
export const Stack = styled.div<{ gap: 2 | 3 | 4 | 5 | 6 }>`
  display: grid;
  gap: ${({ gap }) => space[gap]};
  min-width: 0;
  > * { min-width: 0; }
  > button { justify-self: start; }
`;

export const Part = styled.section`
  & + & { margin-top: ${space[8]}; }
  > h2 { font-size: ${fontSize.h3}; margin-bottom: ${space[4]}; }
`;

interface ButtonForProps extends ComponentProps<typeof QuietButton> {
  /** What it is for, which screen readers add to its words: `Hide Haircut`. */
  name: string;
  isDanger?: boolean;
}

/** A quiet button for one entry of a list. */
export function ButtonFor({ name, isDanger = false, children, ...props }: ButtonForProps) {
  const Kind = isDanger ? DangerButton : QuietButton;
  return (
    <Kind {...props}>
      {children}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Kind>
  );
}

/** Links to the parts of a long page. */
export const Jumps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  margin-block: ${space[3]};
  font-size: ${fontSize.small};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
    min-width: ${touchTarget};
  }
`;

export const ListHead = styled(HeadRow)`
  margin-bottom: ${space[4]};
`;

export const Lead = styled.p`
  max-width: 40rem;
  color: ${color.inkSoft};
`;

/** A list with a line above and below each row. */
export const LinedList = styled.ul`
  border-top: 1px solid ${color.line};
  > li { border-bottom: 1px solid ${color.line}; }
`;

export const Empty = styled.p`
  padding: ${space[6]};
  text-align: center;
  color: ${color.inkSoft};
  border: 1px dashed ${color.line};
  border-radius: ${radius};
`;

/** A checkbox or a radio button beside its words. */
export const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 3rem;
  cursor: pointer;
  input { flex: none; width: 1.5rem; height: 1.5rem; accent-color: ${color.leaf}; }
`;

/** A button in a form that reads like a link. */
export const TextButton = styled(PlainButton)`
  justify-self: start;
  min-height: ${touchTarget};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.brassDeep};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

interface SelectProps<Value extends string> {
  id?: string;
  label: string;
  hint?: string;
  error?: string;
  options: readonly (readonly [value: Value, text: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of one of a few. */
export function SelectField<Value extends string>({
  options,
  value,
  onChange,
  ...field
}: SelectProps<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value as Value)}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Fields that belong together, with a common legend. */
export function Fieldset({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Frame>
      <Legend>{legend}</Legend>
      <Stack gap={5}>{children}</Stack>
    </Frame>
  );
}

const Frame = styled.fieldset`
  min-width: 0;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
`;

const Legend = styled.legend(labelStyles, { paddingInline: space[2] });

/** The text that stands below a list. */
export const SmallPrint = styled.div`
  max-width: 40rem;
  margin-top: ${space[8]};
`;
