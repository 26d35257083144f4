import styled from '@emotion/styled';
import type { MenuId, Service } from '@salon/content/description';
import { menuIds, menuNames } from '@salon/content/menus';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { fontSize, media, space } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { Hint } from '../../ui/Field';
import { RemovedEntries } from '../draft/removed';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryRows } from '../entries/EntryRows';
import { groupsOf } from '../entries/entries';
import { NewEntry } from '../entries/NewEntry';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import { Empty, ListHead, SearchField, SmallPrint } from '../parts/controls';
import { hasWords, listPath, SITE } from '../places';
import { GroupHead } from './GroupHead';

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
          <MenuSection key={id} aria-label={menuNames[id]}>
            <h2>{menuNames[id]}</h2>
            <EntryRows<Service> list={`services.${id}`} shown={services} factsOf={durationOf} />
          </MenuSection>
        ))
      ) : (
        <WholeMenu key={menu} menu={menu} />
      )}
    </>
  );
}

function foundText(count: number, search: string): string {
  if (count === 0) return `No service matches “${search}”.`;
  return `${count} ${count === 1 ? 'service' : 'services'} for “${search}”`;
}

const durationOf = ({ duration }: Service) => duration;

function WholeMenu({ menu }: { menu: MenuId }) {
  const { content, change } = useSiteDraft();
  const list = `services.${menu}`;
  const services = content.services[menu];
  const groups = groupsOf(services);
  const name = menuNames[menu];
  return (
    <>
      {services.length === 0 && <Empty>There is no service on this menu yet.</Empty>}
      {groups.map(({ title, entries: own }, index) => (
        <MenuSection key={keyOf(own)} aria-label={title || name}>
          {title ? (
            <GroupHead menu={menu} title={title} index={index} count={groups.length} />
          ) : (
            <VisuallyHidden as="h2">{name}</VisuallyHidden>
          )}
          <EntryRows<Service> list={list} shown={own} factsOf={durationOf} />
        </MenuSection>
      ))}
      <RemovedEntries list={list} present={services} />
      <NewEntry list={list} groups={groups.map(({ title }) => title).filter(Boolean)} />
      <SmallPrint>
        <TextField
          type="long"
          path={`notes.${menu}`}
          label="Small print under this menu"
          hint="Such as what an asterisk means; nothing is shown when it is empty."
          value={content.notes[menu]}
          onChange={(note) =>
            change((draft) => {
              draft.notes[menu] = note;
            }, `small print of ${name}`)
          }
        />
      </SmallPrint>
    </>
  );
}

/** A key that stays the same when a group is renamed or its services are moved. */
const keyOf = (services: Service[]) => services.map(({ id }) => id).sort()[0];

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

const MenuSection = styled.section`
  margin-bottom: ${space[8]};
  > h2 { font-size: ${fontSize.h3}; margin-bottom: ${space[2]}; }
`;
