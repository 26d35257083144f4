import type { MenuId, SiteContent } from '@salon/content/description';
import { MOST_SERVICES } from '@salon/content/description/offers';
import { serviceAt } from '@salon/content/description/services';
import { isOffered, menuName, questionPages } from '@salon/content/menus';
import { Hint, SelectField } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { ButtonFor, Fieldset, LinedList } from '../parts/controls';
import type { FieldProps } from './TextField';
import { ToggleField } from './ToggleField';

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

export function MenuField({ path, ...field }: FieldProps<MenuId>) {
  const { content } = useSiteDraft();
  const options = content.menus.map(
    (menu) => [menu.id, isOffered(content, menu) ? menu.name : `${menu.name} (not shown)`] as const,
  );
  const isGone = content.menus.every(({ id }) => id !== field.value);
  return (
    <SelectField
      {...field}
      id={path}
      options={isGone ? [[field.value, 'A menu that is gone'], ...options] : options}
    />
  );
}

/** Where something leads, and whether visitors see it: not without its menu. */
export function leadsTo(content: SiteContent, id: MenuId): string {
  const isShown = content.menus.some((menu) => menu.id === id && isOffered(content, menu));
  return `To ${menuName(content, id)}${isShown ? '' : ' · not shown without it'}`;
}

interface PagesProps extends FieldProps<string[]> {
  isMenus: boolean;
}

/** The pages that show an entry, by id: always in the order of the list, not in the order of the taps. */
export function PagesField({ path, label, value, isMenus, onChange }: PagesProps) {
  const { content } = useSiteDraft();
  const ids = new Set(content.menus.map(({ id }) => id));
  const all = questionPages(content).filter(([id]) => !isMenus || ids.has(id));
  return (
    <Fieldset legend={label}>
      {all.map(([page, name]) => (
        <ToggleField
          key={page}
          path={`${path}.${page}`}
          label={name}
          value={value.includes(page)}
          onChange={(isShown) => {
            const isOn = (one: string) => (one === page ? isShown : value.includes(one));
            onChange(all.flatMap(([one]) => (isOn(one) ? one : [])));
          }}
        />
      ))}
    </Fieldset>
  );
}
