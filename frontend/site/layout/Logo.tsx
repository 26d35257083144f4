import key from 'virtual:drawing/emblem-small';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { color, font, fontSize, media, space, touchTarget } from '../../shared/theme/tokens';
import { Lines } from '../../shared/ui/picture/Picture';
import { drawingAt } from '../../shared/ui/picture/shownPicture';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { useFrame } from './frame';

/** The emblem beside the salon's name: `Kadali — Salon & Academy` in two lines. */
export function Logo() {
  const [name, ...rest] = useFrame().salon.name.split(' — ');
  return (
    <HomeLink to="/">
      <Lines drawing={drawingAt(key).drawing} />
      <span>{name}</span>
      {rest.length > 0 && <small>{rest.join(' — ')}</small>}
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
  span, small { grid-column: 2; line-height: 1; }
  span { font-family: ${font.display}; font-size: ${fontSize.logo}; letter-spacing: -0.01em; }
  small { font-size: ${fontSize.label}; letter-spacing: 0.04em; color: ${color.brass}; }
  ${media.narrow} { gap: 0; svg { display: none; } }
`;
