import { AdminTitle } from '../../../features/admin/AdminTitle';
import { OffersList } from '../../../features/admin/site/offers/OffersList';

export function OffersPage() {
  return (
    <>
      <AdminTitle of="Offers" />
      <OffersList />
    </>
  );
}
