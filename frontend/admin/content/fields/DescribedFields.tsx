import type { Price } from '@salon/content/description';
import { type FieldInfo, fieldInfo, type Schema } from '@salon/content/fields';
import { Fragment, type ReactNode } from 'react';
import { CountField } from './CountField';
import { DateField, DateTimeField } from './DateField';
import { LinesField } from './LinesField';
import { MoneyField } from './MoneyField';
import { PriceField } from './PriceField';
import { LongTextField, TextField } from './TextField';
import { ToggleField } from './ToggleField';

interface OwnProps<T> {
  path: string;
  value: T;
  /** `what` names the change for undo. */
  set: (part: Partial<T>, what: string) => void;
}

/** Components of the fields that the description does not draw by itself, by field. */
export type OwnFields<T> = { [Key in keyof T]?: (props: OwnProps<T>) => ReactNode };

interface Props<T> {
  schema: Schema & { shape: Record<string, Schema> };
  /** Path of the entry or part in the content. */
  path: string;
  value: T;
  onChange: (part: Partial<T>, what: string) => void;
  own?: OwnFields<T>;
}

/** The fields of an entry or a part of the content, in the order of its description. */
export function DescribedFields<T extends object>({ schema, path, value, onChange, own = {} }: Props<T>) {
  return Object.entries(schema.shape).map(([name, field]) => {
    const info = fieldInfo(field);
    if (!info || info.control === 'none') return null;
    const key = name as keyof T & string;
    const ownField = own[key];
    if (ownField) return <Fragment key={key}>{ownField({ path, value, set: onChange })}</Fragment>;
    return (
      <DescribedField
        key={key}
        info={info}
        path={`${path}.${key}`}
        value={value[key]}
        onChange={(next) => onChange({ [key]: next } as Partial<T>, info.said || info.label.toLowerCase())}
      />
    );
  });
}

interface FieldProps {
  info: FieldInfo;
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The control that a description names, for a value that has the type of its schema. */
function DescribedField({ info: { label, help, control, isOptional }, path, value, onChange }: FieldProps) {
  const common = { path, label, hint: help, onChange };
  const text = { ...common, value: String(value ?? '') };
  const moment = { ...common, value: value as string | undefined };
  const number = { ...common, value: value as number | undefined };
  switch (control) {
    case 'line':
      return <TextField {...text} />;
    case 'long':
      return <LongTextField {...text} />;
    case 'tel':
    case 'email':
    case 'url':
      return <TextField {...text} type={control} />;
    case 'lines':
      return <LinesField {...common} value={value as string[]} />;
    case 'flag':
      return <ToggleField {...common} value={value === true} />;
    case 'shown':
      return <ToggleField {...common} value={value !== true} onChange={(shown) => onChange(!shown)} />;
    case 'rupees':
      return <MoneyField {...number} />;
    case 'count':
      return <CountField {...number} />;
    case 'day':
      return <DateField {...moment} />;
    case 'moment':
      return <DateTimeField {...moment} onChange={(next) => onChange(next ?? '')} />;
    case 'price':
      return (
        <PriceField
          path={path}
          value={value as Price | undefined}
          // Only an optional price can be taken away.
          onChange={(price) => (price || isOptional) && onChange(price)}
          optional={isOptional}
          footnote
        />
      );
    default:
      return null;
  }
}
