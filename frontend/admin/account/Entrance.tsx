import leaf from 'virtual:drawing/services';
import styled from '@emotion/styled';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { color, fontSize, media, radius, space, tapLine } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { MAIN_ID } from '../../shared/ui/mainId';
import { Lines } from '../../shared/ui/picture/Picture';
import { drawingAt } from '../../shared/ui/picture/shownPicture';
import { AdminTitle } from '../AdminPage';
import { jsonIn, requestWithoutToken } from '../api/request';
import { firstPage } from '../lastPage';
import { isKept } from '../saving/device';
import { isStorageOpen, subscribe, useToken } from '../session';
import { useLoaded } from '../ui/Loaded';
import { Note } from '../ui/Notice';

interface Props {
  title: string;
  heading: string;
  children: ReactNode;
  /** What may come later than the page: nothing is below it. */
  late?: ReactNode;
}

/** Its name and icons as visitors see them. */
const readSalon = async (signal: AbortSignal): Promise<{ name: string; icons: { src: string }[] }> =>
  jsonIn(await requestWithoutToken('/manifest.webmanifest', { signal }));

/** The frame of the pages that lead into the admin area. From there on it leads to where the owner wanted to go, or was. */
export function Entrance({ title, heading, children, late }: Props) {
  const { state } = useLocation();
  const { value: salon } = useLoaded(readSalon);
  const isOpen = useSyncExternalStore(subscribe, isStorageOpen, () => true);
  // Also leaves this page when another tab logs in.
  if (useToken() !== null) {
    return <Navigate to={state?.from ?? firstPage()} state={{ hasLoggedIn: true }} replace />;
  }
  return (
    <Page id={MAIN_ID} tabIndex={-1}>
      <AdminTitle of={title} />
      <Lines drawing={drawingAt(leaf).drawing} />
      <Card>
        <SalonName>
          {salon && <img src={salon.icons[0]?.src} alt="" />}
          {salon?.name}
        </SalonName>
        <h1>{heading}</h1>
        {isOpen ? (
          <>
            {state?.sessionEnded === true && <SessionEnded />}
            {state?.goesOn === true && <SessionGoesOn />}
            {children}
          </>
        ) : (
          <StorageBlocked />
        )}
        <Link to="/">View site</Link>
        {late}
      </Card>
    </Page>
  );
}

/** The page that she was at hands over what she typed while it goes, so this page looks for it after that. */
function SessionEnded() {
  const [hasKept, setKept] = useState(false);
  useEffect(() => setKept(isKept()), []);
  return (
    <Note role="status" style={{ margin: 0 }}>
      Your session has ended. Please log in again.
      {hasKept && ' What you typed is kept on this device, and is there again when you have logged in.'}
    </Note>
  );
}

/** The server could not be told that she has logged out. */
const SessionGoesOn = () => (
  <Note role="alert" style={{ margin: 0 }}>
    You are logged out on this device. The server could not be reached, so the session itself goes on there
    until it expires. If somebody else could use it, change the password once the server answers again: that
    ends all sessions.
  </Note>
);

const StorageBlocked = () => (
  <>
    <Note role="alert" style={{ margin: 0 }}>
      This browser keeps nothing for this site: its storage (cookies and site data) is blocked. Logging in
      needs it.
    </Note>
    <p>
      Inside another app, choose “Open in browser” in its menu. Otherwise leave the private window, or allow
      cookies and site data for this site in the browser’s settings.
    </p>
    <Button onClick={() => window.location.reload()}>Try again</Button>
  </>
);

/** The field for a name, which comes late, takes its room from the drawing or, beside it, from above: what is below stays where it is. */
const Page = styled.main`
  --name: 6.15rem;
  display: grid;
  align-content: start;
  min-height: 100vh;
  > svg { height: max(0rem, min(28vh, 14rem) - var(--late, 0rem)); }
  &:has([name='name']) { --late: var(--name); }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    align-content: stretch;
    > svg { order: 1; height: 100%; }
    > div { padding-top: calc(${space[10]} + var(--name) - var(--late, 0rem)); }
  }
`;

const Card = styled.div`
  display: grid;
  gap: ${space[5]};
  place-self: start center;
  width: min(100%, 24rem + 2 * ${space.gutter});
  padding: ${space[10]} ${space.gutter};
  h1 { font-size: ${fontSize.h2}; }
  form { display: grid; gap: ${space[5]}; }
  > a { ${tapLine} justify-self: start; }
`;

/** Comes after the rest, so it is no larger than the texts: what is seen last is then not what counts most. */
const SalonName = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  color: ${color.brassDeep};
  min-height: 3rem;
  img { width: 3rem; height: 3rem; border-radius: ${radius}; }
`;
