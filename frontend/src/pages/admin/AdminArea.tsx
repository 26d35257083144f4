import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { Suspense, useEffect, useRef } from 'react';
import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router-dom';
import { checkSession } from '../../features/admin/api/account';
import { useLoggedIn } from '../../features/admin/session';
import { color, size, space, touch, wide, width } from '../../theme/tokens';
import { MAIN_ID } from '../../ui/main';
import { Spinner } from '../../ui/Spinner';

export function AdminArea() {
  const loggedIn = useLoggedIn();
  const wasLoggedIn = useRef(loggedIn);
  const location = useLocation();

  // What is stored says little; the server knows. A 401 ends the session wherever it comes from.
  useEffect(() => {
    if (wasLoggedIn.current) checkSession().catch(() => undefined);
  }, []);

  if (!loggedIn) {
    const from = location.pathname + location.search;
    return <Navigate to="/admin/login" state={{ from, sessionEnded: wasLoggedIn.current }} replace />;
  }
  return (
    <>
      <Global styles={`:root { --toast-right: ${space[4]}; }`} />
      <Bar>
        <Nav aria-label="Admin">
          <Place to="/admin/blog">Manage Blogs</Place>
          <Away to="/">View Site</Away>
          <Away to="/admin/logout">Logout</Away>
        </Nav>
      </Bar>
      <Main id={MAIN_ID} tabIndex={-1}>
        <Suspense fallback={<Spinner label="Loading" />}>
          <Outlet />
        </Suspense>
      </Main>
      <Foot>
        <Link to="/admin/password">Change password</Link>
      </Foot>
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
  ${wide.tablet} { > a:nth-of-type(2) { margin-left: auto; } }
`;

const link = `
  display: inline-flex;
  align-items: center;
  min-height: ${touch};
  min-width: ${touch};
  font-weight: 500;
  text-decoration: none;
  &:hover, &[aria-current='page'] { color: ${color.brass}; }
`;

const Place = styled(NavLink)`${link}`;
const Away = styled(Link)`${link}`;

const Main = styled.main`
  max-width: calc(${width.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space[8]} ${space.gutter} ${space[12]};
`;

const Foot = styled.footer`
  max-width: calc(${width.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space[8]};
  font-size: ${size.small};
  a { display: inline-flex; align-items: center; min-height: ${touch}; }
`;
