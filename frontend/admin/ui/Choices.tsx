import { useId } from 'react';
import { Choice, QuietRow } from './buttons';

interface Props<Value> {
  label: string;
  names: (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, which stand side by side. */
export function Choices<Value>({ label, names, value, onChange }: Props<Value>) {
  const group = useId();
  return (
    <QuietRow role="radiogroup" aria-label={label}>
      {names.map(([one, name]) => (
        <Choice key={name}>
          <input type="radio" name={group} checked={one === value} onChange={() => onChange(one)} />
          {name}
        </Choice>
      ))}
    </QuietRow>
  );
}
