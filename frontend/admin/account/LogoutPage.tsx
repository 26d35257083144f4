import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../shared/ui/Button';
import { Message } from '../../shared/ui/Message';
import { MAIN_ID } from '../../shared/ui/mainId';
import { Spinner } from '../../shared/ui/Spinner';
import { AdminTitle } from '../AdminPage';
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
  const [isFailed, setFailed] = useState(false);
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
        return setFailed(true);
      }
    }
    navigate('/', { replace: true });
  });
  useEffect(() => {
    if (isMeant) void logOut();
  }, [isMeant]);

  if (!isMeant) return <Navigate to="/admin" replace />;
  if (!isFailed) return <Spinner label="Logging out" />;
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <Message alert>
        <AdminTitle of="Logged out" />
        <h1>You are logged out on this device</h1>
        <p>
          The server could not be reached, so the session itself goes on there until it expires. If somebody
          else could use it, change the password once the server answers again: that ends all sessions.
        </p>
        <ButtonLink to="/">View site</ButtonLink>
      </Message>
    </main>
  );
}
