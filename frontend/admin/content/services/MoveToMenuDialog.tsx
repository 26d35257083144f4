import type { MenuId } from '@salon/content/description';
import { menuIds, menuNames } from '@salon/content/menus';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { Field, Select } from '../../ui/Field';

interface Props {
  name: string;
  from: MenuId;
  onMove: (to: MenuId) => void;
  onCancel: () => void;
}

export function MoveToMenuDialog({ name, from, onMove, onCancel }: Props) {
  const id = useId();
  const others = menuIds.filter((menu) => menu !== from);
  const [to, setTo] = useState<MenuId | undefined>(others[0]);
  return (
    <Dialog labelledBy={id} onCancel={onCancel}>
      <p id={id}>Move {name} to another menu</p>
      <Field label="Menu">
        {(control) => (
          <Select
            {...control}
            value={to}
            onChange={(event) => setTo(others.find((menu) => menu === event.target.value))}
          >
            {others.map((menu) => (
              <option key={menu} value={menu}>
                {menuNames[menu]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DialogActions>
        <Button type="button" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="button" onClick={() => to && onMove(to)}>
          Move
        </Button>
      </DialogActions>
    </Dialog>
  );
}
