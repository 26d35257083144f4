import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/content/paths';
import { color, media, space, touchTarget } from '../../../shared/theme/tokens';
import { useFrame, useLinks } from '../../layout/frame';
import type { DataOf } from '../../page-data';

export function Prices({ rows }: { rows: DataOf<'home'>['prices'] }) {
  const { contact, words } = useFrame();
  return (
    <Band aria-label={words.prices}>
      <ul>
        {rows.map(({ name, price, to }) => (
          <li key={to}>
            <Link to={to} discover="none">
              {name} <b>{price}</b>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.prices} discover="none">
        <b>{words.prices}</b>
      </Link>
      <a {...useLinks().directions}>
        {contact.landmark || contact.address} <b>{say('Get directions')}</b>
      </a>
    </Band>
  );
}

// Rows on a phone, columns in a wide window.
const Band = styled.section`
  padding: ${space[2]} ${space.edge} ${space[6]};
  a {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding-block: ${space[2]};
    min-height: ${touchTarget};
    border-bottom: 1px solid ${color.line};
    text-decoration: none;
  }
  a:hover { text-decoration: underline; }
  b { font-weight: 600; color: ${color.brassDeep}; }
  ${media.tablet} {
    &, ul { display: flex; flex-wrap: wrap; gap: ${space[2]} ${space[6]}; }
    ul { flex: 1 1 100%; }
    li { flex: 1 1 6.5rem; }
    li b { flex: 1 1 100%; }
  }
`;
