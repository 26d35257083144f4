import type { MenuId, Service } from '@salon/content/description';
import { menuNames } from '@salon/content/menus';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Field, Input, Select } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryForm } from '../entries/EntryForm';
import { groupsOf } from '../entries/entries';
import { entryPath } from '../places';
import { MenuField, useMoveToMenu } from './otherMenu';

/** The form for all fields of one service. */
export function ServiceForm({ menu, id }: { menu: MenuId; id: string }) {
  const { content } = useSiteDraft();
  const navigate = useNavigate();
  const moveToMenu = useMoveToMenu(menu);
  return (
    <EntryForm<Service>
      list={`services.${menu}`}
      id={id}
      back={menuNames[menu]}
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
        <MenuField
          hint="Choosing another one moves the service there at once."
          value={menu}
          onChange={(to) => navigate(entryPath(`services.${to}`, moveToMenu(service, to)), { replace: true })}
        />
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
              setTyped(target.value === NEW ? '' : null);
              if (target.value !== NEW) onChange(target.value);
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
