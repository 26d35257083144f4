import styled from '@emotion/styled';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { fontSize, space } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { Field, Input } from '../../ui/Field';
import { ButtonRow } from '../parts/controls';
import { useEntries } from './useEntries';

interface Props {
  list: string;
  /** Values that a new entry begins with. */
  initial?: object;
  /** Further fields of the dialog, each with the name of its value. */
  children?: ReactNode;
}

/** A button that asks for the name of a new entry and opens its page, where its other fields are. */
export function NewEntry({ list, initial, children }: Props) {
  const { add, info } = useEntries(list);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { name, ...values } = Object.fromEntries(new FormData(event.currentTarget));
    if (`${name}`.trim()) add(`${name}`.trim(), { ...initial, ...values });
    else setError(`Please write what the ${info.one} is called.`);
  }

  function toggle() {
    setOpen(!isOpen);
    setError(undefined);
  }

  return (
    <ButtonRow>
      <Button type="button" onClick={toggle}>
        New {info.one}
      </Button>
      {isOpen && (
        <Dialog labelledBy={id} onCancel={toggle}>
          <Form noValidate onSubmit={onSubmit}>
            <h2 id={id}>New {info.one}</h2>
            <Field label="Name" error={error}>
              {(control) => (
                <Input {...control} name="name" autoFocus required autoComplete="off" maxLength={80} />
              )}
            </Field>
            {children}
            <DialogActions>
              <Button type="button" variant="outline" onClick={toggle}>
                Cancel
              </Button>
              <Button type="submit">Add</Button>
            </DialogActions>
          </Form>
        </Dialog>
      )}
    </ButtonRow>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  h2 { font-size: ${fontSize.h3}; }
`;
