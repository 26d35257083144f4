import { listAt } from '@salon/content/entries';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../../shared/ui/Button';
import { Message } from '../../../shared/ui/Message';
import { DescribedFields, type OwnFields } from '../fields/DescribedFields';
import { BackLink, DuplicateOrDelete, FormColumn, ListHead } from '../parts/controls';
import { type Entry, type EntryList, nameFieldOf } from './entries';
import { useEntries } from './useEntries';

interface Props<T> {
  list: EntryList;
  id: string;
  pathOf: (id: string) => string;
  /** The list's page. */
  back: { to: string; name: string };
  /** The list in words: `the offers`. */
  all: string;
  own?: OwnFields<T>;
  /** Further fields, below the others. */
  children?: (entry: T, path: string) => ReactNode;
}

/** The page with all fields of one entry. */
export function EntryForm<T extends Entry>({ list, id, pathOf, back, all, own, children }: Props<T>) {
  const { entries, nameOf, edit, duplicate, remove } = useEntries<T>(list, pathOf);
  const navigate = useNavigate();
  const { schema, info } = listAt(list);
  const place = entries.findIndex((entry) => entry.id === id);
  const entry = entries[place];

  if (!entry) {
    return (
      <Message>
        <h1>There is no such {info.one}</h1>
        <ButtonLink to={back.to}>To {all}</ButtonLink>
      </Message>
    );
  }

  const name = nameOf(entry);
  const path = `${list}[${place}]`;
  return (
    <>
      <BackLink to={back.to}>
        <span aria-hidden="true">‹ </span>Back to {back.name}
      </BackLink>
      <ListHead>
        <h1>{name || 'Without a name'}</h1>
      </ListHead>
      <FormColumn>
        <DescribedFields
          schema={schema}
          path={path}
          value={entry}
          // The name changes with each letter; the id does not.
          onChange={(part, what) =>
            edit(entry, part, nameFieldOf(list) in part ? `name of ${id}` : `${what} of ${name}`)
          }
          own={own}
        />
        {children?.(entry, path)}
        <DuplicateOrDelete
          onDuplicate={() => duplicate(entry)}
          onDelete={() => {
            remove(entry);
            navigate(back.to);
          }}
        />
      </FormColumn>
    </>
  );
}
