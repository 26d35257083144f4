import styled from '@emotion/styled';
import { useNavigate, useParams } from 'react-router-dom';
import { AdminNotFoundPage } from '../../AdminNotFoundPage';
import { DangerButton, QuietButton } from '../../ui/QuietButton';
import { UpLink } from '../../ui/UpLink';
import { DescribedFields, type OwnFields } from '../fields/DescribedFields';
import { ButtonRow, ListHead, Stack } from '../parts/controls';
import { listPath } from '../places';
import { type Entry, nameFieldOf } from './entries';
import { useEntries } from './useEntries';

interface Props<T> {
  list: string;
  /** The list in words: `the offers`. */
  back: string;
  own?: OwnFields<T>;
}

/** The page with all fields of the entry in the address. */
export function EntryForm<T extends Entry>({ list, back, own }: Props<T>) {
  const { id = '' } = useParams();
  const { schema, entries, nameOf, edit, duplicate, remove } = useEntries<T>(list);
  const navigate = useNavigate();
  const place = entries.findIndex((entry) => entry.id === id);
  const entry = entries[place];
  const page = listPath(list);
  if (!entry) return <AdminNotFoundPage />;

  const name = nameOf(entry);
  return (
    <>
      <UpLink to={page}>Back to {back}</UpLink>
      <ListHead>
        <h1>{name}</h1>
      </ListHead>
      <Form key={id} gap={6}>
        <DescribedFields
          schema={schema}
          path={`${list}[${place}]`}
          value={entry}
          // The name changes with each letter; the id does not.
          onChange={(part, what) =>
            edit(entry, part, nameFieldOf(list) in part ? `name of ${id}` : `${what} of ${name}`)
          }
          own={own}
        />
        <ButtonRow>
          <QuietButton type="button" onClick={() => duplicate(entry)}>
            Duplicate
          </QuietButton>
          <DangerButton
            type="button"
            onClick={() => {
              remove(entry);
              navigate(page);
            }}
          >
            Delete
          </DangerButton>
        </ButtonRow>
      </Form>
    </>
  );
}

const Form = styled(Stack)`
  max-width: 40rem;
`;
