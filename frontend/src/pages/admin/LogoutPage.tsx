import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminTitle } from '../../features/admin/AdminTitle';
import { revokeSession } from '../../features/admin/api/account';
import { NotLoggedInError, SessionExpiredError } from '../../features/admin/api/errors';
import { endSession, forgetToken } from '../../features/admin/session';
import { ButtonLink } from '../../ui/Button';
import { Message } from '../../ui/Message';
import { MAIN_ID } from '../../ui/mainId';
import { Spinner } from '../../ui/Spinner';

/** Logging out is a navigation to this page, so that the editor asks about unsaved text as before any navigation. */
export function LogoutPage() {
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const revoked = revokeSession();
    // This browser is logged out even when the server can't be reached.
    endSession();
    revoked
      .catch((error) => {
        if (error instanceof NotLoggedInError || error instanceof SessionExpiredError) return;
        forgetToken();
        throw error;
      })
      .then(
        () => navigate('/', { replace: true }),
        () => setFailed(true),
      );
  }, [navigate]);

  if (!failed) return <Spinner label="Logging out" />;
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
