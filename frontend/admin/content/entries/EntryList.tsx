import styled from '@emotion/styled';
import { space } from '../../../shared/theme/tokens';
import { RemovedEntries } from '../draft/removed';
import { Empty } from '../parts/controls';
import { EntryRows, type Listed, type RowsProps } from './EntryRows';
import { groupsOf } from './entries';
import { GroupHead } from './GroupHead';
import { NewEntry } from './NewEntry';
import { useEntries } from './useEntries';

interface Props<T> extends Omit<RowsProps<T>, 'shown'> {
  /** Values that a new entry begins with. */
  initial?: Partial<T>;
}

/** A list whose entries have pages of their own, under their headings. */
export function EntryList<T extends Listed>({ initial, ...props }: Props<T>) {
  const { list } = props;
  const { entries, info } = useEntries<T>(list);
  const groups = groupsOf(entries);
  return (
    <>
      {entries.length === 0 && <Empty>There is no {info.one} yet.</Empty>}
      {groups.map(({ title, entries: own }, index) => (
        <Group key={keyOf(own)} aria-label={title || undefined}>
          {title && <GroupHead list={list} title={title} index={index} count={groups.length} />}
          <EntryRows<T> {...props} shown={own} />
        </Group>
      ))}
      <RemovedEntries list={list} present={entries} />
      <NewEntry list={list} initial={initial} groups={groups.map(({ title }) => title).filter(Boolean)} />
    </>
  );
}

/** A key that stays the same when a group is renamed or its entries are moved. */
const keyOf = (entries: { id: string }[]) => entries.map(({ id }) => id).sort()[0];

const Group = styled.section`
  margin-block: ${space[5]} ${space[8]};
`;
