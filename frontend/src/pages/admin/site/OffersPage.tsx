import { AdminTitle } from '../../../features/admin/AdminTitle';
import { OffersList } from '../../../features/admin/site/offers/OffersList';
import { UpToSite } from '../../../features/admin/site/parts/controls';

export function OffersPage() {
  return (
    <>
      <AdminTitle of="Offers" />
      <UpToSite />
      <OffersList />
    </>
  );
}
