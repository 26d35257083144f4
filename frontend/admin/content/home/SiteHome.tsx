import styled from '@emotion/styled';
import type { SiteContent } from '@salon/content/description';
import type { LocalTime } from '@salon/content/hours/localTime';
import { openNow } from '@salon/content/hours/openNow';
import { visiblePackages } from '@salon/content/hours/shown';
import { weeklyText } from '@salon/content/hours/texts';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, media, radius, space, touchTarget } from '../../../shared/theme/tokens';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { whenWords } from '../../salonDates';
import { LineField } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { LinedList } from '../parts/controls';
import { type Row, SITE, search } from '../places';
import { countChanges, useChanges } from '../useChanges';
import { useSalonTime } from '../useSalonTime';
import { YoursLine } from '../yours/Yours';

/** The start page of the site's editors: the draft's status, a search over all content, and links to each part. */
export function SiteHome() {
  const { content } = useSiteDraft();
  const now = useSalonTime();
  const [typed, setTyped] = useState('');
  const parts = partsOf(content, now);
  const found = search(content, [...parts, ...publishing], typed);
  const isSearching = typed.trim() !== '';
  return (
    <>
      <StateLine now={now} />
      <YoursLine content={content} />
      <Search role="search">
        <LineField
          type="search"
          label="Find something to change"
          hint="A service, a package, a phone number, a review…"
          value={typed}
          onChange={setTyped}
        />
      </Search>
      <VisuallyHidden role="status">
        {isSearching && (found.length === 1 ? '1 found' : `${found.length} found`)}
      </VisuallyHidden>
      {isSearching ? (
        <>
          <Rows label="Found" rows={found} />
          {found.length === 0 && <p>Nothing is called “{typed.trim()}”. Try one word of it.</p>}
        </>
      ) : (
        <>
          <Rows label="Parts of the site" rows={parts} />
          <Rows label="Publishing" rows={publishing} />
        </>
      )}
      <NotHere />
    </>
  );
}

function StateLine({ now }: { now: LocalTime }) {
  const { published } = useSiteDraft();
  const changes = useChanges();
  return (
    <State>
      <strong>{openNow(published.content.hours, now).text}</strong>
      {' · '}
      {changes.length > 0 ? (
        <Link to={`${SITE}/publish`}>{countChanges(changes)} not published</Link>
      ) : (
        'no unpublished changes'
      )}
      {' · '}
      last published {whenWords(published.publishedAt)}
    </State>
  );
}

function partsOf(content: SiteContent, now: LocalTime): Row[] {
  const services = Object.values(content.services).flat();
  const isHidden = ({ hidden }: { hidden: boolean }) => hidden;
  const hiddenServices = services.filter(isHidden).length;
  const { packages } = content.offers;
  const shownPackages = visiblePackages(packages, now).length;
  const shownReviews = content.reviews.filter((one) => !isHidden(one)).length;
  const shownQuestions = content.questions.filter((one) => !isHidden(one) && one.pages.length > 0).length;
  const off = Object.entries(content.pages).flatMap(([page, isOn]) => (isOn === false ? [page] : []));
  const notice = content.notices.find(({ from, until }) => from <= now && now < until);
  return [
    row(
      'services',
      'Services',
      `${services.length} in ${content.menus.length} menus${hiddenServices > 0 ? `, ${hiddenServices} hidden` : ''}`,
    ),
    row('prices', 'All prices', 'Every price in one table', 'price list paste'),
    row('price-list', 'Paste a price list', 'From a chat, a spreadsheet or a photo’s text', 'menus services'),
    row(
      'offers',
      'Offers',
      shownPackages === packages.length
        ? `${packages.length} packages`
        : `${shownPackages} of ${packages.length} packages shown`,
    ),
    row(
      'hours',
      'Hours & closed days',
      weeklyText(content.hours.weekly).join('; ') || 'Closed every day',
      'opening time open day week special holiday festival',
    ),
    row('notices', 'Notices', notice ? `Now: “${notice.text}”` : 'No notice now', 'line announcement banner'),
    row('salon', 'Name & logo', content.salon.name, 'tagline founded year icon emblem'),
    row('contact', 'Contact', content.contact.phone),
    row('reviews', 'Reviews', `${shownReviews} shown`),
    row('highlights', 'Highlights', `${content.highlights.length} on the home page`, 'menus'),
    row('questions', 'Questions', `${shownQuestions} shown`),
    row(
      'photos',
      'Photographs',
      `${content.photos.work.length} in “Our work”, and each page’s picture`,
      'pictures grid hero highlights image',
    ),
    row('academy', 'Academy', `${content.academy.programs.length} programmes`),
    row(
      'words',
      'Words',
      'Headlines, introductions, your story, buttons, terms',
      'texts headings legal privacy',
    ),
    row(
      'pages',
      'Pages',
      off.length > 0 ? `Off: ${off.join(', ')}` : 'All are on',
      'switch off hide order home sections',
    ),
  ];
}

const row = (path: string, name: string, detail: string, words = ''): Row => ({
  to: `${SITE}/${path}`,
  ...{ name, detail, words },
});

const publishing = [
  row('preview', 'Preview', 'The pages with your changes, on phone and desktop'),
  row('publish', 'Publish', 'What would change for visitors'),
  row('history', 'History', 'See and bring back what was published before', 'earlier editions versions go'),
];

export function Rows({ label, rows }: { label: string; rows: Row[] }) {
  const id = useId();
  return (
    <RowList aria-label={label}>
      {rows.map(({ to, name, detail }) => (
        <li key={to}>
          <RowLink to={to} aria-describedby={`${id}${to}`}>
            <strong>{name}</strong>
          </RowLink>
          <RowDetail id={`${id}${to}`}>{detail}</RowDetail>
        </li>
      ))}
    </RowList>
  );
}

/** Lists what can't be changed here, so that the owner does not search for it. */
function NotHere() {
  return (
    <NotHereBox>
      <h2>What is not changed here</h2>
      <p>
        Blog posts have <Link to="/admin/blog">a place of their own</Link>. The look is part of the site’s
        program: whoever looks after it changes it.
      </p>
    </NotHereBox>
  );
}

const Search = styled.div`
  max-width: 32rem;
`;

const State = styled.p`
  margin-bottom: ${space[6]};
  a { display: inline-flex; align-items: center; min-height: ${touchTarget}; font-weight: 600; color: ${color.brassDeep}; }
`;

const RowList = styled(LinedList)`
  margin-top: ${space[6]};
  li { position: relative; padding-block: ${space[3]}; }
  li:hover { background: ${color.paperShade}; }
  ${media.tablet} { li { display: flex; align-items: baseline; gap: ${space[4]}; } }
`;

// The whole row is the link.
const RowLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${touchTarget};
  text-decoration: none;
  color: ${color.leaf};
  font-size: ${fontSize.heading};
  ${media.tablet} { flex: 0 0 16rem; }
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${radius}; }
  &:focus-visible { outline: none; box-shadow: none; }
  &:focus-visible::after { outline: 3px solid ${color.brass}; box-shadow: 0 0 0 2px ${color.leafDeep}; }
`;

const RowDetail = styled.p`
  font-size: ${fontSize.note};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

const NotHereBox = styled.section`
  max-width: 38rem;
  margin-top: ${space[10]};
  padding: ${space[5]};
  background: ${color.paperShade};
  border-radius: ${radius};
  h2 { font-size: ${fontSize.heading}; margin-bottom: ${space[2]}; }
  p { font-size: ${fontSize.note}; }
  a { display: inline-flex; align-items: center; min-height: ${touchTarget}; margin-block: -0.75rem; }
`;
