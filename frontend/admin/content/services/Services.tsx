import styled from '@emotion/styled';
import type { MenuId, Service } from '@salon/content/description';
import { MenuNotes } from '@salon/content/description/services';
import { menuIds, menuNames } from '@salon/content/menus';
import { useNavigate } from 'react-router-dom';
import { space } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { useToast } from '../../../shared/ui/Toast';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryForm } from '../entries/EntryForm';
import { EntryList } from '../entries/EntryList';
import { groupsOf, moveToMenu } from '../entries/entries';
import { PartFields } from '../fields/DescribedFields';
import { ListHead, SelectField, SmallPrint } from '../parts/controls';
import { entryPath, listPath, SITE } from '../places';

/** The services of one menu. */
export function ServicesList({ menu }: { menu: MenuId }) {
  const { content } = useSiteDraft();
  const navigate = useNavigate();
  return (
    <>
      <ListHead>
        <h1>Services</h1>
        <ButtonLink to={`${SITE}/prices`} variant="outline">
          All prices
        </ButtonLink>
      </ListHead>
      <MenuChoice>
        <SelectField
          label="Menu"
          options={menuIds.map((id) => [id, `${menuNames[id]} (${content.services[id].length})`])}
          value={menu}
          onChange={(other) => navigate(listPath(`services.${other}`), { replace: true })}
        />
      </MenuChoice>
      <EntryList<Service> key={menu} list={`services.${menu}`} factsOf={({ duration }) => duration} />
      <SmallPrint>
        <PartFields part="notes" schema={{ shape: { [menu]: MenuNotes.shape[menu] } }} />
      </SmallPrint>
    </>
  );
}

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

const MenuChoice = styled.div`
  max-width: 24rem;
  margin-block: ${space[5]} ${space[3]};
`;
