import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { salon } from '../../shared/content/salon';
import { color, font, fontSize, space, touchTarget } from '../../shared/theme/tokens';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';

/** The salon's name as its mark: `Kadali — Salon & Academy` in two lines. */
export function Logo() {
  const [name, ...rest] = salon.name.split(' — ');
  return (
    <HomeLink to="/">
      <LogoName>{name}</LogoName>
      {rest.length > 0 && <LogoTagline>{rest.join(' — ')}</LogoTagline>}
      <VisuallyHidden>home</VisuallyHidden>
    </HomeLink>
  );
}

const HomeLink = styled(Link)`
  display: inline-grid;
  align-content: center;
  gap: ${space[1]};
  min-height: ${touchTarget};
  color: ${color.jasmine};
  text-decoration: none;
`;

const LogoName = styled.span`
  font-family: ${font.display};
  font-size: ${fontSize.logo};
  line-height: 1;
  letter-spacing: -0.01em;
`;

const LogoTagline = styled.span`
  font-size: ${fontSize.label};
  line-height: 1;
  letter-spacing: 0.04em;
  color: ${color.brass};
`;
