import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, media, radius, space, tapLine } from '../../shared/theme/tokens';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { AdminPage } from '../AdminPage';
import { behindTheSite } from '../behindTheSite';
import { useRights } from '../rights';
import { FieldLayout, Hint, LineField } from '../ui/Field';
import { LinedList } from '../ui/parts';
import { useSiteDraft } from './draft/SiteDraftProvider';
import { SheetLink } from './look/sheet';
import { type PagePath, pageRow, type Row, search } from './places';

const parts: PagePath[] = ['yours', 'salon', 'words', 'languages', 'shortcuts', 'addresses'];

/** What has no place of its own in the bar, and the search over everything. */
export function SiteHome() {
  const { content } = useSiteDraft();
  const { may } = useRights();
  const [typed, setTyped] = useState('');
  const behind = behindTheSite.flatMap(([path, right, name, detail]) =>
    may(right) ? { to: `/admin/${path}`, name, detail } : [],
  );
  const found = search(content, behind, typed);
  const isSearching = typed.trim() !== '';
  return (
    <AdminPage title="More">
      {may('content') && (
        <FieldLayout role="search" style={{ maxWidth: '32rem' }}>
          <LineField
            id="find"
            type="search"
            label="Find something to change"
            hint="A service, a package, a phone number, a review…"
            value={typed}
            onChange={setTyped}
          />
        </FieldLayout>
      )}
      <VisuallyHidden role="status">{isSearching && `${found.length} found`}</VisuallyHidden>
      {isSearching ? (
        <>
          <Rows label="Found" rows={found} />
          {found.length === 0 && <p>Nothing is called “{typed.trim()}”. Try one word of it.</p>}
        </>
      ) : (
        <>
          {may('content') && <Rows label="Parts of the site" rows={parts.map(pageRow)} />}
          <Rows
            label="Publishing"
            rows={[pageRow('publish'), ...(may('content') ? [pageRow('history')] : [])]}
          />
          <Rows label="Behind the site" rows={behind} />
        </>
      )}
    </AdminPage>
  );
}

export function Rows({ label, rows, inSheet }: { label: string; rows: Row[]; inSheet?: boolean }) {
  const id = useId();
  return (
    <RowList aria-label={label}>
      {rows.map(({ to, name, detail }) => {
        const Kind = inSheet ? SheetLink : Link;
        return (
          <li key={to}>
            <Kind to={to} aria-describedby={detail && `${id}${to}`}>
              <strong>{name}</strong>
            </Kind>
            {detail && <Hint id={`${id}${to}`}>{detail}</Hint>}
          </li>
        );
      })}
    </RowList>
  );
}

// The whole row is the link.
const RowList = styled(LinedList)`
  margin-top: ${space[6]};
  li { position: relative; padding-block: ${space[3]}; }
  li:hover { background: ${color.paperShade}; }
  p { overflow-wrap: anywhere; }
  a { ${tapLine} display: flex; text-decoration: none; color: ${color.leaf}; font-size: ${fontSize.heading}; }
  a::after { content: ''; position: absolute; inset: 0; border-radius: ${radius}; }
  a:focus-visible { outline: none; box-shadow: none; }
  a:focus-visible::after { outline: 3px solid ${color.brass}; box-shadow: 0 0 0 2px ${color.leafDeep}; }
  ${media.tablet} { li { display: flex; align-items: baseline; gap: ${space[4]}; } a { flex: 0 0 16rem; } }
`;
