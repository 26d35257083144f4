import type { MenuId, Service } from '@salon/content/description';
import { menuIds, menuNames } from '@salon/content/menus';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../shared/ui/Toast';
import { LineField } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryForm } from '../entries/EntryForm';
import { groupsOf } from '../entries/entries';
import { SelectField } from '../fields/SelectField';
import { entryPath } from '../places';
import { moveToMenu } from './services';

/** The form for all fields of one service. */
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
      <SelectField
        label="Heading above it"
        hint="Services under one heading stand together."
        options={[
          ['', 'No heading'],
          ...titles.filter(Boolean).map((title) => [title, title] as const),
          [NEW, 'A new heading…'],
        ]}
        value={typed === null ? value : NEW}
        onChange={(next) => {
          setTyped(next === NEW ? '' : null);
          if (next !== NEW) onChange(next);
        }}
      />
      {typed !== null && (
        <LineField
          label="New heading"
          maxLength={80}
          value={typed}
          onChange={setTyped}
          onBlur={take}
          onKeyDown={({ key }) => key === 'Enter' && take()}
        />
      )}
    </>
  );
}
