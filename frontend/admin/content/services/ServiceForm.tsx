import type { MenuId, Service } from '@salon/content/description';
import { menuIds, menuNames } from '@salon/content/menus';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../shared/ui/Toast';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryForm } from '../entries/EntryForm';
import { groupsOf, moveToMenu } from '../entries/entries';
import { SelectField } from '../fields/SelectField';
import { entryPath } from '../places';

export function ServiceForm({ menu }: { menu: MenuId }) {
  const { content, change } = useSiteDraft();
  const navigate = useNavigate();
  const toast = useToast();

  function moveTo(to: MenuId, { id, name }: Service) {
    let newId = id;
    change((draft) => {
      newId = moveToMenu(draft, menu, id, to);
    }, `moving ${name}`);
    toast(`${name} is on the menu ${menuNames[to]} now.`);
    navigate(entryPath(`services.${to}`, newId), { replace: true });
  }

  return (
    <EntryForm<Service>
      list={`services.${menu}`}
      back={menuNames[menu]}
      own={{
        // One of the menu's, or a new one.
        group: ({ draw }) =>
          draw('group', {
            hint: 'Services under one heading stand together.',
            suggestions: groupsOf(content.services[menu])
              .map(({ title }) => title)
              .filter(Boolean),
          }),
      }}
    >
      {(service) => (
        <SelectField
          label="Menu"
          hint="Choosing another one moves the service there at once."
          options={menuIds.map((other) => [other, menuNames[other]])}
          value={menu}
          onChange={(to) => moveTo(to, service)}
        />
      )}
    </EntryForm>
  );
}
