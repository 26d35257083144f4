import styled from '@emotion/styled';
import { useState } from 'react';
import { fontSize, space, tapLine } from '../../shared/theme/tokens';
import { Spinner } from '../../shared/ui/Spinner';
import { listFound } from '../api/carry';
import { QuietButton } from '../ui/buttons';
import { Hint } from '../ui/Field';
import { LoadFailed, usePages } from '../ui/Loaded';
import { RowList } from '../ui/RowList';

interface Props {
  id: string;
  only: 'problems' | 'missing';
  name: string;
}

/** What can't come or is missing, and where; loaded once somebody looks. */
export function FoundList({ name, ...of }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && <Rows {...of} />}
    </Details>
  );
}

function Rows({ id, only }: Omit<Props, 'name'>) {
  const { value, error, reload, loadMore } = usePages(
    'items',
    (cursor) => listFound(id, only, cursor),
    'The list can’t be loaded right now.',
  );
  if (error) return <LoadFailed error={error} onRetry={reload} />;
  if (!value) return <Spinner label="Loading" />;
  return (
    <>
      <RowList>
        {value.items.map(({ n, title, address, problems }) => (
          <li key={n}>
            <div>
              <strong>{title}</strong>
              {address && <Hint>{address}</Hint>}
              {problems.map((problem) => (
                <Hint key={problem}>{problem}</Hint>
              ))}
            </div>
          </li>
        ))}
      </RowList>
      {value.next && <QuietButton onClick={loadMore}>More</QuietButton>}
    </>
  );
}

const Details = styled.details`
  width: 100%;
  summary { ${tapLine} display: list-item; padding-block: ${space[2]}; font-size: ${fontSize.small}; font-weight: 600; cursor: pointer; }
`;
