import { MOST_SERVICES } from '@salon/content/description/offers';
import { serviceAt } from '@salon/content/description/services';
import { Hint, SelectField } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { ButtonFor, Fieldset, LinedList } from '../parts/controls';
import type { FieldProps } from './TextField';

export function ServiceField({ path, ...field }: FieldProps<string>) {
  const { content, errors } = useSiteDraft();
  const options = content.menus.flatMap((menu) =>
    (content.services[menu.id] ?? []).map(({ id, name }) => {
      const reference = `${menu.id}/${id}`;
      const isShown = serviceAt(content, reference);
      return [reference, `${menu.name}: ${name}${isShown ? '' : ' (not shown)'}`] as const;
    }),
  );
  const isKnown = options.some(([reference]) => reference === field.value);
  const other = [field.value, field.value ? 'A service that is gone' : 'Please choose'] as const;
  const error = errors[path];
  return (
    <SelectField {...field} {...{ id: path, error }} options={isKnown ? options : [other, ...options]} />
  );
}

export const ServicesField = ({ path, label, hint, value, onChange }: FieldProps<string[]>) => (
  <Fieldset legend={label}>
    <Hint role="status">{hint}</Hint>
    <LinedList>
      {value.map((reference, index) => (
        <li key={index}>
          <ServiceField
            path={`${path}[${index}]`}
            label={`Service ${index + 1}`}
            value={reference}
            onChange={(next) => onChange(value.with(index, next))}
          />
          <ButtonFor name={`service ${index + 1}`} onClick={() => onChange(value.toSpliced(index, 1))}>
            Remove
          </ButtonFor>
        </li>
      ))}
    </LinedList>
    {value.length < MOST_SERVICES && (
      <ServiceField
        path={`${path}.new`}
        label="Add a service"
        value=""
        onChange={(added) => onChange([...value, added])}
      />
    )}
  </Fieldset>
);
