import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { space } from '../theme/tokens';
import { Button } from '../ui/Button';
import { MAIN_ID } from '../ui/mainId';
import { Spinner } from '../ui/Spinner';
import { ToastProvider } from '../ui/Toast';

export function Root() {
  useFocusOnRouteChange();
  return (
    <>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
      <ScrollRestoration />
    </>
  );
}

/** A new page is announced and read from its start, as it would be after a full load. */
function useFocusOnRouteChange() {
  const { pathname, state } = useLocation();
  const shown = useRef(pathname);
  // A post that is being written has got its address: the cursor stays.
  const isSamePage = state?.isSamePage === true;
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isSamePage) return;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, isSamePage]);
}

/** Shown while the shell loads its first page. */
export function Loading() {
  return (
    <CenteredMain>
      <Spinner label="Loading" />
    </CenteredMain>
  );
}

/** A route failed: mostly its script could not be loaded, for a lost connection or a new version of the site. */
export function LoadError() {
  return (
    <CenteredMain role="alert">
      <h1>This page did not load</h1>
      <p>Please check your connection and try again.</p>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </CenteredMain>
  );
}

const CenteredMain = styled.main`
  min-height: 100vh;
  padding: ${space.gutter};
  display: grid;
  gap: ${space[6]};
  place-content: center;
  justify-items: center;
  text-align: center;
`;
