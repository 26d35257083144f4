import { useState } from 'react';
import { Button } from '../../../shared/ui/Button';
import { LineField } from '../../ui/Field';
import { FormDialog } from '../../ui/FormDialog';
import { SelectField } from '../fields/SelectField';
import { ButtonRow } from '../parts/controls';
import { useEntries } from './useEntries';

interface Props {
  list: string;
  /** Values that a new entry begins with. */
  initial?: object;
  /** The headings under which it may come. */
  groups?: string[];
}

/** A button that asks for the name of a new entry and opens its page, where its other fields are. */
export function NewEntry({ list, initial, groups = [] }: Props) {
  const { add, info } = useEntries(list);
  const [typed, setTyped] = useState<{ name: string; group?: string; isWrong?: boolean }>();
  const name = typed?.name.trim();
  return (
    <ButtonRow>
      <Button type="button" onClick={() => setTyped({ name: '', group: groups.at(-1) })}>
        New {info.one}
      </Button>
      {typed && (
        <FormDialog
          title={`New ${info.one}`}
          submitLabel="Add"
          onSubmit={() =>
            name
              ? add(name, { ...initial, ...(typed.group && { group: typed.group }) })
              : setTyped({ ...typed, isWrong: true })
          }
          onCancel={() => setTyped(undefined)}
        >
          <LineField
            label="Name"
            error={typed.isWrong && !name ? `Please write what the ${info.one} is called.` : undefined}
            autoFocus
            required
            maxLength={80}
            value={typed.name}
            onChange={(next) => setTyped({ ...typed, name: next })}
          />
          {typed.group && (
            <SelectField
              label="Under the heading"
              options={groups.map((group) => [group, group])}
              value={typed.group}
              onChange={(group) => setTyped({ ...typed, group })}
            />
          )}
        </FormDialog>
      )}
    </ButtonRow>
  );
}
