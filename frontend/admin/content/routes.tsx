import type { Question } from '@salon/content/description';
import { Words } from '@salon/content/description/words';
import { languageCodes } from '@salon/content/languages';
import type { ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { AdminNotFoundPage, AdminPage, Only, type Place } from '../AdminPage';
import { later } from '../later';
import { Fold, Lead, Stack } from '../ui/parts';
import { OldAddresses } from './addresses/OldAddresses';
import { EntryList } from './entries/EntryList';
import { PartFields } from './fields/DescribedFields';
import { History } from './history/History';
import { HoursEditor } from './hours/HoursEditor';
import { PageEditor } from './look/PageEditor';
import { Publish } from './Publish';
import { generalWords, type PagePath, pageName, SITE, wordsRow } from './places';
import { PriceListEditor } from './price-list/PriceListEditor';
import { PricesEditor } from './prices/PricesEditor';
import { Rows, SiteHome } from './SiteHome';
import { SalonForm } from './salon/SalonForms';
import { ShortcutsEditor } from './shortcuts/ShortcutsEditor';
import { HomeFromMenus, Yours } from './yours/Yours';

// With what the site came with in five languages.
const Languages = later(async () => (await import('./languages/Languages')).Languages);
const LanguagePage = later(async () => (await import('./languages/LanguagePage')).LanguagePage);

const more = { to: SITE, name: 'More' };
const look = { to: `${SITE}/look`, name: pageName('look') };
const words = { to: `${SITE}/words`, name: pageName('words') };

/** Without a way up, it is a place in the bar. */
const page = (path: PagePath, content: ReactNode, up?: Place, beside?: ReactNode): RouteObject => ({
  path,
  element: (
    <AdminPage title={pageName(path)} up={up} beside={beside}>
      {content}
    </AdminPage>
  ),
});

export const siteRoutes: RouteObject[] = [
  { index: true, element: <SiteHome /> },
  page('look', <PageEditor />),
  page('yours', <Yours />, more),
  page('salon', <SalonForm />, more),
  page('hours', <HoursEditor />),
  // For bookmarks: an earlier release had a page of notices, and one of each block of words.
  { path: 'notices', element: <Navigate to={`${SITE}/hours`} replace /> },
  page('reviews', <EntryList list="reviews" />, look),
  page('people', <EntryList list="people" />, look),
  page('questions', <EntryList<Question> list="questions" initial={() => ({ pages: ['home'] })} />, look),
  page('priceRows', <EntryList list="priceRows" />, look, <HomeFromMenus />),
  page('highlights', <EntryList list="highlights" />, look, <HomeFromMenus />),
  page('shortcuts', <ShortcutsEditor />, more),
  page('addresses', <OldAddresses />, more),
  page('languages', <Languages />, more),
  ...languageCodes.map((code) => ({
    path: `languages/${code}`,
    element: <LanguagePage key={code} code={code} />,
  })),
  page('publish', <Publish />, more),
  page('history', <History />, more),
  page('prices', <PricesEditor />),
  page('price-list', <PriceListEditor />, { to: `${SITE}/prices`, name: pageName('prices') }),
  page(
    'photos',
    <Stack gap={5}>
      <PartFields path="photos.heroes" />
      <PartFields path="photos" />
    </Stack>,
    look,
  ),
  page('academy', <EntryList list="academy.programs" />, look),
  page(
    'words',
    <>
      <Lead>Names of buttons and links, and what visitors’ chat messages say. Most salons leave them.</Lead>
      <Rows label={words.name} rows={generalWords.map(wordsRow)} />
    </>,
    more,
  ),
  ...(Object.keys(Words.shape) as (keyof typeof Words.shape)[]).map((id) => ({
    path: `words/${id}/*`,
    element: (
      <AdminPage
        key={id}
        title={`Words: ${wordsRow(id).name}`}
        up={generalWords.some((one) => one === id) ? words : look}
      >
        <Stack gap={5}>
          <PartFields<{ search: object }>
            path={`words.${id}`}
            own={{
              search: ({ draw }) => (
                <Fold>
                  <summary>What search engines show</summary>
                  {draw('search')}
                </Fold>
              ),
            }}
            listOf={(list) => <EntryList list={list} />}
          />
        </Stack>
      </AdminPage>
    ),
  })),
  { path: '*', element: <AdminNotFoundPage /> },
];

const DESK = ['hours', 'notices', 'publish'];

/** Those of the front desk. */
export const deskRoutes: RouteObject[] = [
  ...siteRoutes.filter(({ index, path = '' }) => index || DESK.includes(path)),
  { path: '*', element: <Only right="content">{null}</Only> },
];
