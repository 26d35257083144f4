import type { MenuId, Service } from '@salon/content/description';
import { menuIds, menuNames } from '@salon/content/menus';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../shared/ui/Toast';
import { Field, Input, Select } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryForm } from '../entries/EntryForm';
import { groupsOf } from '../entries/groups';
import { SITE, servicePath } from '../places';
import { moveToMenu } from './services';

/** The form for all fields of one service. */
export function ServiceForm({ menu, id }: { menu: MenuId; id: string }) {
  const { content, change } = useSiteDraft();
  const navigate = useNavigate();
  const toast = useToast();

  function moveAway({ name }: Service, to: MenuId) {
    const { id: newId } = moveToMenu(content, menu, id, to);
    change((draft) => moveToMenu(draft, menu, id, to).content, `moving ${name}`);
    toast(`${name} is on the menu ${menuNames[to]} now.`);
    navigate(servicePath(to, newId), { replace: true });
  }

  return (
    <EntryForm<Service>
      list={`services.${menu}`}
      id={id}
      pathOf={(other) => servicePath(menu, other)}
      back={{ to: `${SITE}/services/${menu}`, name: menuNames[menu] }}
      all="the services"
      own={{
        group: ({ value: { group }, set }) => (
          <HeadingField
            key={group}
            titles={groupsOf(content.services[menu]).map(({ title }) => title)}
            value={group}
            onChange={(next) => set({ group: next }, 'heading')}
          />
        ),
      }}
    >
      {(service) => (
        <Field label="Menu" hint="Choosing another one moves the service there at once.">
          {(control) => (
            <Select
              {...control}
              value={menu}
              onChange={(event) => {
                const to = menuIds.find((other) => other === event.target.value);
                if (to) moveAway(service, to);
              }}
            >
              {menuIds.map((other) => (
                <option key={other} value={other}>
                  {menuNames[other]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </EntryForm>
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
