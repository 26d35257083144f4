import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router-dom';
import { color, fontSize, media, space, tapLine, touchTarget, width } from '../shared/theme/tokens';
import { MAIN_ID } from '../shared/ui/mainId';
import { Column } from '../shared/ui/Section';
import { SkipLink } from '../shared/ui/SkipLink';
import { Spinner } from '../shared/ui/Spinner';
import { useToast } from '../shared/ui/Toast';
import { MEANT } from './account/LogoutPage';
import { usePasskeyOffer } from './account/passkeys';
import { checkSession } from './api/account';
import { REFUSED, STILL_SEEN } from './api/request';
import { rememberPage } from './lastPage';
import { Places } from './Places';
import { useToken } from './session';
import { useLoaded } from './ui/Loaded';
import { Notice } from './ui/Notice';
import { useOnWindow } from './ui/useOnWindow';

/** Where the owner arrives. Elsewhere she is at work on something. */
const ARRIVALS = /^\/admin(\/(blog|site))?\/?$/i;

export function AdminLayout() {
  const token = useToken();
  const loggedIn = token !== null;
  const wasLoggedIn = useRef(loggedIn);
  const location = useLocation();
  const [hasJustLoggedIn] = useState<boolean>(location.state?.hasLoggedIn === true);
  const [isOnline, setOnline] = useState(navigator.onLine);
  useOnWindow('online', () => setOnline(true));
  useOnWindow('offline', () => setOnline(false));
  const here = location.pathname + location.search;
  useEffect(() => {
    if (loggedIn && !/^\/admin\/?$/i.test(here)) rememberPage(here);
  }, [loggedIn, here]);

  // The stored token may be revoked: a 401 ends the session. Each page opened is a use, which prolongs a kept one.
  const { value: session, reload } = useLoaded(checkSession, [token, location.pathname]);
  useOnWindow(REFUSED, reload);
  const toast = useToast();
  useOnWindow(STILL_SEEN, () => toast(STILL_SEEN_WORDS, 'alert'));
  const arrived = ARRIVALS.test(location.pathname) ? session : undefined;
  usePasskeyOffer(hasJustLoggedIn && arrived?.hasPasskey === false && !arrived.mustChangePassword);

  if (!loggedIn) {
    return <Navigate to="/admin/login" state={{ from: here, sessionEnded: wasLoggedIn.current }} replace />;
  }
  return (
    <>
      <Global styles={`:root { --toast-right: ${space[4]}; }`} />
      <SkipLink />
      <AdminHeader>
        <Nav as="nav" aria-label="Admin">
          <NavLink to="/admin/blog">Manage Blogs</NavLink>
          <Link to="/">View Site</Link>
          <Link to="/admin/logout" state={MEANT}>
            Logout
          </Link>
        </Nav>
      </AdminHeader>
      <Desk>
        <Places />
        <Column
          as="main"
          id={MAIN_ID}
          tabIndex={-1}
          style={{ paddingBlock: `${space[8]} calc(${space[12]} + var(--places-height, 0rem))` }}
        >
          <Suspense fallback={<Spinner label="Loading" />}>
            <Outlet />
          </Suspense>
        </Column>
      </Desk>
      {!isOnline && (
        <Notice as="div" role="status">
          <p>You are offline. What you type is kept on this device, and saved once you are back online.</p>
        </Notice>
      )}
      {arrived?.mustChangePassword && (
        <Notice aria-label="Given password" data-keep-clear>
          <Global styles={':root { scroll-padding-bottom: calc(9rem + var(--places-height, 0rem)); }'} />
          <p>The password was made for you: please take one that only you know.</p>
          <Link to="/admin/password">Change password</Link>
        </Notice>
      )}
    </>
  );
}

const STILL_SEEN_WORDS =
  'Visitors may still see it for a moment: your change is saved, and some pages are still being brought up to date.';

const AdminHeader = styled.header`
  background: ${color.leaf};
  color: ${color.jasmine};
  @media print { display: none; }
`;

/** On a laptop the places are a list at the side. */
const Desk = styled.div`
  ${media.wide} {
    display: grid;
    grid-template-columns: 12rem minmax(0, 1fr);
    max-width: calc(${width.page} + 2 * ${space.gutter});
    margin-inline: auto;
    > main { width: 100%; }
  }
`;

const Nav = styled(Column)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[5]};
  padding-block: ${space[2]};
  font-size: ${fontSize.small};
  a { ${tapLine} justify-content: center; min-width: ${touchTarget}; font-weight: 600; text-decoration: none; white-space: nowrap; }
  a:is(:hover, [aria-current='page']) { color: ${color.brass}; }
  ${media.tablet} { justify-content: end; > a:first-of-type { margin-right: auto; } }
`;
