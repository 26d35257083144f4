import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import {
  Form,
  Link,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  useLocation,
  useNavigation,
} from 'react-router-dom';
import { checkSession, revokeSession } from '../../features/admin/api/account';
import { endSession, useLoggedIn } from '../../features/admin/session';
import { color, size, space, touch, wide, width } from '../../theme/tokens';
import { MAIN_ID } from '../../ui/main';

/** Log out: the server ends the session, but one that can't be reached keeps nobody here. */
export async function action() {
  revokeSession().catch(() => undefined);
  endSession();
  return redirect('/');
}

export function Component() {
  const loggedIn = useLoggedIn();
  const wasLoggedIn = useRef(loggedIn);
  const location = useLocation();
  // Logging out is a navigation of its own: it leads home.
  const isLeaving = useNavigation().state !== 'idle';

  // What is stored says little; the server knows. A 401 ends the session wherever it comes from.
  useEffect(() => {
    if (wasLoggedIn.current) checkSession().catch(() => undefined);
  }, []);

  if (!loggedIn && !isLeaving) {
    const from = location.pathname + location.search;
    return <Navigate to="/admin/login" state={{ from, sessionEnded: wasLoggedIn.current }} replace />;
  }
  return (
    <>
      <Bar>
        <Nav aria-label="Admin">
          <Place to="/admin/blog">Manage Blogs</Place>
          <Place to="/admin/password">Change password</Place>
          <ViewSite to="/">View Site</ViewSite>
          <Form method="post" action="/admin">
            <LogoutButton type="submit">Logout</LogoutButton>
          </Form>
        </Nav>
      </Bar>
      <Main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </Main>
    </>
  );
}

const Bar = styled.header`
  background: ${color.leaf};
  color: ${color.jasmine};
  padding-inline: ${space.gutter};
`;

const Nav = styled.nav`
  max-width: ${width.page};
  margin-inline: auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[5]};
  padding-block: ${space[2]};
  font-size: ${size.small};
  form { display: contents; }
  ${wide.tablet} { > a:nth-of-type(3) { margin-left: auto; } }
`;

const link = `
  display: inline-flex;
  align-items: center;
  min-height: ${touch};
  font-weight: 500;
  text-decoration: none;
  &:hover, &[aria-current='page'] { color: ${color.brass}; }
`;

const Place = styled(NavLink)`${link}`;
const ViewSite = styled(Link)`${link}`;
const LogoutButton = styled.button`${link}`;

const Main = styled.main`
  max-width: calc(${width.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space[8]} ${space.gutter} ${space[20]};
`;
