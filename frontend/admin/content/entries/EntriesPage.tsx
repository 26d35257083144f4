import styled from '@emotion/styled';
import type { Price } from '@salon/content/description';
import { listAt } from '@salon/content/entries';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { space } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { RemovedEntries } from '../draft/removed';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { ButtonRow, Empty, ListHead } from '../parts/controls';
import { NameDialog } from '../parts/NameDialog';
import { EntryRows } from './EntryRows';
import { addEntry, type Entry, type EntryList, entriesAt } from './entries';

interface Props<T> {
  list: EntryList;
  title: string;
  pathOf: (id: string) => string;
  factsOf: (entry: T) => string;
  marksOf: (entry: T) => string[];
  /** Values that a new entry begins with. */
  initial?: Partial<T>;
  /** Beside the title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A list without groups, whose entries have pages of their own. */
export function EntriesPage<T extends Entry & { price?: Price }>(props: Props<T>) {
  const { list, title, pathOf, factsOf, marksOf, initial, action, children } = props;
  const { content, change } = useSiteDraft();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [adding, setAdding] = useState(false);
  const { one } = listAt(list).info;
  const entries = entriesAt(content, list);
  return (
    <>
      <ListHead>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {action}
      </ListHead>
      <Block>
        {entries.length === 0 && <Empty>There is no {one} yet.</Empty>}
        <EntryRows<T>
          list={list}
          pathOf={pathOf}
          factsOf={factsOf}
          marksOf={marksOf}
          onGone={() => heading.current?.focus()}
        />
        <RemovedEntries list={list} present={entries} />
      </Block>
      <ButtonRow>
        <Button type="button" onClick={() => setAdding(true)}>
          New {one}
        </Button>
      </ButtonRow>
      {children}
      {adding && (
        <NameDialog
          title={`New ${one}`}
          missing={`Please write what the ${one} is called.`}
          onCancel={() => setAdding(false)}
          onAdd={(name) => {
            const { id } = addEntry(content, list, name, initial);
            change((draft) => addEntry(draft, list, name, initial).content, `adding ${name}`);
            navigate(pathOf(id));
          }}
        />
      )}
    </>
  );
}

const Block = styled.div`
  margin-block: ${space[5]} ${space[6]};
`;
