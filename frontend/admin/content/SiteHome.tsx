import styled from '@emotion/styled';
import type { SiteContent } from '@salon/content/description';
import { activeNotices } from '@salon/content/hours/activeNotices';
import type { LocalTime } from '@salon/content/hours/localTime';
import { weeklyText } from '@salon/content/hours/texts';
import { languageCodes, languages, languagesOf } from '@salon/content/languages';
import { counted } from '@salon/content/words/counted';
import { listWords } from '@salon/content/words/dates';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, media, radius, space, tapLine } from '../../shared/theme/tokens';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { AdminPage } from '../AdminPage';
import { behindTheSite } from '../behindTheSite';
import { useRights } from '../rights';
import { FieldLayout, Hint, LineField } from '../ui/Field';
import { useSiteDraft } from './draft/SiteDraftProvider';
import { SheetLink } from './look/sheet';
import { LinedList } from './parts/controls';
import { type PagePath, pageNames, type Row, SITE, search } from './places';
import { useSalonTime } from './useSalonTime';

/** What has no place of its own in the bar, and the search over everything. */
export function SiteHome() {
  const { content } = useSiteDraft();
  const { may } = useRights();
  const now = useSalonTime();
  const [typed, setTyped] = useState('');
  const inOtherPlaces = [...pagesAndPictures, ...pricesAndHours(content, now)];
  const parts = otherParts(content);
  const behind = behindTheSite.flatMap(([path, right, name, detail]) =>
    may(right) ? { to: `/admin/${path}`, name, detail } : [],
  );
  const found = search(content, [...inOtherPlaces, ...parts, ...publishing, ...behind], typed);
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
          {may('content') && <Rows label="Parts of the site" rows={parts} />}
          <Rows label="Publishing" rows={publishing.slice(0, may('content') ? undefined : 1)} />
          <Rows label="Behind the site" rows={behind} />
        </>
      )}
    </AdminPage>
  );
}

/** What has a place in the editor of pages, for the search. */
const pagesAndPictures: Row[] = [
  row('look', 'Every page with its words and pictures', 'preview headings switch off hide order home'),
  row('photos', 'Pictures of your work', 'photographs pictures grid image'),
  row('reviews', 'What people say'),
  row('people', 'Who works here', 'team staff stylist portrait'),
  row('priceRows', 'Below the opening', 'menus services first screen'),
  row('highlights', 'On the home page', 'menus'),
  row('questions', 'With answers'),
  row('academy', 'Programmes'),
];

function pricesAndHours({ menus, services, offers, hours, notices }: SiteContent, now: LocalTime): Row[] {
  const [notice] = activeNotices(notices, now);
  const all = Object.values(services).flat();
  const { packages } = offers;
  return [
    row(
      'prices',
      `${counted(all.length, 'service')}, ${counted(menus.length, 'menu')}, ${counted(packages.length, 'package')}`,
      'services menus packages offers price list paste',
    ),
    row(
      'hours',
      weeklyText(hours.weekly).join('; ') || 'Closed every day',
      'opening time open day week special holiday festival',
    ),
    row('notices', notice ? `Now: “${notice.text}”` : 'No notice now', 'line announcement banner'),
  ];
}

const otherParts = (content: SiteContent): Row[] => [
  row('yours', 'What is still from the sample salon', 'samples steps start'),
  row(
    'salon',
    content.salon.name,
    'name logo colours typefaces fonts letters tagline founded year icon emblem contact legal profiles',
  ),
  row('words', 'Names of buttons and links, chat messages', 'texts navigation footer'),
  row(
    'languages',
    listWords(['English', ...languagesOf(content).map((code) => languages[code].name)]),
    `translate translation translator sheet ${languageCodes.map((code) => languages[code].name).join(' ')}`,
  ),
  row('shortcuts', 'For print and profiles, with QR codes', 'link card window'),
  row('addresses', 'Where those of an old site lead', 'former links redirect moved'),
];

function row(path: PagePath, detail: string, words = ''): Row {
  return { to: `${SITE}/${path}`, name: pageNames[path], detail, words };
}

const publishing = [
  row('publish', 'What would change for visitors'),
  row('history', 'See and bring back what was published before', 'earlier editions versions go'),
];

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
