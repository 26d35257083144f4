import { type ReactNode, useId } from 'react';
import { Choice, QuietRow } from './buttons';
import { Hint } from './Field';

interface Props<Value> {
  /** Missing within a fieldset that has it. */
  label?: string;
  /** Of the one that is chosen. */
  id?: string;
  names: readonly (readonly [value: Value, name: ReactNode, help?: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, which stand side by side. */
export function Choices<Value>({ label, id, names, value, onChange }: Props<Value>) {
  const group = useId();
  return (
    <QuietRow role={label && 'radiogroup'} aria-label={label}>
      {names.map(([one, name, help], index) => (
        <Choice key={index} data-wide={help && ''}>
          <input
            type="radio"
            name={group}
            id={one === value ? id : undefined}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          <span>
            {name}
            {help && <Hint as="small">{help}</Hint>}
          </span>
        </Choice>
      ))}
    </QuietRow>
  );
}
