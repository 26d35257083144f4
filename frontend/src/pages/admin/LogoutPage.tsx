import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { revokeSession } from '../../features/admin/api/account';
import { endSession } from '../../features/admin/session';
import { Spinner } from '../../ui/Spinner';

/** A page of its own, so that unsaved text is asked about as on any other way out of the editor. */
export function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    // A server that can't be reached keeps nobody here.
    revokeSession().catch(() => undefined);
    endSession();
    navigate('/', { replace: true });
  }, [navigate]);
  return <Spinner label="Logging out" />;
}
