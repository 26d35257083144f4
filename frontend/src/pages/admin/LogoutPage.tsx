import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { revokeSession } from '../../features/admin/api/account';
import { endSession } from '../../features/admin/session';
import { Spinner } from '../../ui/Spinner';

/** A page of its own, so that unsaved text is asked about as on any other way out of the editor. */
export function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    // The owner is logged out here even when the server can't be reached.
    revokeSession().catch(() => undefined);
    endSession();
    navigate('/', { replace: true });
  }, [navigate]);
  return <Spinner label="Logging out" />;
}
