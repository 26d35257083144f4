import styled from '@emotion/styled';
import type { MenuId, Service } from '@salon/content/description';
import { menuIds, menuNames } from '@salon/content/menus';
import { withValueAt } from '@salon/content/paths';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { color, fontSize, media, space } from '../../../shared/theme/tokens';
import { Button, ButtonLink } from '../../../shared/ui/Button';
import { useToast } from '../../../shared/ui/Toast';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { Field, Input, Select } from '../../ui/Field';
import { QuietButton } from '../../ui/QuietButton';
import { RemovedEntries } from '../draft/removed';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryRows } from '../entries/EntryRows';
import { addEntry } from '../entries/entries';
import { groupsOf } from '../entries/groups';
import { LongTextField } from '../fields';
import { ButtonRow, Empty, ListHead } from '../parts/controls';
import { SITE, servicePath } from '../places';
import { GroupHead } from './GroupHead';
import { MoveToMenuDialog } from './MoveToMenuDialog';
import { NewServiceDialog } from './NewServiceDialog';
import { matches, moveGroup, moveToMenu, renameGroup } from './services';

/** The services of one menu, or the search results from all menus. */
export function ServicesList({ menu }: { menu: MenuId }) {
  const { content } = useSiteDraft();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const heading = useRef<HTMLHeadingElement>(null);

  const look = (text: string) =>
    setParams(text ? { q: text } : {}, { replace: true, preventScrollReset: true });

  const found = search.trim()
    ? menuIds
        .map((id) => ({ id, services: content.services[id].filter((service) => matches(service, search)) }))
        .filter(({ services }) => services.length > 0)
    : undefined;
  const count = found?.reduce((sum, { services }) => sum + services.length, 0) ?? 0;

  return (
    <>
      <ListHead>
        <h1 ref={heading} tabIndex={-1}>
          Services
        </h1>
        <ButtonLink to={`${SITE}/prices`} variant="outline">
          All prices
        </ButtonLink>
      </ListHead>
      <Filters>
        <SearchBox role="search">
          <Field label="Search all services">
            {(control) => (
              <Input
                {...control}
                type="search"
                value={search}
                onChange={(event) => look(event.target.value)}
              />
            )}
          </Field>
        </SearchBox>
        {!found && (
          <Field label="Menu">
            {(control) => (
              <Select
                {...control}
                value={menu}
                onChange={(event) => navigate(`${SITE}/services/${event.target.value}`, { replace: true })}
              >
                {menuIds.map((id) => (
                  <option key={id} value={id}>
                    {menuNames[id]} ({content.services[id].length})
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </Filters>
      <Status role="status">{found && describe(count, search)}</Status>
      {found ? (
        found.map(({ id, services }) => (
          <MenuSection key={id} aria-label={menuNames[id]}>
            <h2>{menuNames[id]}</h2>
            <Rows menu={id} services={services} onGone={() => heading.current?.focus()} />
          </MenuSection>
        ))
      ) : (
        <WholeMenu key={menu} menu={menu} onGone={() => heading.current?.focus()} />
      )}
    </>
  );
}

function describe(count: number, search: string): string {
  if (count === 0) return `No service matches “${search}”.`;
  return `${count} ${count === 1 ? 'service' : 'services'} for “${search}”`;
}

interface MenuProps {
  menu: MenuId;
  /** Called when the row with the focus was removed. */
  onGone: () => void;
}

function WholeMenu({ menu, onGone }: MenuProps) {
  const { content, change } = useSiteDraft();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const services = content.services[menu];
  const groups = groupsOf(services);
  const name = menuNames[menu];
  return (
    <>
      {services.length === 0 && <Empty>There is no service on this menu yet.</Empty>}
      {groups.map(({ title, entries: own }, index) => (
        <MenuSection key={keyOf(own)} aria-label={title || name}>
          {title ? (
            <GroupHead
              title={title}
              canMove={(by) => groups[index + by] !== undefined}
              onMove={(by) =>
                change((draft) => moveGroup(draft, menu, title, by), `moving the heading ${title}`)
              }
              onRename={(next) =>
                change((draft) => renameGroup(draft, menu, title, next), `the heading ${title}`)
              }
            />
          ) : (
            <VisuallyHidden as="h2">{name}</VisuallyHidden>
          )}
          <Rows menu={menu} services={own} onGone={onGone} />
        </MenuSection>
      ))}
      <RemovedEntries list={`services.${menu}`} present={services} />
      <ButtonRow>
        <Button type="button" onClick={() => setAdding(true)}>
          New service
        </Button>
      </ButtonRow>
      <Note>
        <LongTextField
          path={`notes.${menu}`}
          label="Small print under this menu"
          hint="Such as what an asterisk means; nothing is shown when it is empty."
          value={content.notes[menu]}
          onChange={(note) =>
            change((draft) => withValueAt(draft, `notes.${menu}`, note), `small print of ${name}`)
          }
        />
      </Note>
      {adding && (
        <NewServiceDialog
          groups={groups.map(({ title }) => title).filter(Boolean)}
          onCancel={() => setAdding(false)}
          onAdd={(serviceName, group) => {
            const add = (draft: typeof content) =>
              addEntry(draft, `services.${menu}`, serviceName, { group });
            change((draft) => add(draft).content, `adding ${serviceName}`);
            navigate(servicePath(menu, add(content).id));
          }}
        />
      )}
    </>
  );
}

/** A key that stays the same when a group is renamed or its services are moved. */
const keyOf = (services: Service[]) => services.map(({ id }) => id).sort()[0];

function Rows({ menu, services, onGone }: MenuProps & { services: Service[] }) {
  const { change } = useSiteDraft();
  const toast = useToast();
  const [moving, setMoving] = useState<Service | null>(null);

  function moveAway(service: Service, to: MenuId) {
    setMoving(null);
    change((draft) => moveToMenu(draft, menu, service.id, to).content, `moving ${service.name}`);
    onGone();
    toast(`${service.name} is on the menu ${menuNames[to]} now.`);
  }

  return (
    <>
      <EntryRows<Service>
        list={`services.${menu}`}
        pathOf={(id) => servicePath(menu, id)}
        shown={services}
        factsOf={({ duration }) => duration}
        marksOf={({ hidden }) => (hidden ? ['Hidden'] : [])}
        onGone={onGone}
      >
        {(service) => <MoveAway service={service} onClick={() => setMoving(service)} />}
      </EntryRows>
      {moving && (
        <MoveToMenuDialog
          name={moving.name}
          from={menu}
          onCancel={() => setMoving(null)}
          onMove={(to) => moveAway(moving, to)}
        />
      )}
    </>
  );
}

const MoveAway = ({ service, onClick }: { service: Service; onClick: () => void }) => (
  <QuietButton type="button" onClick={onClick}>
    Other menu
    <VisuallyHidden> for {service.name}</VisuallyHidden>
  </QuietButton>
);

const Filters = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[5]};
  ${media.tablet} { grid-template-columns: 1fr 1fr; max-width: 48rem; }
`;

const SearchBox = styled.div`
  min-width: 0;
`;

const Status = styled.p`
  margin-block: ${space[3]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const MenuSection = styled.section`
  margin-bottom: ${space[8]};
  > h2 { font-size: ${fontSize.h3}; margin-bottom: ${space[2]}; }
`;

const Note = styled.div`
  max-width: 40rem;
  margin-top: ${space[8]};
`;
