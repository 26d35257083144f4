import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { Link } from 'react-router-dom';
import { color, font, fontSize, linesAtMost, media, space, touchTarget } from '../../shared/theme/tokens';
import { Lines } from '../../shared/ui/picture/Picture';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { useFrame } from './frame';

/** The salon's logo, its name, or both; beside the sample's name stands the emblem that came with it. */
export function Logo() {
  const { logo, names, emblem } = useFrame();
  const [name, addition] = names;
  return (
    <HomeLink to="/">
      {emblem && <Lines drawing={emblem} />}
      {logo && <img {...logo} alt={logo.alt} />}
      {name && <span>{name}</span>}
      {addition && <small>{addition}</small>}
      <VisuallyHidden>{say('home')}</VisuallyHidden>
    </HomeLink>
  );
}

const HomeLink = styled(Link)`
  display: inline-grid;
  grid-template-columns: auto 1fr;
  align-content: center;
  align-items: center;
  row-gap: ${space[1]};
  min-height: ${touchTarget};
  color: ${color.jasmine};
  text-decoration: none;
  svg, img { margin-right: ${space[2]}; &:has(~ small) { grid-row: 1 / span 2; } }
  svg { width: 2.125rem; background: none; }
  span, small {
    grid-column: 2;
    line-height: calc(1em + 4px);
    margin-block: -2px;
    max-width: max(14.5rem, 45cqi);
    ${media.desktop} { max-width: 25cqi; }
    ${linesAtMost(2)}
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  span:has(+ small), small { -webkit-line-clamp: 1; max-width: none; }
  span { font-family: ${font.display}; font-size: ${fontSize.logo}; letter-spacing: -0.01em; }
  small { font-size: ${fontSize.label}; letter-spacing: 0.04em; color: ${color.brass}; }
  ${media.narrow} { gap: 0; svg { display: none; } }
`;
