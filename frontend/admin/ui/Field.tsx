import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { color, fieldBox, fontSize, space, tapLine } from '../../shared/theme/tokens';

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  label: string;
  id?: string;
  /** What it is about, between its label and the control. */
  above?: ReactNode;
  hint?: ReactNode;
  /** The error message; screen readers announce it when it appears. */
  error?: string;
  /** Renders the control with the attributes that connect it to its label, hint and error message. */
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, id: ownId, above, hint, error, children }: Props) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  // Not of the own id: that of a translation may have spaces, which separate ids.
  const hintId = `${generatedId}-hint`;
  const errorId = `${generatedId}-error`;
  const aboveId = `${generatedId}-above`;
  const describedBy = [above && aboveId, hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <FieldLayout>
      <Label htmlFor={id}>{label}</Label>
      {above && <div id={aboveId}>{above}</div>}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <ErrorText id={errorId}>{error}</ErrorText>
    </FieldLayout>
  );
}

/** Always rendered: screen readers announce a text only when it appears in an existing live region. */
export const ErrorText = styled((props: ComponentProps<'p'>) => <p role="alert" {...props} />)`
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.clay};
  &:empty { display: none; }
`;

const controlStyles = css`
  ${fieldBox}
  width: 100%;
  font-size: max(1rem, 16px);
  color: ${color.ink};
  scroll-margin-bottom: 8rem;
  &[aria-invalid] { border-color: ${color.clay}; }
`;

export const Input = styled.input(controlStyles, {
  '::file-selector-button': { font: 'inherit', fontWeight: 600, color: color.leaf },
});
const Select = styled.select(controlStyles);

interface SelectProps<Value extends string> extends Omit<Props, 'children'> {
  options: readonly (readonly [value: Value, text: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

export const SelectField = <Value extends string>({
  options,
  value,
  onChange,
  ...field
}: SelectProps<Value>) => (
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

export type LineProps = Pick<Props, 'label' | 'above' | 'hint' | 'error'> &
  Omit<ComponentProps<'input'>, 'onChange'> & {
    rows?: number;
    suggestions?: string[];
    onChange?: (value: string) => void;
  };

/** A field for text in any script: one line or, with `rows`, several. */
export const LineField = ({ label, above, hint, error, suggestions, onChange, ...input }: LineProps) => (
  <Field id={input.id} label={label} above={above} hint={hint} error={error}>
    {(control) => (
      <>
        <Input
          as={input.rows ? TextArea : undefined}
          dir="auto"
          autoComplete="off"
          list={suggestions && `${control.id}-suggestions`}
          {...input}
          {...control}
          onChange={onChange && (({ target }) => onChange(target.value))}
        />
        {suggestions && (
          <datalist id={`${control.id}-suggestions`}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        )}
      </>
    )}
  </Field>
);

const TextArea = styled.textarea(controlStyles, { display: 'block', resize: 'vertical' });

export const FieldLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  min-width: 0;
`;

export const labelStyles = css`
  font-weight: 600;
  font-size: ${fontSize.small};
  letter-spacing: 0.02em;
`;

export const Label = styled.label(labelStyles);

export const Hint = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

/** A checkbox and its words. */
export const Tick = styled.label`
  ${tapLine}
  display: flex;
  gap: ${space[3]};
  font-size: ${fontSize.small};
  input { flex: none; width: 1.5rem; height: 1.5rem; accent-color: ${color.leaf}; }
`;

/** The few fields of a page and their button. */
export const FieldForm = styled.form`
  display: grid;
  gap: ${space[4]};
  width: min(100%, 28rem);
  h2 { font-size: ${fontSize.h3}; }
  @media print { display: none; }
`;
