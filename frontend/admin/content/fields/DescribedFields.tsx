import { schemaAt } from '@salon/content/entries';
import {
  type Control,
  entryInfo,
  type FieldInfo,
  fieldInfo,
  inner,
  type Schema,
} from '@salon/content/fields';
import { valueAt } from '@salon/content/paths';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { z } from 'zod';
import { Fieldset } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { TimesField } from '../hours/Times';
import { LookAgain } from '../languages/LookAgain';
import { PhotosField, PictureField } from '../photographs/PhotosField';
import { NumberField, PriceField } from './AmountFields';
import { ColoursField } from './ColoursField';
import { MenuField, PagesField, ServiceField, ServicesField } from './ReferenceFields';
import { type FieldProps, LinesField, TextField, type TextType } from './TextField';
import { ToggleField } from './ToggleField';
import { TypefacesField } from './TypefacesField';

/** What is drawn in another way than the description says. */
interface Override {
  hint?: string;
  value?: unknown;
  suggestions?: string[];
  onChange?: (value: string) => void;
}

interface OwnProps<T> {
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
  path: string;
  value: T;
  onChange: (part: Partial<T>, what: string) => void;
  own?: OwnFields<T>;
  listOf?: (path: string) => ReactNode;
}

/** The fields of an entry or a part of the content, in the order of its description; those of a group stand in a frame. */
export function DescribedFields<T extends object>({
  schema,
  path,
  value,
  onChange,
  own = {},
  listOf,
}: Props<T>) {
  const draw = (name: keyof T & string, override?: Override) => {
    const field = schema.shape[name];
    const kind = field && inner(field);
    const info = fieldInfo(field);
    if (kind instanceof z.ZodArray && entryInfo(inner(kind.element))) return listOf?.(`${path}.${name}`);
    if (!info || info.control === 'none') return null;
    if (kind instanceof z.ZodObject && info.control === 'own') {
      const group = value[name] as object;
      return (
        <Fieldset legend={info.label}>
          <DescribedFields
            schema={kind}
            path={`${path}.${name}`}
            value={group}
            onChange={(part, what) => onChange({ [name]: { ...group, ...part } } as Partial<T>, what)}
            listOf={listOf}
          />
        </Fieldset>
      );
    }
    return (
      <>
        <DescribedField
          info={info}
          path={`${path}.${name}`}
          value={value[name]}
          onChange={(next: unknown) =>
            onChange({ [name]: next } as Partial<T>, info.changeLabel || info.label.toLowerCase())
          }
          min={name === 'until' ? (valueAt(value, 'from') as string) : undefined}
          {...override}
        />
        {info.isTranslatable && <LookAgain path={`${path}.${name}`} value={value[name]} />}
      </>
    );
  };
  return (Object.keys(schema.shape) as (keyof T & string)[]).map((name) => (
    <Fragment key={name}>{own[name] ? own[name]({ path, value, set: onChange, draw }) : draw(name)}</Fragment>
  ));
}

/** The fields of the part of the content at a path, such as `contact` or `words.home.hero`. */
export function PartFields<T extends object>(props: Pick<Props<T>, 'path' | 'own' | 'listOf'>) {
  const { content, change } = useSiteDraft();
  const partIn = (all: typeof content) => valueAt(all, props.path) as T;
  return (
    <DescribedFields
      {...props}
      schema={inner(schemaAt(props.path)) as z.ZodObject}
      value={partIn(content)}
      onChange={(next, what) => change((draft) => void Object.assign(partIn(draft), next), what)}
    />
  );
}

interface DescribedProps extends Omit<Override, 'onChange'> {
  /** Of a day or a moment. */
  min?: string;
  info: FieldInfo;
  path: string;
  onChange: (value: never) => void;
}

/** The components of the controls whose value is no text. */
const controls: Partial<Record<Control, ComponentType<never>>> = {
  lines: LinesField,
  rupees: NumberField,
  count: NumberField,
  price: PriceField,
  menu: MenuField,
  service: ServiceField,
  services: ServicesField,
  pages: PagesField,
  menus: PagesField,
  colours: ColoursField,
  typefaces: TypefacesField,
  photo: PictureField,
  photos: PhotosField,
  times: TimesField,
};

function DescribedField({ info, path, value, hint = info.help, ...rest }: DescribedProps) {
  const { control, label, isOptional } = info;
  const onChange = rest.onChange as (value: unknown) => void;
  const field = { path, label, hint, onChange };
  const Own = controls[control] as ComponentType<FieldProps<unknown> & Partial<FieldInfo>> | undefined;
  if (Own) return <Own {...field} value={value} control={control} isOptional={isOptional} />;
  switch (control) {
    case 'prose':
      return <TextField {...field} type="long" rows={10} value={String(value ?? '')} />;
    case 'flag':
      return <ToggleField {...field} value={value === true} />;
    case 'shown':
      return <ToggleField {...field} value={value !== true} onChange={(shown) => onChange(!shown)} />;
    case 'own':
    case 'profile':
      return null;
    default: {
      const change = (next: string) => onChange(next === '' && isOptional ? undefined : next);
      const type = control as TextType;
      return <TextField {...rest} {...field} type={type} value={String(value ?? '')} onChange={change} />;
    }
  }
}
