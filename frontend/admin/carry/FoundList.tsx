import { useState } from 'react';
import { requestJson, type Schemas } from '../api/request';
import { Hint } from '../ui/Field';
import { Pages, usePages } from '../ui/Loaded';
import { Fold } from '../ui/parts';
import { RowList } from '../ui/RowList';
import { IMPORTS, type Import } from './Sending';

interface Props {
  of: Import;
  only: 'problems' | 'missing';
  name: string;
}

const nothing = { items: [], next: null };

async function read(id: string, only: Props['only'], cursor: string | null) {
  const query = new URLSearchParams({ only, ...(cursor && { cursor }) });
  const { items, next } = await requestJson<Schemas['ImportItems']>(`${IMPORTS}/${id}/items?${query}`);
  return { items, next: next === null ? null : `${next}` };
}

/** What can't come or is missing, and where; loaded once somebody looks. */
export function FoundList({ name, of, only }: Props) {
  const [isOpen, setOpen] = useState(false);
  const pages = usePages('items', async (cursor) => (isOpen ? read(of.id, only, cursor) : nothing), {
    of: [isOpen],
  });
  if (of[only] === 0) return null;
  return (
    <Fold onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      <Pages of={pages}>
        {({ items }) => (
          <RowList>
            {items.map(({ n, title, address, problems }) => (
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
        )}
      </Pages>
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
