import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Spinner } from '../../shared/ui/Spinner';
import { NotLoggedInError, SessionExpiredError } from '../api/errors';
import { request } from '../api/request';
import { endSession, forgetToken } from '../session';

/** What the admin area's own link brings along in the history entry. A link from elsewhere can't, and logs nobody out. */
export const MEANT = { isMeant: true };

const REVOKE_TIMEOUT_MS = 5_000;

/** Logging out is a navigation to this page, so that the editor asks about unsaved text as before any navigation. */
export function LogoutPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isMeant = state?.isMeant === true;

  const logOut = useEffectEvent(async () => {
    try {
      const signal = AbortSignal.timeout(REVOKE_TIMEOUT_MS);
      const revoked = request('/api/admin/logout', { method: 'POST', keepalive: true, signal });
      // This browser is logged out even when the server can't be reached.
      endSession();
      await revoked;
    } catch (error) {
      if (!(error instanceof NotLoggedInError || error instanceof SessionExpiredError)) {
        forgetToken();
        return navigate('/admin/login', { replace: true, state: { goesOn: true } });
      }
    }
    navigate('/', { replace: true });
  });
  useEffect(() => {
    if (isMeant) void logOut();
  }, [isMeant]);

  return isMeant ? <Spinner label="Logging out" /> : <Navigate to="/admin" replace />;
}
