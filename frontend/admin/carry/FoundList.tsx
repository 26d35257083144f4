import { useState } from 'react';
import { type Import, listFound } from '../api/carry';
import { Fold } from '../content/parts/controls';
import { QuietButton } from '../ui/buttons';
import { Hint } from '../ui/Field';
import { LoadFailed, usePages } from '../ui/Loaded';
import { RowList } from '../ui/RowList';

interface Props {
  of: Import;
  only: 'problems' | 'missing';
  name: string;
}

/** What can't come or is missing, and where; loaded once somebody looks. */
export function FoundList({ name, of, only }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (of[only] === 0) return null;
  return (
    <Fold onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && <Rows of={of} only={only} />}
    </Fold>
  );
}

/** Letters of other scripts as such, not as their bytes. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function Rows({ of: { id }, only }: Omit<Props, 'name'>) {
  const { value, error, reload, loadMore } = usePages(
    'items',
    (cursor) => listFound(id, only, cursor),
    'The list can’t be loaded right now.',
  );
  return (
    <>
      {error && <LoadFailed error={error} onRetry={reload} />}
      <RowList>
        {value?.items.map(({ n, title, address, problems }) => (
          <li key={n}>
            <div>
              <strong>{title}</strong>
              {[address ? readable(address) : [], problems].flat().map((line) => (
                <Hint key={line}>{line}</Hint>
              ))}
            </div>
          </li>
        ))}
      </RowList>
      {value?.next && <QuietButton onClick={loadMore}>More</QuietButton>}
    </>
  );
}
