import { Route } from 'react-router-dom';
import { AcademyPage } from './AcademyPage';
import { OfferPage } from './OfferPage';
import { OffersPage } from './OffersPage';
import { PhotographPage } from './PhotographPage';
import { PhotographsPage } from './PhotographsPage';
import { PricesPage } from './PricesPage';
import { ProgramPage } from './ProgramPage';
import { ServicePage } from './ServicePage';
import { ServicesPage } from './ServicesPage';

/** Editors of services, prices, offers, photographs and the academy, below `/admin/site`. */
export const editorRoutes = (
  <>
    <Route path="services" element={<ServicesPage />} />
    <Route path="services/:menu" element={<ServicesPage />} />
    <Route path="services/:menu/:id" element={<ServicePage />} />
    <Route path="prices" element={<PricesPage />} />
    <Route path="offers" element={<OffersPage />} />
    <Route path="offers/:id" element={<OfferPage />} />
    <Route path="photos" element={<PhotographsPage />} />
    <Route path="photos/:path" element={<PhotographPage />} />
    <Route path="academy" element={<AcademyPage />} />
    <Route path="academy/:id" element={<ProgramPage />} />
  </>
);
