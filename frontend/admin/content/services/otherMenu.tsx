import type { MenuId, Service } from '@salon/content/description';
import { menuIds, menuNames } from '@salon/content/menus';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/Button';
import { useToast } from '../../../shared/ui/Toast';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { Field, Select } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
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

interface FieldProps {
  hint?: string;
  menus?: MenuId[];
  nameOf?: (menu: MenuId) => string;
  value: MenuId;
  onChange: (menu: MenuId) => void;
}

export function MenuField({
  hint,
  menus = menuIds,
  nameOf = (menu) => menuNames[menu],
  ...field
}: FieldProps) {
  return (
    <Field label="Menu" hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={field.value}
          onChange={({ target }) => field.onChange(target.value as MenuId)}
        >
          {menus.map((menu) => (
            <option key={menu} value={menu}>
              {nameOf(menu)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface DialogProps {
  name: string;
  from: MenuId;
  onMove: (to: MenuId) => void;
  onCancel: () => void;
}

export function MoveToMenuDialog({ name, from, onMove, onCancel }: DialogProps) {
  const id = useId();
  const others = menuIds.filter((menu) => menu !== from);
  const [to, setTo] = useState(others[0] ?? from);
  return (
    <Dialog labelledBy={id} onCancel={onCancel}>
      <p id={id}>Move {name} to another menu</p>
      <MenuField menus={others} value={to} onChange={setTo} />
      <DialogActions>
        <Button type="button" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="button" onClick={() => onMove(to)}>
          Move
        </Button>
      </DialogActions>
    </Dialog>
  );
}
