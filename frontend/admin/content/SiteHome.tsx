import styled from '@emotion/styled';
import type { SiteContent } from '@salon/content/description';
import type { LocalTime } from '@salon/content/hours/localTime';
import { openNow } from '@salon/content/hours/openNow';
import { activeNotices } from '@salon/content/hours/shown';
import { weeklyText } from '@salon/content/hours/texts';
import { shownPriceRows } from '@salon/content/priceRows';
import { counted } from '@salon/content/words/counted';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, media, radius, space, tapLine } from '../../shared/theme/tokens';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { AdminPage } from '../AdminPage';
import { whenWords } from '../salonDates';
import { Hint, LineField } from '../ui/Field';
import { useSiteDraft } from './draft/SiteDraftProvider';
import { LinedList } from './parts/controls';
import { type PagePath, pageNames, type Row, SITE, search } from './places';
import { useChanges } from './useChanges';
import { useSalonTime } from './useSalonTime';
import { YoursLine } from './yours/Yours';

/** What has no place of its own in the bar, and the search over everything. */
export function SiteHome() {
  const { content, published } = useSiteDraft();
  const changes = useChanges();
  const now = useSalonTime();
  const [typed, setTyped] = useState('');
  const inOtherPlaces = [...pagesAndPictures(content), ...pricesAndHours(content, now)];
  const parts = otherParts(content);
  const found = search(content, [...inOtherPlaces, ...parts, ...publishing, ...behind], typed);
  const isSearching = typed.trim() !== '';
  return (
    <AdminPage title="More">
      <State>
        <strong>{openNow(published.content.hours, now).text}</strong>
        {' · '}
        {changes.length > 0 ? (
          <Link to={`${SITE}/publish`}>{counted(changes.length, 'change')} not published</Link>
        ) : (
          'no unpublished changes'
        )}
        {' · '}
        last published {whenWords(published.publishedAt)}
      </State>
      <State>
        <YoursLine content={content} />
      </State>
      <Search role="search">
        <LineField
          type="search"
          label="Find something to change"
          hint="A service, a package, a phone number, a review…"
          value={typed}
          onChange={setTyped}
        />
      </Search>
      <VisuallyHidden role="status">{isSearching && `${found.length} found`}</VisuallyHidden>
      {isSearching ? (
        <>
          <Rows label="Found" rows={found} />
          {found.length === 0 && <p>Nothing is called “{typed.trim()}”. Try one word of it.</p>}
        </>
      ) : (
        <>
          <Rows label="Parts of the site" rows={parts} />
          <Rows label="Publishing" rows={publishing} />
          <Rows label="Behind the site" rows={behind} />
        </>
      )}
    </AdminPage>
  );
}

export const PagesAndPictures = () => (
  <Rows label={pageNames.look} rows={pagesAndPictures(useSiteDraft().content)} />
);

const shown = <T extends { hidden: boolean }>(entries: T[]) => entries.filter(({ hidden }) => !hidden);

/** Without those of a page that is switched off; the switch itself is in “Pages”. */
const ofPagesThatAreOn = ({ pages }: SiteContent, rows: Row[]) =>
  rows.filter(
    ({ to }) =>
      (pages.academy || to !== `${SITE}/academy`) &&
      (pages.reviews || to !== `${SITE}/reviews`) &&
      (pages.questions || to !== `${SITE}/questions`),
  );

function pagesAndPictures(content: SiteContent): Row[] {
  const { reviews, people, questions, pages } = content;
  const off = Object.entries(pages).flatMap(([page, isOn]) => (isOn === false ? [page] : []));
  return ofPagesThatAreOn(content, [
    row('words', 'Headlines, introductions, your story, buttons, terms', 'texts headings legal privacy'),
    row(
      'photos',
      `${content.photos.work.length} in “Our work”, and each page’s picture`,
      'pictures grid hero highlights image',
    ),
    row('preview', 'The pages with your changes, on phone and desktop'),
    row('reviews', `${shown(reviews).length} shown`),
    row('people', `${shown(people).length} shown`, 'team staff stylist portrait'),
    row('priceRows', `${shownPriceRows(content).length} shown`, 'menus services first screen'),
    row('highlights', `${content.highlights.length} on the home page`, 'menus'),
    row('questions', `${shown(questions).filter((one) => one.pages.length > 0).length} shown`),
    row('academy', counted(content.academy.programs.length, 'programme')),
    row(
      'pages',
      off.length > 0 ? `Off: ${off.join(', ')}` : 'All are on',
      'switch off hide order home sections',
    ),
  ]);
}

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

const otherParts = ({ salon }: SiteContent): Row[] => [
  row('salon', salon.name, 'name logo colours tagline founded year icon emblem contact legal profiles'),
  row('shortcuts', 'For print and profiles, with QR codes', 'link card window'),
];

const row = (path: PagePath, detail: string, words = ''): Row => ({
  to: `${SITE}/${path}`,
  ...{ name: pageNames[path], detail, words },
});

const publishing = [
  row('publish', 'What would change for visitors'),
  row('history', 'See and bring back what was published before', 'earlier editions versions go'),
];

const behind: Row[] = [
  { to: '/admin/visitors', name: 'Visitors', detail: 'How many came, and what they looked for' },
  {
    to: '/admin/pictures',
    name: 'People in pictures',
    detail: 'Who agreed to be shown, and taking a picture back',
  },
  { to: '/admin/password', name: 'Change password', detail: 'The one that you log in with' },
];

export function Rows({ label, rows }: { label: string; rows: Row[] }) {
  const id = useId();
  return (
    <RowList aria-label={label}>
      {rows.map(({ to, name, detail }) => (
        <li key={to}>
          <Link to={to} aria-describedby={`${id}${to}`}>
            <strong>{name}</strong>
          </Link>
          <Hint id={`${id}${to}`}>{detail}</Hint>
        </li>
      ))}
    </RowList>
  );
}

const Search = styled.div`
  max-width: 32rem;
`;

const State = styled.p`
  &:not(:empty) { margin-bottom: ${space[6]}; }
  a { ${tapLine} font-weight: 600; color: ${color.brassDeep}; }
`;

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
