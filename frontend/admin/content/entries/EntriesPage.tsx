import styled from '@emotion/styled';
import type { Price } from '@salon/content/description';
import type { ReactNode } from 'react';
import { space } from '../../../shared/theme/tokens';
import { RemovedEntries } from '../draft/removed';
import { Empty, ListHead } from '../parts/controls';
import { EntryRows } from './EntryRows';
import type { Entry } from './entries';
import { NewEntry } from './NewEntry';
import { useEntries } from './useEntries';

interface Props<T> {
  list: string;
  title: string;
  factsOf: (entry: T) => string;
  marksOf?: (entry: T) => string[];
  /** Values that a new entry begins with. */
  initial?: Partial<T>;
  /** Beside the title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A list without groups, whose entries have pages of their own. */
export function EntriesPage<T extends Entry & { price?: Price }>(props: Props<T>) {
  const { list, title, factsOf, marksOf, initial, action, children } = props;
  const { entries, info } = useEntries<T>(list);
  return (
    <>
      <ListHead>
        <h1>{title}</h1>
        {action}
      </ListHead>
      <Block>
        {entries.length === 0 && <Empty>There is no {info.one} yet.</Empty>}
        <EntryRows<T> list={list} shown={entries} factsOf={factsOf} marksOf={marksOf} />
        <RemovedEntries list={list} present={entries} />
      </Block>
      <NewEntry list={list} initial={initial} />
      {children}
    </>
  );
}

const Block = styled.div`
  margin-block: ${space[5]} ${space[6]};
`;
