import type { MenuId, Service } from '@salon/content/description';
import { menuIds, menuNames } from '@salon/content/menus';
import { useState } from 'react';
import { useToast } from '../../../shared/ui/Toast';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { SelectField } from '../fields/SelectField';
import { ActionDialog, ButtonFor } from '../parts/controls';
import { moveToMenu } from './services';

/** Returns a function that moves a service to another menu and returns its id there. */
export function useMoveToMenu(from: MenuId) {
  const { change } = useSiteDraft();
  const toast = useToast();
  return ({ id, name }: Service, to: MenuId) => {
    let newId = id;
    change((draft) => {
      newId = moveToMenu(draft, from, id, to);
    }, `moving ${name}`);
    toast(`${name} is on the menu ${menuNames[to]} now.`);
    return newId;
  };
}

interface OtherMenuProps {
  service: Service;
  from: MenuId;
  onMoved: () => void;
}

/** A button that asks for another menu and moves the service there. */
export function OtherMenu({ service, from, onMoved }: OtherMenuProps) {
  const moveToMenu = useMoveToMenu(from);
  const others = menuIds.filter((menu) => menu !== from);
  const [to, setTo] = useState(others[0] ?? from);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonFor name={`for ${service.name}`} onClick={() => setOpen(true)}>
        Other menu
      </ButtonFor>
      {isOpen && (
        <ActionDialog
          title={`Move ${service.name} to another menu`}
          action="Move"
          onAction={() => {
            setOpen(false);
            moveToMenu(service, to);
            onMoved();
          }}
          onCancel={() => setOpen(false)}
        >
          <SelectField
            label="Menu"
            options={others.map((menu) => [menu, menuNames[menu]])}
            value={to}
            onChange={setTo}
          />
        </ActionDialog>
      )}
    </>
  );
}
