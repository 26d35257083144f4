import type { Price, SiteContent } from '@salon/content/description';
import { type FieldInfo, fieldInfo, type Schema } from '@salon/content/fields';
import { Fragment, type ReactNode } from 'react';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { Fieldset, SelectField, ShortFields } from '../parts/controls';
import { NumberField } from './NumberField';
import { LinesField, TextField } from './TextField';
import { ToggleField } from './ToggleField';

/** What is drawn in another way than the description says. */
interface Override {
  hint?: string;
  value?: unknown;
  /** Texts that are offered for a line. */
  suggestions?: string[];
  /** The earliest day. */
  min?: string;
  onChange?: (value: string) => void;
}

export interface OwnProps<T> {
  path: string;
  value: T;
  /** `what` names the change for undo. */
  set: (part: Partial<T>, what: string) => void;
  /** Draws a field as it is described, but for what is given here. */
  draw: (name: keyof T & string, override?: Override) => ReactNode;
}

/** Components of the fields that the description does not draw by itself, by field. */
export type OwnFields<T> = { [Key in keyof T]?: (props: OwnProps<T>) => ReactNode };

interface Props<T> {
  schema: { shape: Record<string, Schema> };
  /** Path of the entry or part in the content. */
  path: string;
  value: T;
  onChange: (part: Partial<T>, what: string) => void;
  own?: OwnFields<T>;
}

/** The fields of an entry or a part of the content, in the order of its description. */
export function DescribedFields<T extends object>({ schema, path, value, onChange, own = {} }: Props<T>) {
  const draw = (name: keyof T & string, override?: Override) => {
    const info = fieldInfo(schema.shape[name]);
    if (!info || info.control === 'none') return null;
    return (
      <DescribedField
        info={info}
        path={`${path}.${name}`}
        value={value[name]}
        onChange={(next: unknown) =>
          onChange({ [name]: next } as Partial<T>, info.said || info.label.toLowerCase())
        }
        {...override}
      />
    );
  };
  return (Object.keys(schema.shape) as (keyof T & string)[]).map((name) => (
    <Fragment key={name}>{own[name] ? own[name]({ path, value, set: onChange, draw }) : draw(name)}</Fragment>
  ));
}

interface PartProps<Key extends keyof SiteContent> extends Pick<Props<SiteContent[Key]>, 'schema' | 'own'> {
  part: Key;
}

/** The fields of a part of the content that is no list, such as `contact`. */
export function PartFields<Key extends 'contact' | 'offers' | 'pages' | 'salon'>({
  part,
  ...fields
}: PartProps<Key>) {
  const { content, change } = useSiteDraft();
  return (
    <DescribedFields
      {...fields}
      path={part}
      value={content[part]}
      onChange={(next, what) => change((draft) => void Object.assign(draft[part], next), what)}
    />
  );
}

interface FieldProps extends Omit<Override, 'onChange'> {
  info: FieldInfo;
  path: string;
  onChange: (value: never) => void;
}

/** The control that a description names, for a value that has the type of its schema. */
function DescribedField({ info, path, value, hint = info.help, ...rest }: FieldProps) {
  const { control, label, isOptional } = info;
  const onChange = rest.onChange as (value: unknown) => void;
  const field = { path, label, hint, onChange };
  switch (control) {
    case 'text':
    case 'long':
    case 'tel':
    case 'email':
    case 'url':
    case 'date':
    case 'datetime-local': {
      const take = (next: string) => onChange(next === '' && isOptional ? undefined : next);
      return <TextField {...rest} {...field} type={control} value={String(value ?? '')} onChange={take} />;
    }
    case 'prose':
      return <TextField {...field} type="long" rows={10} value={String(value ?? '')} />;
    case 'lines':
      return <LinesField {...field} value={value as string[]} />;
    case 'flag':
      return <ToggleField {...field} value={value === true} />;
    case 'shown':
      return <ToggleField {...field} value={value !== true} onChange={(shown) => onChange(!shown)} />;
    case 'rupees':
    case 'count':
      return <NumberField {...field} kind={control} value={value as number | undefined} />;
    case 'price':
      return <PriceField {...field} value={value as Price | undefined} optional={isOptional} />;
    default:
      return null;
  }
}

type Kind = Price['kind'] | 'none';

const kinds: [Kind, string][] = [
  ['fixed', 'Fixed, as “₹1,800”'],
  ['from', 'Starting, as “from ₹1,800”'],
  ['range', 'Between two, as “₹1,800 – ₹2,400”'],
  ['unit', 'For one, as “₹200 per nail”'],
  ['quoted', 'Said after a look'],
];

interface PriceProps {
  /** Path in the content, such as `services.hair[3].price`. */
  path: string;
  value: Price | undefined;
  onChange: (price: Price | undefined) => void;
  /** Offers “No price shown”, which is `undefined`. */
  optional: boolean;
}

/** The fields of a price of any kind. The amount comes first, as it changes most often. */
function PriceField({ path, value, onChange, optional }: PriceProps) {
  const kind: Kind = value?.kind ?? 'none';
  const change = (part: Partial<Price>) => value && onChange({ ...value, ...part });
  const hasAmount = value !== undefined && kind !== 'quoted';
  const amount = (name: 'rupees' | 'to', label: string) => (
    <NumberField
      kind="rupees"
      path={`${path}.${name}`}
      label={label}
      value={value?.[name]}
      onChange={(rupees) => change({ [name]: rupees })}
    />
  );
  return (
    <Fieldset legend="Price">
      {hasAmount && (
        <ShortFields>
          {amount('rupees', kind === 'range' ? 'From' : 'Price in rupees')}
          {kind === 'range' && amount('to', 'To')}
          {kind === 'unit' && (
            <TextField
              path={`${path}.unit`}
              label="For one"
              hint="As read after the price: per nail."
              value={value.unit ?? ''}
              onChange={(unit) => change({ unit })}
            />
          )}
        </ShortFields>
      )}
      <SelectField
        id={path}
        label="How it is said"
        options={optional ? [...kinds, ['none', 'No price shown']] : kinds}
        value={kind}
        onChange={(next) => onChange(priceOf(next, value))}
      />
      {hasAmount && (
        <ToggleField
          path={`${path}.conditions`}
          label="With an asterisk"
          hint="The footnote of the page says what it means."
          value={value.conditions ?? false}
          onChange={(conditions) => change({ conditions: conditions || undefined })}
        />
      )}
    </Fieldset>
  );
}

/** The price as another kind, which keeps the amounts that this kind has. */
function priceOf(kind: Kind, last: Price | undefined): Price | undefined {
  if (kind === 'none') return undefined;
  if (kind === 'quoted') return { kind };
  const { rupees, conditions } = last ?? {};
  const price: Price = { kind, rupees, ...(conditions && { conditions }) };
  if (kind === 'range') return { ...price, to: last?.to };
  return kind === 'unit' ? { ...price, unit: last?.unit ?? 'per piece' } : price;
}
