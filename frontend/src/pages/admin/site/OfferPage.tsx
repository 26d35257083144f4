import { useParams } from 'react-router-dom';
import { AdminTitle } from '../../../features/admin/AdminTitle';
import { OfferForm } from '../../../features/admin/site/offers/OfferForm';

export function OfferPage() {
  const { id = '' } = useParams();
  return (
    <>
      <AdminTitle of="Package" />
      <OfferForm key={id} id={id} />
    </>
  );
}
