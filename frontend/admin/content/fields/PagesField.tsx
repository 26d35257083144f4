import { questionPages } from '@salon/content/menus';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { Fieldset } from '../parts/controls';
import type { FieldProps } from './TextField';
import { ToggleField } from './ToggleField';

interface Props extends FieldProps<string[]> {
  isMenus: boolean;
}

/** The pages that show an entry, by id: always in the order of the list, not in the order of the taps. */
export function PagesField({ path, label, value, isMenus, onChange }: Props) {
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
