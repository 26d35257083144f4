import styled from '@emotion/styled';
import type { MenuId, Service } from '@salon/content/description';
import { menuIds, menuNames } from '@salon/content/menus';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { media, space } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { useToast } from '../../../shared/ui/Toast';
import { Hint } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryForm } from '../entries/EntryForm';
import { EntryList, ListFoot } from '../entries/EntryList';
import { EntryRows } from '../entries/EntryRows';
import { groupsOf, moveToMenu } from '../entries/entries';
import { SelectField } from '../fields/SelectField';
import { ListHead, Part, SearchField } from '../parts/controls';
import { entryPath, hasWords, listPath, SITE } from '../places';

/** The services of one menu, or the search results from all menus. */
export function ServicesList({ menu }: { menu: MenuId }) {
  const { content } = useSiteDraft();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const found = menuIds
    .map((id) => ({
      id,
      services: content.services[id].filter(({ name, group, bestFor }) =>
        hasWords(`${name} ${group} ${bestFor}`, search),
      ),
    }))
    .filter(({ services }) => services.length > 0);
  return (
    <>
      <ListHead>
        <h1>Services</h1>
        <ButtonLink to={`${SITE}/prices`} variant="outline">
          All prices
        </ButtonLink>
      </ListHead>
      <Filters>
        <SearchField
          label="Search all services"
          value={search}
          onChange={(text) => setParams(text ? { q: text } : {}, { replace: true, preventScrollReset: true })}
        />
        {!search.trim() && (
          <SelectField
            label="Menu"
            options={menuIds.map((id) => [id, `${menuNames[id]} (${content.services[id].length})`])}
            value={menu}
            onChange={(other) => navigate(listPath(`services.${other}`), { replace: true })}
          />
        )}
      </Filters>
      <Status role="status">
        {search.trim() && foundText(found.flatMap(({ services }) => services).length, search)}
      </Status>
      {search.trim() ? (
        found.map(({ id, services }) => (
          <Part key={id} aria-label={menuNames[id]}>
            <h2>{menuNames[id]}</h2>
            <EntryRows<Service> list={`services.${id}`} shown={services} factsOf={durationOf} />
          </Part>
        ))
      ) : (
        <>
          <EntryList<Service> key={menu} list={`services.${menu}`} factsOf={durationOf} />
          <ListFoot
            key={`notes.${menu}`}
            path={`notes.${menu}`}
            label="Small print under this menu"
            hint="Such as what an asterisk means; nothing is shown when it is empty."
            what={`small print of ${menuNames[menu]}`}
          />
        </>
      )}
    </>
  );
}

function foundText(count: number, search: string): string {
  if (count === 0) return `No service matches “${search}”.`;
  return `${count} ${count === 1 ? 'service' : 'services'} for “${search}”`;
}

const durationOf = ({ duration }: Service) => duration;

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

const Filters = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[5]};
  > * { max-width: none; }
  ${media.tablet} { grid-template-columns: 1fr 1fr; max-width: 48rem; }
`;

const Status = styled(Hint)`
  margin-block: ${space[3]};
`;
