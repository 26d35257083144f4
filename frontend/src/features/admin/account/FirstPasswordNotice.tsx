import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { color, fontSize, space, touchTarget, width } from '../../../theme/tokens';

/** Shown as long as the password is one that the owner hasn't chosen herself. */
export function FirstPasswordNotice() {
  return (
    <Notice aria-label="First password">
      <p>
        The password is still the first one, which is written down on the server too. Please take one that
        only you know.
      </p>
      <Link to="/admin/password">Choose your own</Link>
    </Notice>
  );
}

const Notice = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[5]};
  max-width: ${width.page};
  margin: ${space[4]} auto 0;
  padding: ${space[2]} ${space.gutter};
  font-size: ${fontSize.small};
  background: ${color.paperShade};
  border-left: 3px solid ${color.brassDeep};
  a { display: inline-flex; align-items: center; min-height: ${touchTarget}; }
`;
