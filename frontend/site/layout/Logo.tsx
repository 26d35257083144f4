import key from 'virtual:drawing/emblem-small';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { salon } from '../../shared/content/salon';
import { color, font, fontSize, media, space, touchTarget } from '../../shared/theme/tokens';
import { Lines } from '../../shared/ui/picture/Picture';
import { drawingAt } from '../../shared/ui/picture/shownPicture';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';

/** The emblem beside the salon's name: `Kadali — Salon & Academy` in two lines. */
export function Logo() {
  const [name, ...rest] = salon.name.split(' — ');
  return (
    <HomeLink to="/">
      <Lines drawing={drawingAt(key).drawing} />
      <LogoName>{name}</LogoName>
      {rest.length > 0 && <LogoTagline>{rest.join(' — ')}</LogoTagline>}
      <VisuallyHidden>home</VisuallyHidden>
    </HomeLink>
  );
}

const HomeLink = styled(Link)`
  display: inline-grid;
  grid-template-columns: auto 1fr;
  align-content: center;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-height: ${touchTarget};
  color: ${color.jasmine};
  text-decoration: none;
  svg { grid-row: 1 / span 2; width: 2.125rem; background: none; }
  span { grid-column: 2; }
  ${media.narrow} { svg { display: none; } }
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
