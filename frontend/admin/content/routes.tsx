import type { ComponentProps, ReactNode } from 'react';
import { type RouteObject, useParams } from 'react-router-dom';
import { AdminNotFoundPage, AdminPage } from '../AdminPage';
import { useSiteDraft } from './draft/SiteDraftProvider';
import {
  ContactEditor,
  HighlightsEditor,
  NoticesEditor,
  QuestionsEditor,
  ReviewsEditor,
} from './entries/inPlace';
import {
  MenuForm,
  MenusList,
  OfferForm,
  OffersList,
  ProgramForm,
  ProgramsList,
  ServiceForm,
  ServicesList,
} from './entries/withPages';
import { Edition, History } from './history/History';
import { SiteHome } from './home/SiteHome';
import { HoursEditor } from './hours/HoursEditor';
import { PhotoForm } from './photographs/PhotoForm';
import { PhotographsList } from './photographs/PhotoList';
import { SITE } from './places';
import { Preview } from './preview/Preview';
import { PriceListEditor } from './price-list/PriceListEditor';
import { PricesEditor } from './prices/PricesEditor';
import { Publish } from './publish/Publish';
import { SalonForm } from './salon/SalonForm';
import { PagesEditor, WordsList, WordsPageForm } from './words/WordsEditor';
import { Yours } from './yours/Yours';

const site = { to: SITE, name: 'Site' };
const menus = { to: `${SITE}/services`, name: 'Services' };
const history = { to: `${SITE}/history`, name: 'History' };

type Frame = Omit<ComponentProps<typeof AdminPage>, 'title' | 'children'>;

const framed = (title: string, content: ReactNode, frame: Frame) => (
  <AdminPage title={title} {...frame}>
    {content}
  </AdminPage>
);
/** A page below the start page. */
const page = (path: string, title: string, content: ReactNode, frame: Frame = { up: site }): RouteObject => ({
  path,
  element: framed(title, content, frame),
});
/** The frame of a list that has its heading itself. */
const list = { up: site, heading: false };
/** The frame of one entry of a list: its form has the heading and the link to the list. */
const entry = { heading: false };

export const siteRoutes: RouteObject[] = [
  { index: true, element: framed('Site', <SiteHome />, {}) },
  page('yours', 'Make it yours', <Yours />),
  page('salon', 'Name & logo', <SalonForm />),
  page('hours', 'Hours & closed days', <HoursEditor />),
  page('notices', 'Notices', <NoticesEditor />),
  page('contact', 'Contact', <ContactEditor />),
  page('reviews', 'Reviews', <ReviewsEditor />),
  page('questions', 'Questions', <QuestionsEditor />),
  page('highlights', 'Highlights', <HighlightsEditor />),
  page('preview', 'Preview', <Preview />),
  page('publish', 'Publish', <Publish />),
  page('history', 'History', <History />),
  { path: 'history/:edition', element: <EditionPage /> },
  page('services', 'Services', <MenusList />, list),
  page('menus/:id', 'Menu', <MenuForm />, entry),
  { path: 'services/:menu', element: <ServicePages /> },
  { path: 'services/:menu/:id', element: <ServicePages /> },
  page('prices', 'All prices', <PricesEditor />),
  page('price-list', 'Paste a price list', <PriceListEditor />),
  page('offers', 'Offers', <OffersList />, list),
  page('offers/:id', 'Package', <OfferForm />, entry),
  page('photos', 'Photographs', <PhotographsList />),
  page('photos/:path', 'Picture', <PhotoPage />, entry),
  page('academy', 'Academy', <ProgramsList />),
  page('academy/:id', 'Programme', <ProgramForm />, entry),
  page('pages', 'Pages', <PagesEditor />),
  page('words', 'Words', <WordsList />),
  { path: 'words/:page', element: <WordsPageForm /> },
  { path: '*', element: <AdminNotFoundPage /> },
];

function PhotoPage() {
  const { path = '' } = useParams();
  return <PhotoForm key={path} path={path} />;
}

/** The services of a menu, or one of them. */
function ServicePages() {
  const { menu, id } = useParams();
  const known = useSiteDraft().content.menus.find((other) => other.id === menu)?.id;
  if (!known) return <AdminNotFoundPage />;
  return id === undefined
    ? framed('Services', <ServicesList menu={known} />, { ...list, up: menus })
    : framed('Service', <ServiceForm key={known} menu={known} />, entry);
}

function EditionPage() {
  const number = Number(useParams().edition);
  return (
    <AdminPage title={`Edition ${number}`} up={history}>
      <Edition key={number} number={number} />
    </AdminPage>
  );
}
