import { menuIds } from '@salon/content/menus';
import type { ReactNode } from 'react';
import { Navigate, type RouteObject, useParams } from 'react-router-dom';
import { AdminNotFoundPage } from '../AdminNotFoundPage';
import { AdminPage } from '../AdminPage';
import { ProgramForm, ProgramsList } from './academy/Programs';
import { ContactEditor } from './contact/ContactEditor';
import { NoticesEditor, QuestionsEditor, ReviewsEditor } from './entries/inPlace';
import { Edition, History } from './history/History';
import { SiteHome } from './home/SiteHome';
import { HoursEditor } from './hours/HoursEditor';
import { OfferForm, OffersList } from './offers/Offers';
import { PhotoForm } from './photographs/PhotoForm';
import { PhotographsList } from './photographs/PhotographsList';
import { SITE } from './places';
import { Preview } from './preview/Preview';
import { PricesEditor } from './prices/PricesEditor';
import { Publish } from './publish/Publish';
import { ServiceForm } from './services/ServiceForm';
import { ServicesList } from './services/ServicesList';

const site = { to: SITE, name: 'Site' };
const history = { to: `${SITE}/history`, name: 'History' };

/** A page below the start page. `heading` is false for one that has its heading itself. */
const page = (path: string, title: string, content: ReactNode, heading = true): RouteObject => ({
  path,
  element: (
    <AdminPage title={title} up={site} heading={heading}>
      {content}
    </AdminPage>
  ),
});
/** One entry of a list. Its form has the heading and the link to the list. */
const entry = (path: string, title: string, form: ReactNode): RouteObject => ({
  path,
  element: (
    <AdminPage title={title} heading={false}>
      {form}
    </AdminPage>
  ),
});

export const siteRoutes: RouteObject[] = [
  {
    index: true,
    element: (
      <AdminPage title="Site">
        <SiteHome />
      </AdminPage>
    ),
  },
  page('hours', 'Hours & closed days', <HoursEditor />),
  page('notices', 'Notices', <NoticesEditor />),
  page('contact', 'Contact', <ContactEditor />),
  page('reviews', 'Reviews', <ReviewsEditor />),
  page('questions', 'Questions', <QuestionsEditor />),
  page('preview', 'Preview', <Preview />),
  page('publish', 'Publish', <Publish />),
  page('history', 'History', <History />),
  { path: 'history/:edition', element: <EditionPage /> },
  { path: 'services', element: <Navigate to={`${SITE}/services/${menuIds[0]}`} replace /> },
  { path: 'services/:menu', element: <ServicePages /> },
  { path: 'services/:menu/:id', element: <ServicePages /> },
  page('prices', 'All prices', <PricesEditor />),
  page('offers', 'Offers', <OffersList />, false),
  entry('offers/:id', 'Package', <OfferForm />),
  page('photos', 'Photographs', <PhotographsList />),
  entry('photos/:path', 'Picture', <PhotoPage />),
  page('academy', 'Academy', <ProgramsList />),
  entry('academy/:id', 'Programme', <ProgramForm />),
  { path: '*', element: <AdminNotFoundPage /> },
];

function PhotoPage() {
  const { path = '' } = useParams();
  return <PhotoForm key={path} path={path} />;
}

/** The services of a menu, or one of them. */
function ServicePages() {
  const { menu, id } = useParams();
  const known = menuIds.find((other) => other === menu);
  if (!known) return <AdminNotFoundPage />;
  return id === undefined ? (
    <AdminPage title="Services" up={site} heading={false}>
      <ServicesList menu={known} />
    </AdminPage>
  ) : (
    <AdminPage title="Service" heading={false}>
      <ServiceForm key={known} menu={known} />
    </AdminPage>
  );
}

function EditionPage() {
  const number = Number(useParams().edition);
  return (
    <AdminPage title={number === 0 ? 'What the site came with' : `Edition ${number}`} up={history}>
      <Edition key={number} number={number} />
    </AdminPage>
  );
}
