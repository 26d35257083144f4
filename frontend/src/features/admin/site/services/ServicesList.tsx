import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { MenuId, Service } from '../../../../content/site-content';
import { color, fontSize, media, space } from '../../../../theme/tokens';
import { Button, ButtonLink } from '../../../../ui/Button';
import { useToast } from '../../../../ui/Toast';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { Field, Input, Select } from '../../ui/Field';
import { QuietButton } from '../../ui/QuietButton';
import { RemovedEntries, useOfferBack } from '../draft/removed';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { menuIds } from '../draft/sections';
import { LongTextField } from '../fields';
import { ButtonRow, Empty, ListHead } from '../parts/controls';
import { EntryList, EntryRow, type OpenPart } from '../parts/EntryRow';
import { SITE, servicePath } from '../places';
import { menuName } from '../words';
import { GroupHead } from './GroupHead';
import { MoveToMenuDialog } from './MoveToMenuDialog';
import { NewServiceDialog } from './NewServiceDialog';
import {
  addService,
  changeService,
  duplicateService,
  findService,
  groupsOf,
  matches,
  moveGroup,
  moveService,
  moveToMenu,
  removeService,
  renameGroup,
  restoreService,
} from './services';

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
                    {menuName(id)} ({content.services[id].length})
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
          <MenuSection key={id} aria-label={menuName(id)}>
            <h2>{menuName(id)}</h2>
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
  const name = menuName(menu);
  return (
    <>
      {services.length === 0 && <Empty>There is no service on this menu yet.</Empty>}
      {groups.map(({ title, services: own }, index) => (
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
            change(
              (draft) => ({ ...draft, notes: { ...draft.notes, [menu]: note } }),
              `small print of ${name}`,
            )
          }
        />
      </Note>
      {adding && (
        <NewServiceDialog
          groups={groups.map(({ title }) => title).filter(Boolean)}
          onCancel={() => setAdding(false)}
          onAdd={(serviceName, group) => {
            const { id } = addService(content, menu, serviceName, group);
            change((draft) => addService(draft, menu, serviceName, group).content, `adding ${serviceName}`);
            navigate(servicePath(menu, id));
          }}
        />
      )}
    </>
  );
}

/** A key that stays the same when a group is renamed or its services are moved. */
const keyOf = (services: Service[]) => services.map(({ id }) => id).sort()[0];

function Rows({ menu, services, onGone }: MenuProps & { services: Service[] }) {
  const { content, published, change } = useSiteDraft();
  const navigate = useNavigate();
  const toast = useToast();
  const offerBack = useOfferBack();
  const [open, setOpen] = useState<{ id: string; part: OpenPart } | null>(null);
  const [moving, setMoving] = useState<Service | null>(null);
  const [moved, setMoved] = useState('');
  const all = content.services[menu];

  function remove(service: Service) {
    const place = all.indexOf(service);
    change((draft) => removeService(draft, menu, service.id), `deleting ${service.name}`);
    onGone();
    offerBack(`${service.name} is deleted.`, {
      list: `services.${menu}`,
      id: service.id,
      name: service.name,
      putBack: () =>
        change((draft) => restoreService(draft, menu, service, place), `bringing ${service.name} back`),
    });
  }

  function duplicate(service: Service) {
    const copy = duplicateService(content, menu, service.id);
    if (!copy) return;
    change((draft) => duplicateService(draft, menu, service.id)?.content, `duplicating ${service.name}`);
    toast('This is the copy. It is hidden until you show it.');
    navigate(servicePath(menu, copy.id));
  }

  function moveAway(service: Service, to: MenuId) {
    setMoving(null);
    change((draft) => moveToMenu(draft, menu, service.id, to).content, `moving ${service.name}`);
    onGone();
    toast(`${service.name} is on the menu ${menuName(to)} now.`);
  }

  return (
    <>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <EntryList>
        {services.map((service, index) => {
          const { id, name, duration, price, hidden } = service;
          const publishedService = findService(published.content.services, menu, id);
          const edit = (part: Partial<Service>, what: string) =>
            change((draft) => changeService(draft, menu, id, part), what);
          return (
            <EntryRow
              key={id}
              name={name}
              to={servicePath(menu, id)}
              facts={duration}
              marks={[...(hidden ? ['Hidden'] : []), ...(publishedService ? [] : ['New'])]}
              price={{
                path: `services.${menu}[${all.indexOf(service)}].price`,
                value: price,
                published: publishedService && { value: publishedService.price },
                onChange: (next) => edit({ price: next }, `price of ${name}`),
                optional: true,
              }}
              hidden={hidden}
              onHide={(next) => edit({ hidden: next }, next ? `hiding ${name}` : `showing ${name}`)}
              canMove={(by) => services[index + by] !== undefined}
              onMove={(by) => {
                change((draft) => moveService(draft, menu, id, by), `moving ${name}`);
                setMoved(`${name} is now ${index + by + 1} of ${services.length}.`);
              }}
              onDuplicate={() => duplicate(service)}
              onDelete={() => remove(service)}
              open={open?.id === id ? open.part : null}
              onOpen={(part) => setOpen(part && { id, part })}
            >
              <MoveAway service={service} onClick={() => setMoving(service)} />
            </EntryRow>
          );
        })}
      </EntryList>
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
