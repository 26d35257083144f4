import type { Price } from '@salon/content/description';
import { Fieldset, SelectField, ShortFields } from '../parts/controls';
import { NumberField } from './NumberField';
import { TextField } from './TextField';
import { ToggleField } from './ToggleField';

type Kind = Price['kind'] | 'none';

const kinds: [Kind, string][] = [
  ['fixed', 'Fixed: ₹1,800'],
  ['from', 'Starting: from ₹1,800'],
  ['range', 'Between: ₹1,800 – ₹2,400'],
  ['unit', 'For one: ₹200 per nail'],
  ['quoted', 'Said after a look'],
];

interface Props {
  /** Path in the content, such as `services.hair[3].price`. */
  path: string;
  value: Price | undefined;
  onChange: (price: Price | undefined) => void;
  /** Offers “No price shown”, which is `undefined`. */
  optional: boolean;
}

/** The fields of a price of any kind. The amount comes first, as it changes most often. */
export function PriceField({ path, value, onChange, optional }: Props) {
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
