import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { color, fontSize, space, touchTarget, width } from '../../shared/theme/tokens';

/**
 * Shown as long as the password is one that the owner hasn't chosen herself. It arrives after the page, so it stands at the lower
 * edge, where it moves nothing from under a finger.
 */
export function FirstPasswordNotice() {
  return (
    <>
      <Global styles={`:root { scroll-padding-bottom: 9rem; }`} />
      <Notice aria-label="First password">
        <p>
          The password is still the first one, which is written down on the server too. Please take one that
          only you know.
        </p>
        <Link to="/admin/password">Choose your own</Link>
      </Notice>
    </>
  );
}

const Notice = styled.aside`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[5]};
  max-width: ${width.page};
  margin: 0 auto ${space[4]};
  padding: ${space[2]} ${space.gutter};
  font-size: ${fontSize.small};
  background: ${color.paperShade};
  border-left: 3px solid ${color.brassDeep};
  a { display: inline-flex; align-items: center; min-height: ${touchTarget}; }
`;
