import { same } from '@salon/content/same';
import { useState } from 'react';
import { Field, TextArea } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import type { FieldProps } from './TextField';

/** A list of short texts, one per line. Empty lines stay in the field, but are left out of the value. */
export function LinesField({ path, label, hint = 'A line each.', value, onChange }: FieldProps<string[]>) {
  const { errors } = useSiteDraft();
  const [typed, setTyped] = useState(value.join('\n'));
  // The value was changed elsewhere, by Undo or on another device.
  if (!same(linesOf(typed), value)) setTyped(value.join('\n'));
  const wrongLine = Object.keys(errors).find((place) => place.startsWith(`${path}[`));
  return (
    <Field
      id={path}
      label={label}
      hint={hint}
      error={errors[path] ?? (wrongLine && `${lineName(wrongLine, path)}: ${errors[wrongLine]}`)}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={Math.max(4, value.length + 1)}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(linesOf(event.target.value));
          }}
        />
      )}
    </Field>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const lineName = (place: string, path: string) =>
  `Line ${Number.parseInt(place.slice(path.length + 1), 10) + 1}`;
