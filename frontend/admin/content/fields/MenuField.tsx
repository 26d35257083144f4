import type { MenuId, SiteContent } from '@salon/content/description';
import { isOffered, menuName } from '@salon/content/menus';
import { SelectField } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import type { FieldProps } from './TextField';

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
