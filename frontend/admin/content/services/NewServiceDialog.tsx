import { useState } from 'react';
import { Field, Select } from '../../ui/Field';
import { NameDialog } from '../parts/NameDialog';

interface Props {
  /** The menu's headings; may be empty. */
  groups: string[];
  onAdd: (name: string, group: string) => void;
  onCancel: () => void;
}

export function NewServiceDialog({ groups, onAdd, onCancel }: Props) {
  const [group, setGroup] = useState(groups.at(-1) ?? '');
  return (
    <NameDialog
      title="New service"
      missing="Please write what the service is called."
      onAdd={(name) => onAdd(name, group)}
      onCancel={onCancel}
    >
      {groups.length > 0 && (
        <Field label="Under the heading">
          {(control) => (
            <Select {...control} value={group} onChange={(event) => setGroup(event.target.value)}>
              {groups.map((title) => (
                <option key={title}>{title}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </NameDialog>
  );
}
