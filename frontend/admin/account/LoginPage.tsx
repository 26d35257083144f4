import styled from '@emotion/styled';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { salon } from '../../shared/content/salon';
import { color, fontSize, space, touchTarget } from '../../shared/theme/tokens';
import { MAIN_ID } from '../../shared/ui/mainId';
import { AdminTitle } from '../AdminTitle';
import { useLoggedIn } from '../session';
import { LoginForm } from './LoginForm';

export function LoginPage() {
  const { state } = useLocation();
  // Also leaves this page when another tab logs in.
  if (useLoggedIn()) {
    return (
      <Navigate to={state?.from ?? '/admin/blog'} state={{ resume: state?.sessionEnded === true }} replace />
    );
  }
  return (
    <Page id={MAIN_ID} tabIndex={-1}>
      <AdminTitle of="Log in" />
      <Card>
        <SalonName>{salon.name}</SalonName>
        <h1>Admin</h1>
        <LoginForm
          reason={state?.sessionEnded ? 'Your session has ended. Please log in again.' : undefined}
        />
        <HomeLink to="/">View site</HomeLink>
      </Card>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  justify-items: center;
  padding: min(22vh, 14rem) ${space.gutter} ${space.gutter};
`;

const Card = styled.div`
  display: grid;
  gap: ${space[5]};
  width: min(100%, 24rem);
  h1 { font-size: ${fontSize.h2}; }
`;

const SalonName = styled.p`
  font-size: ${fontSize.small};
  color: ${color.brassDeep};
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${touchTarget};
`;
