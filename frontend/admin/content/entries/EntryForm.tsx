import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { DangerButton, QuietButton } from '../../ui/QuietButton';
import { UpLink } from '../../ui/UpLink';
import { DescribedFields, type OwnFields } from '../fields/DescribedFields';
import { ButtonRow, FormColumn, ListHead, NotThere } from '../parts/controls';
import { listPath } from '../places';
import { type Entry, nameFieldOf } from './entries';
import { useEntries } from './useEntries';

interface Props<T> {
  list: string;
  id: string;
  /** The list in words: `the offers`. */
  all: string;
  /** The name of the list's page, if another. */
  back?: string;
  own?: OwnFields<T>;
  /** Further fields, below the others. */
  children?: (entry: T) => ReactNode;
}

/** The page with all fields of one entry. */
export function EntryForm<T extends Entry>({ list, id, all, back = all, own, children }: Props<T>) {
  const { schema, info, entries, nameOf, edit, duplicate, remove } = useEntries<T>(list);
  const navigate = useNavigate();
  const place = entries.findIndex((entry) => entry.id === id);
  const entry = entries[place];
  const page = listPath(list);
  if (!entry) return <NotThere what={info.one} to={page} all={all} />;

  const name = nameOf(entry);
  return (
    <>
      <UpLink to={page}>Back to {back}</UpLink>
      <ListHead>
        <h1>{name || 'Without a name'}</h1>
      </ListHead>
      <FormColumn>
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
        {children?.(entry)}
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
      </FormColumn>
    </>
  );
}
