import type { MenuId, SiteContent } from '@salon/content/description';
import { MOST_SERVICES } from '@salon/content/description/offers';
import { serviceAt } from '@salon/content/description/services';
import { isOffered, menuName, questionPages } from '@salon/content/menus';
import { Hint, SelectField } from '../../ui/Field';
import { Fieldset } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import type { FieldProps } from './TextField';
import { ToggleField } from './ToggleField';

interface ReferenceProps extends FieldProps<string> {
  options: (readonly [id: string, name: string])[];
  /** Said of a value that is none of them. */
  gone: string;
}

function ReferenceField({ path, options, gone, ...field }: ReferenceProps) {
  const { errors } = useSiteDraft();
  const isGone = options.every(([id]) => id !== field.value);
  return (
    <SelectField
      {...field}
      id={path}
      error={errors[path]}
      options={isGone ? [[field.value, gone], ...options] : options}
    />
  );
}

export function ServiceField({ none = 'Please choose', ...field }: FieldProps<string> & { none?: string }) {
  const { content } = useSiteDraft();
  const options = content.menus.flatMap((menu) =>
    (content.services[menu.id] ?? []).map(({ id, name }) => {
      const reference = `${menu.id}/${id}`;
      const isShown = serviceAt(content, reference);
      return [reference, `${menu.name}: ${name}${isShown ? '' : ' (not shown)'}`] as const;
    }),
  );
  return <ReferenceField {...field} options={[['', none], ...options]} gone="A service that is gone" />;
}

/** One more can be chosen below the last; what is none is left out. */
export const ServicesField = ({ path, label, hint, value, onChange }: FieldProps<string[]>) => (
  <Fieldset legend={label}>
    <Hint role="status">{hint}</Hint>
    {[...value, ''].slice(0, MOST_SERVICES).map((reference, index) => (
      <ServiceField
        key={index}
        path={`${path}[${index}]`}
        label={`Service ${index + 1}`}
        none="None"
        value={reference}
        onChange={(next) => onChange(value.toSpliced(index, 1, next).filter(Boolean))}
      />
    ))}
  </Fieldset>
);

export function MenuField(field: FieldProps<MenuId>) {
  const { content } = useSiteDraft();
  const options = content.menus.map(
    (menu) => [menu.id, isOffered(content, menu) ? menu.name : `${menu.name} (not shown)`] as const,
  );
  return <ReferenceField {...field} options={options} gone="A menu that is gone" />;
}

/** Where something leads, and whether visitors see it: not without its menu. */
export function leadsTo(content: SiteContent, id: MenuId): string {
  const isShown = content.menus.some((menu) => menu.id === id && isOffered(content, menu));
  return `To ${menuName(content, id)}${isShown ? '' : ' · not shown without it'}`;
}

/** The pages that show an entry, by id: always in the order of the list, not in the order of the taps. */
export function PagesField({ path, label, value, control, onChange }: FieldProps<string[], 'control'>) {
  const { content } = useSiteDraft();
  const all = questionPages(content).filter(
    ([id]) => control === 'pages' || content.menus.some((menu) => menu.id === id),
  );
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
            onChange(all.map(([one]) => one).filter(isOn));
          }}
        />
      ))}
    </Fieldset>
  );
}
