import styled from '@emotion/styled';
import { formatPrice } from '@salon/content/words/prices';
import { Link } from 'react-router-dom';
import { color, font, fontSize, lineHeight, media, space, tapLine } from '../../shared/theme/tokens';
import { groupBy } from '../../shared/ui/groupBy';
import type { PricedMenu } from './filterMenus';

interface Props {
  menu: PricedMenu;
  /** The description of each service, shown during a search. */
  descriptions?: Record<string, string>;
}

export const PriceTable = ({ menu, descriptions = {} }: Props) => (
  <Menu id={menu.id} aria-labelledby={`${menu.id}-name`}>
    <h2 id={`${menu.id}-name`}>
      <Link to={menu.path}>{menu.name}</Link>
    </h2>
    {groupBy(menu.services, ({ group }) => group).map(({ title, items }) => (
      <Group key={title}>
        {title && <h3>{title}</h3>}
        <ul>
          {items.map((service) => (
            <li key={service.id}>
              <PriceLine service={service} path={menu.path} />
              {descriptions[service.id] && <p>{descriptions[service.id]}</p>}
            </li>
          ))}
        </ul>
      </Group>
    ))}
    {menu.note && <Note>{menu.note}</Note>}
  </Menu>
);

/** An Emotion component for each part would cost a phone a tenth more script time; `discover` is for a framework not used here. */
function PriceLine({ service, path }: { service: PricedMenu['services'][number]; path: string }) {
  const { id, name, price, duration } = service;
  return (
    <Link to={`${path}#${id}`} discover="none">
      <span>
        {`${name} `}
        {duration && <small>{duration}</small>}
      </span>
      {price && <b data-long={price.kind === 'range' || undefined}>{formatPrice(price)}</b>}
    </Link>
  );
}

const Menu = styled.section`
  break-inside: avoid-column;
  padding-bottom: ${space[12]};
  h2 { font-size: ${fontSize.h3}; padding-bottom: ${space[3]}; border-bottom: 1px solid ${color.brass}; }
  h2 a { text-decoration: none; }
  @media print {
    padding-bottom: 6mm;
    h2 { font-size: 16pt !important; padding-bottom: 1mm; }
  }
`;

// A dotted line leads from a name to its price.
const Group = styled.div`
  @media screen { container-type: inline-size; }
  h3 { padding-top: ${space[5]}; font: 600 ${fontSize.note}/${lineHeight.snug} ${font.text}; letter-spacing: 0; color: ${color.brassDeep}; }
  li { break-inside: avoid; }
  li > p { padding-bottom: ${space[3]}; color: ${color.inkSoft}; font-size: ${fontSize.note}; }
  a {
    ${tapLine}
    display: flex;
    gap: ${space[2]};
    padding-block: ${space[2]};
    line-height: ${lineHeight.snug};
    text-decoration: none;
  }
  a:hover > span { text-decoration: underline; }
  small { display: inline-block; color: ${color.inkSoft}; font-size: ${fontSize.small}; }
  a:has(b)::after { content: ''; flex: 1 0 ${space[4]}; border-bottom: 1px dotted ${color.inkSoft}; opacity: 0.5; }
  b {
    order: 1;
    margin-left: auto;
    font-weight: 600;
    text-align: right;
    color: ${color.brassDeep};
  }
  b:not([data-long]) { white-space: nowrap; }
  ${media.narrow} { a { flex-wrap: wrap; } a:has(b)::after { content: none; } }
  @media print {
    h3 { padding-top: 2mm; font-size: 11.5pt; }
    a { min-height: 0; padding-block: 0.8mm; gap: 1.5mm; font-size: 10pt; }
    small { font-size: 8pt; }
  }
`;

const Note = styled.p`
  padding-top: ${space[3]};
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
  @media print { padding-top: 1mm; font-size: 8pt; line-height: 1.35; }
`;
