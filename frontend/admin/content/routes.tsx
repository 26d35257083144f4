import type { ReactNode } from 'react';
import { type RouteObject, useParams } from 'react-router-dom';
import { ButtonLink } from '../../shared/ui/Button';
import { AdminNotFoundPage, AdminPage } from '../AdminPage';
import { useSiteDraft } from './draft/SiteDraftProvider';
import { EntriesEditor, NoticesEditor, QuestionsEditor, ReviewsEditor } from './entries/EntriesEditor';
import {
  MenuForm,
  MenusList,
  OfferForm,
  OffersList,
  PeopleList,
  PersonForm,
  ProgramForm,
  ProgramsList,
  ServiceForm,
  ServicesList,
} from './entries/withPages';
import { Edition, History } from './history/History';
import { HoursEditor } from './hours/HoursEditor';
import { PagesEditor } from './pages/PagesEditor';
import { PhotoForm } from './photographs/PhotoForm';
import { PhotographsList } from './photographs/PhotoList';
import { listPath, type PagePath, pageNames, SITE } from './places';
import { Preview } from './preview/Preview';
import { PriceListEditor } from './price-list/PriceListEditor';
import { PricesEditor } from './prices/PricesEditor';
import { Publish } from './publish/Publish';
import { SiteHome } from './SiteHome';
import { ContactForm, SalonForm } from './salon/SalonForms';
import { ShortcutsEditor } from './shortcuts/ShortcutsEditor';
import { WordsList, WordsPageForm } from './words/WordsEditor';
import { Yours } from './yours/Yours';

const site = { to: SITE, name: 'Site' };
const allPrices = (
  <ButtonLink to={`${SITE}/prices`} variant="outline">
    {pageNames.prices}
  </ButtonLink>
);

const page = (path: PagePath, content: ReactNode, beside?: ReactNode): RouteObject => ({
  path,
  element: (
    <AdminPage title={pageNames[path]} up={site} beside={beside}>
      {content}
    </AdminPage>
  ),
});

export const siteRoutes: RouteObject[] = [
  { index: true, element: <SiteHome /> },
  page('yours', <Yours />),
  page('salon', <SalonForm />),
  page('hours', <HoursEditor />),
  page('notices', <NoticesEditor />),
  page('contact', <ContactForm />),
  page('reviews', <ReviewsEditor />),
  page('people', <PeopleList />),
  { path: 'people/:id', element: <PersonForm /> },
  page('questions', <QuestionsEditor />),
  page('priceRows', <EntriesEditor list="priceRows" />),
  page('highlights', <EntriesEditor list="highlights" />),
  page('shortcuts', <ShortcutsEditor />),
  page('preview', <Preview />),
  page('publish', <Publish />),
  page('history', <History />),
  { path: 'history/:edition', element: <Edition /> },
  page('services', <MenusList />, allPrices),
  { path: 'menus/:id', element: <MenuForm /> },
  { path: 'services/:menu', element: <ServicePages /> },
  { path: 'services/:menu/:id', element: <ServicePages /> },
  page('prices', <PricesEditor />),
  page('price-list', <PriceListEditor />),
  page('offers', <OffersList />, allPrices),
  { path: 'offers/:id', element: <OfferForm /> },
  page('photos', <PhotographsList />),
  { path: 'photos/:path', element: <PhotoForm /> },
  page('academy', <ProgramsList />),
  { path: 'academy/:id', element: <ProgramForm /> },
  page('pages', <PagesEditor />),
  page('words', <WordsList />),
  { path: 'words/:page', element: <WordsPageForm /> },
  { path: '*', element: <AdminNotFoundPage /> },
];

function ServicePages() {
  const { menu, id } = useParams();
  const known = useSiteDraft().content.menus.find((other) => other.id === menu)?.id;
  if (!known) return <AdminNotFoundPage />;
  if (id !== undefined) return <ServiceForm key={known} menu={known} />;
  return (
    <AdminPage title="Services" up={{ to: listPath('menus'), name: 'Services' }} beside={allPrices}>
      <ServicesList menu={known} />
    </AdminPage>
  );
}
