export { DateField, DateTimeField, TimeField } from './DateField';
export { Fields, Fieldset } from './Fieldset';
export { LinesField } from './LinesField';
export { ListEditor } from './ListEditor';
export { MoneyField } from './MoneyField';
export { PriceField } from './PriceField';
export { type FieldProps, LongTextField, TextField } from './TextField';
export { ToggleField } from './ToggleField';
export { useTypedNumber } from './useTypedNumber';
