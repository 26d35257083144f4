import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { fontSize, space } from '../../../../theme/tokens';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { Field, Input, Select } from '../../ui/Field';

interface Props {
  /** Headings of the menu; none when it has none. */
  groups: string[];
  onAdd: (name: string, group: string) => void;
  onCancel: () => void;
}

/** Asks what a new service is called; all else is on its own page. */
export function NewServiceDialog({ groups, onAdd, onCancel }: Props) {
  const id = useId();
  const [name, setName] = useState('');
  const [group, setGroup] = useState(groups.at(-1) ?? '');
  const [error, setError] = useState<string>();
  return (
    <Dialog labelledBy={id} onCancel={onCancel}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) onAdd(name.trim(), group);
          else setError('Please write what the service is called.');
        }}
      >
        <h2 id={id}>New service</h2>
        <Field label="Name" error={error}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              required
              autoComplete="off"
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
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
        <DialogActions>
          <Button type="button" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit">Add</Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  h2 { font-size: ${fontSize.h3}; }
`;
