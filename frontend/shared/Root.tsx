import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { space } from './theme/tokens';
import { Button } from './ui/Button';
import { MAIN_ID } from './ui/mainId';
import { ToastProvider } from './ui/Toast';

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

/** Focuses a new page, so that screen readers announce it and read it from its start, as after a full load. */
function useFocusOnRouteChange() {
  const { pathname, state } = useLocation();
  const shown = useRef(pathname);
  // A new post in the editor has just got its address. It is still the same page, so the focus stays where it is.
  const isSamePage = state?.isSamePage === true;
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isSamePage) return;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, isSamePage]);
}

/** A route failed, mostly because its script could not be loaded: the connection was lost, or the site has a new version. */
export const LoadError = ({ as }: { as?: 'div' }) => (
  <CenteredMain as={as} role="alert">
    <h1>{say('This page did not load')}</h1>
    <p>{say('Please check your connection and try again.')}</p>
    <Button onClick={() => window.location.reload()}>{say('Try again')}</Button>
  </CenteredMain>
);

const CenteredMain = styled.main`
  min-height: 100vh;
  padding: ${space.gutter};
  display: grid;
  gap: ${space[6]};
  place-content: center;
  justify-items: start;
`;
