import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MenuId, Service } from '../../../../content/site-content';
import { ButtonLink } from '../../../../ui/Button';
import { Message } from '../../../../ui/Message';
import { useToast } from '../../../../ui/Toast';
import { Field, Input, Select } from '../../ui/Field';
import { useOfferBack } from '../draft/removed';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { menuIds } from '../draft/sections';
import { LinesField, LongTextField, PriceField, TextField, ToggleField } from '../fields';
import { BackLink, DuplicateOrDelete, FormColumn, ListHead } from '../parts/controls';
import { SITE, servicePath } from '../places';
import { menuName } from '../words';
import {
  changeService,
  duplicateService,
  groupsOf,
  moveToMenu,
  removeService,
  restoreService,
} from './services';

/** The form for all fields of one service. */
export function ServiceForm({ menu, id }: { menu: MenuId; id: string }) {
  const { content, change } = useSiteDraft();
  const navigate = useNavigate();
  const toast = useToast();
  const offerBack = useOfferBack();
  const services = content.services[menu];
  const menuPath = `${SITE}/services/${menu}`;
  const place = services.findIndex((service) => service.id === id);
  const service = services[place];

  if (!service) {
    return (
      <Message>
        <h1>There is no such service</h1>
        <ButtonLink to={menuPath}>To the services</ButtonLink>
      </Message>
    );
  }

  const { name } = service;
  const path = `services.${menu}[${place}]`;
  const edit = (part: Partial<Service>, what: string) =>
    change((draft) => changeService(draft, menu, id, part), `${what} of ${name}`);

  function moveAway(to: MenuId) {
    const { id: newId } = moveToMenu(content, menu, id, to);
    change((draft) => moveToMenu(draft, menu, id, to).content, `moving ${name}`);
    toast(`${name} is on the menu ${menuName(to)} now.`);
    navigate(servicePath(to, newId), { replace: true });
  }

  function duplicate() {
    const copy = duplicateService(content, menu, id);
    if (!copy) return;
    change((draft) => duplicateService(draft, menu, id)?.content, `duplicating ${name}`);
    toast('This is the copy. It is hidden until you show it.');
    navigate(servicePath(menu, copy.id));
  }

  function remove() {
    if (!service) return;
    change((draft) => removeService(draft, menu, id), `deleting ${name}`);
    navigate(menuPath);
    offerBack(`${name} is deleted.`, {
      list: `services.${menu}`,
      id: id,
      name: name,
      putBack: () => change((draft) => restoreService(draft, menu, service, place), `bringing ${name} back`),
    });
  }

  return (
    <>
      <BackLink to={menuPath}>
        <span aria-hidden="true">‹ </span>Back to {menuName(menu)}
      </BackLink>
      <ListHead>
        <h1>{name || 'Without a name'}</h1>
      </ListHead>
      <FormColumn>
        <ToggleField
          path={`${path}.hidden`}
          label="Shown to visitors"
          value={!service.hidden}
          onChange={(shown) => edit({ hidden: !shown }, shown ? 'showing' : 'hiding')}
        />
        <TextField
          path={`${path}.name`}
          label="Name"
          value={name}
          onChange={(next) =>
            change((draft) => changeService(draft, menu, id, { name: next }), `name of ${id}`)
          }
        />
        <PriceField
          path={`${path}.price`}
          value={service.price}
          onChange={(price) => edit({ price }, 'price')}
          optional
          footnote
        />
        <TextField
          path={`${path}.duration`}
          label="Duration"
          hint="As visitors read it: 45-60 mins."
          value={service.duration}
          onChange={(duration) => edit({ duration }, 'duration')}
        />
        <LongTextField
          path={`${path}.description`}
          label="Description"
          value={service.description}
          onChange={(description) => edit({ description }, 'description')}
        />
        <TextField
          path={`${path}.bestFor`}
          label="Best for"
          value={service.bestFor}
          onChange={(bestFor) => edit({ bestFor }, '“best for”')}
        />
        <LinesField
          path={`${path}.details`}
          label="Highlights"
          hint="A line each; they stand as a list with ticks."
          value={service.details}
          onChange={(details) => edit({ details }, 'highlights')}
        />
        <HeadingField
          key={service.group}
          titles={groupsOf(services).map(({ title }) => title)}
          value={service.group}
          onChange={(group) => edit({ group }, 'heading')}
        />
        <Field label="Menu" hint="Choosing another one moves the service there at once.">
          {(control) => (
            <Select
              {...control}
              value={menu}
              onChange={(event) => {
                const to = menuIds.find((other) => other === event.target.value);
                if (to) moveAway(to);
              }}
            >
              {menuIds.map((other) => (
                <option key={other} value={other}>
                  {menuName(other)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <DuplicateOrDelete onDuplicate={duplicate} onDelete={remove} />
      </FormColumn>
    </>
  );
}

const NEW = 'new heading';

interface HeadingProps {
  titles: string[];
  value: string;
  onChange: (title: string) => void;
}

/** A choice of the menu's headings, or a new one. A new one is applied on blur, else each letter would make a heading. */
function HeadingField({ titles, value, onChange }: HeadingProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const title = typed?.trim();
    setTyped(null);
    if (title && title !== value) onChange(title);
  };
  return (
    <>
      <Field label="Heading above it" hint="Services under one heading stand together.">
        {(control) => (
          <Select
            {...control}
            value={typed === null ? value : NEW}
            onChange={({ target }) => {
              if (target.value !== NEW) {
                setTyped(null);
                return onChange(target.value);
              }
              setTyped('');
            }}
          >
            {[...new Set(['', ...titles])].map((title) => (
              <option key={title} value={title}>
                {title || 'No heading'}
              </option>
            ))}
            <option value={NEW}>A new heading…</option>
          </Select>
        )}
      </Field>
      {typed !== null && (
        <Field label="New heading">
          {(control) => (
            <Input
              {...control}
              maxLength={80}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={take}
              onKeyDown={(event) => event.key === 'Enter' && take()}
            />
          )}
        </Field>
      )}
    </>
  );
}
