import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { salon } from '../../content/salon';
import { color, font, size, space, touch } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** The salon's name as its mark: `Kadali — Salon & Academy` in two lines. */
export function Brand() {
  const [mark, ...rest] = salon.name.split(' — ');
  return (
    <Home to="/">
      <Mark>{mark}</Mark>
      {rest.length > 0 && <Line>{rest.join(' — ')}</Line>}
      <VisuallyHidden>home</VisuallyHidden>
    </Home>
  );
}

const Home = styled(Link)`
  display: inline-grid;
  align-content: center;
  gap: ${space[1]};
  min-height: ${touch};
  color: ${color.jasmine};
  text-decoration: none;
`;

const Mark = styled.span`
  font-family: ${font.display};
  font-size: ${size.mark};
  line-height: 1;
  letter-spacing: -0.01em;
`;

const Line = styled.span`
  font-size: ${size.label};
  line-height: 1;
  letter-spacing: 0.04em;
  color: ${color.brass};
`;
