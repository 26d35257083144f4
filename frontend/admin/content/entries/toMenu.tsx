import { isOffered, menuName } from '@salon/content/menus';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import type { OwnProps } from '../fields/DescribedFields';
import { SelectField } from '../parts/controls';

/** What leads to a menu. */
export interface ToMenu {
  id: string;
  hidden?: boolean;
  menu: string;
}

export function ToMenuField({ path, value, set }: OwnProps<ToMenu>) {
  const { content } = useSiteDraft();
  const options = content.menus.map(
    (menu) => [menu.id, isOffered(content, menu) ? menu.name : `${menu.name} (not shown)`] as const,
  );
  const isGone = content.menus.every(({ id }) => id !== value.menu);
  return (
    <SelectField
      id={`${path}.menu`}
      label="Leads to"
      options={isGone ? [[value.menu, 'A menu that is gone'], ...options] : options}
      value={value.menu}
      onChange={(menu) => set({ menu }, 'menu')}
    />
  );
}

/** How a list of what leads to menus is edited. */
export function useToMenu() {
  const { content } = useSiteDraft();
  return {
    initial: () => ({ menu: content.menus[0]?.id ?? 'menu' }),
    own: { menu: ToMenuField },
    stateOf: ({ menu, hidden }: ToMenu) => {
      const isShown = content.menus.some((one) => one.id === menu && isOffered(content, one));
      const where = `To ${menuName(content, menu)}`;
      return [hidden && 'Hidden', where, !isShown && 'not shown without it'].filter(Boolean).join(' · ');
    },
  };
}
