import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router-dom';
import { color, fontSize, space, tapLine } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { logIn } from '../api/account';
import { LineField } from '../ui/Field';
import { useForm } from '../ui/useForm';
import { Entrance } from './Entrance';
import { NameField, useNameField } from './NameField';
import { NewPasswordField } from './PasswordField';

export function RecoveryPage() {
  const { state } = useLocation();
  const { form, errors, sending } = useForm((typed) => logIn('login/recovery', typed), 'code');
  const hasName = useNameField(errors.name);

  return (
    <Entrance title="Forgot password" heading="Forgot password">
      <form {...form}>
        {hasName && <NameField error={errors.name} />}
        <LineField
          label="Recovery code"
          name="code"
          hint="From the paper that you printed. Small letters and spaces are fine."
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.code}
          required
        />
        <NewPasswordField error={errors.newPassword} />
        <Button type="submit" disabled={sending}>
          {sending ? 'Saving...' : 'Set the new password'}
        </Button>
      </form>
      <Without>
        <summary>You have no code?</summary>
        {hasName && <p>Ask an owner of the site for a new link. If you are the owner:</p>}
        <p>
          Ask the person who runs the server to run this command in the folder of the site. It prints a new
          password, and ends all logins.
        </p>
        <code>make admin-password</code>
      </Without>
      <Link to="/admin/login" state={state}>
        Log in with the password
      </Link>
    </Entrance>
  );
}

const Without = styled.details`
  font-size: ${fontSize.small};
  summary { ${tapLine} display: list-item; padding-block: ${space[3]}; }
  code { display: block; margin-top: ${space[2]}; padding: ${space[3]}; background: ${color.paperShade}; }
`;
