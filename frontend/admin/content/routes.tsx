import type { ReactNode } from 'react';
import { type RouteObject, useParams } from 'react-router-dom';
import { AdminNotFoundPage, AdminPage } from '../AdminPage';
import { useSiteDraft } from './draft/SiteDraftProvider';
import { EntriesEditor, NoticesEditor, QuestionsEditor, ReviewsEditor } from './entries/EntriesEditor';
import {
  MenuForm,
  OfferForm,
  PeopleList,
  PersonForm,
  ProgramForm,
  ProgramsList,
  ServiceForm,
} from './entries/withPages';
import { Edition, History } from './history/History';
import { HoursEditor } from './hours/HoursEditor';
import { PagesEditor } from './pages/PagesEditor';
import { PhotoForm } from './photographs/PhotoForm';
import { PhotographsList } from './photographs/PhotoList';
import { type PagePath, pageNames, SITE } from './places';
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
const page = (path: PagePath, content: ReactNode): RouteObject => ({
  path,
  element: (
    <AdminPage title={pageNames[path]} up={site}>
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
  { path: 'menus/:id', element: <MenuForm /> },
  { path: 'services/:menu/:id', element: <ServicePage /> },
  page('prices', <PricesEditor />),
  page('price-list', <PriceListEditor />),
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

function ServicePage() {
  const { menu } = useParams();
  const known = useSiteDraft().content.menus.find((other) => other.id === menu)?.id;
  return known ? <ServiceForm key={known} menu={known} /> : <AdminNotFoundPage />;
}
