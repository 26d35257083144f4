import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { color, font, radius, size, space } from '../../../theme/tokens';

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  label: string;
  hint?: ReactNode;
  /** What is wrong with it; read out as soon as it appears. */
  fault?: string;
  /** The control, with what ties it to label, hint and fault. */
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above, a hint and what is wrong with it below. */
export function Field({ label, hint, fault, children }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  const faultId = `${id}-fault`;
  const describedBy = [hint && hintId, fault && faultId].filter(Boolean).join(' ');
  return (
    <Block>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': fault ? true : undefined,
      })}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <Fault id={faultId}>{fault}</Fault>
    </Block>
  );
}

/** Stands there from the start, so that a screen reader hears what comes into it. */
export function Fault({ id, children }: { id: string; children: ReactNode }) {
  return (
    <FaultText id={id} role="alert">
      {children}
    </FaultText>
  );
}

export const controlFace = css`
  width: 100%;
  min-height: 3rem;
  padding: ${space[2]} ${space[3]};
  font-family: ${font.text};
  font-size: max(1rem, 16px);
  color: ${color.ink};
  background: ${color.card};
  border: 1px solid ${color.inkSoft};
  border-radius: ${radius};
  &[aria-invalid] { border-color: ${color.clay}; }
`;

export const Input = styled.input(controlFace);
const arrow = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='${color.brassDeep}' stroke-width='1.8'><path d='m5 8 5 5 5-5'/></svg>`;

/** The browser's own arrow sticks to the edge. */
export const Select = styled.select(controlFace, {
  appearance: 'none',
  paddingRight: space[10],
  background: `${color.card} url("data:image/svg+xml,${encodeURIComponent(arrow)}") no-repeat right ${space[3]} center / 1.25rem`,
});
export const TextArea = styled.textarea(controlFace, { display: 'block', resize: 'vertical' });

const Block = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`;

export const labelFace = css`
  font-weight: 600;
  font-size: ${size.small};
  letter-spacing: 0.02em;
`;

const Label = styled.label(labelFace);

export const Hint = styled.p`
  font-size: ${size.small};
  color: ${color.inkSoft};
`;

const FaultText = styled.p`
  font-size: ${size.small};
  font-weight: 600;
  color: ${color.clay};
  &:empty { display: none; }
`;
