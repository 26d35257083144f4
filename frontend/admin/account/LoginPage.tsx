import leaf from 'virtual:drawing/services';
import styled from '@emotion/styled';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { color, fontSize, media, radius, space, tapLine } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { MAIN_ID } from '../../shared/ui/mainId';
import { Lines } from '../../shared/ui/picture/Picture';
import { drawingAt } from '../../shared/ui/picture/shownPicture';
import { AdminTitle } from '../AdminPage';
import { logIn } from '../api/account';
import { errorMessage } from '../api/errors';
import { useSalon } from '../salon';
import { startSession, useLoggedIn } from '../session';
import { useForm } from '../ui/useForm';
import { PasswordField } from './PasswordField';

export function LoginPage() {
  const { state } = useLocation();
  const { name, icon } = useSalon();
  // Also leaves this page when another tab logs in.
  if (useLoggedIn()) {
    return (
      <Navigate to={state?.from ?? '/admin/blog'} state={{ resume: state?.sessionEnded === true }} replace />
    );
  }
  return (
    <Page id={MAIN_ID} tabIndex={-1}>
      <AdminTitle of="Log in" />
      <Lines drawing={drawingAt(leaf).drawing} />
      <Card>
        <SalonName>
          {icon && <img src={icon} alt="" />}
          {name}
        </SalonName>
        <h1>Admin</h1>
        <LoginForm isSessionEnded={state?.sessionEnded === true} />
        <Forgotten>
          <summary>Forgotten password?</summary>
          <p>
            Ask the person who runs the server to run this command in the folder of the site. It prints a new
            password, and ends all logins.
          </p>
          <code>make admin-password</code>
        </Forgotten>
        <Link to="/">View site</Link>
      </Card>
    </Page>
  );
}

function LoginForm({ isSessionEnded }: { isSessionEnded: boolean }) {
  const [password, setPassword] = useState('');
  const { form, errors, sending } = useForm(async () => {
    if (password === '') return { password: 'Please enter the password.' };
    try {
      startSession(await logIn(password));
      return {};
    } catch (error) {
      const text = errorMessage(error, { fallback: 'Server error. Please try again.' });
      return { password: text || 'Invalid credentials' };
    }
  });

  return (
    <form {...form}>
      {isSessionEnded && <Reason role="status">Your session has ended. Please log in again.</Reason>}
      <PasswordField
        label="Password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={errors.password}
      />
      <Button type="submit" disabled={sending}>
        {sending ? 'Logging in...' : 'Log in'}
      </Button>
    </form>
  );
}

const Page = styled.main`
  display: grid;
  align-content: start;
  min-height: 100vh;
  > svg { height: min(28vh, 14rem); }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    align-content: stretch;
    > svg { order: 1; height: 100%; }
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

const SalonName = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  color: ${color.brassDeep};
  min-height: 4rem;
  img { width: 4rem; height: 4rem; border-radius: ${radius}; }
`;

const Forgotten = styled.details`
  font-size: ${fontSize.small};
  summary { ${tapLine} display: list-item; padding-block: ${space[3]}; }
  code { display: block; margin-top: ${space[2]}; padding: ${space[3]}; background: ${color.paperShade}; }
`;

const Reason = styled.p`
  padding: ${space[3]} ${space[4]};
  font-size: ${fontSize.small};
  background: ${color.paperShade};
  border-left: 3px solid ${color.brassDeep};
  border-radius: ${radius};
`;
