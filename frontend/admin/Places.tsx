import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router-dom';
import { color, fontSize, media, space, tapLine, touchTarget, width, zIndex } from '../shared/theme/tokens';
import { useRights } from './rights';

const more = ['/admin/site', 'More', 'own account', /^$/] as const;
/** Each with the pages that are reached from it; all others are reached from the last. */
const places = [
  ['/admin/blog', 'Blog', 'read', /^\/admin\/blog/],
  ['/admin/site/prices', 'Prices', 'content', /\/site\/(prices|price-list)\b/],
  ['/admin/site/hours', 'Hours & notices', 'front desk', /\/site\/hours\b/],
  [
    '/admin/site/look',
    'Pages & pictures',
    'content',
    /\/site\/(look|reviews|people|questions|priceRows|highlights|photos|academy|words\/)/,
  ],
  more,
] as const;

/** The editor of a post has its own bar at the window's lower edge: there a phone has no room for this one. */
const WRITING = /^\/admin\/blog\/(new|edit)\b/;

/** A phone held upright, unless its text is much enlarged. */
const AT_THE_THUMB = '@media (min-width: 20em) and (max-width: 44.99em) and (min-height: 30em)';
const HEIGHT = '4rem';

/** The owner's places: a list at the side, on a tablet a row below the header, on a phone a bar at the thumb. */
export function Places() {
  const { may } = useRights();
  const { pathname } = useLocation();
  const isAtThumb = !WRITING.test(pathname);
  const [here] = places.find(([, , , pages]) => pages.test(pathname)) ?? more;
  return (
    <>
      {isAtThumb && (
        <Global
          styles={`${AT_THE_THUMB} { :root { --places-height: ${HEIGHT}; --toast-floor: ${HEIGHT}; scroll-padding-bottom: calc(${HEIGHT} + ${space[4]}); } }`}
        />
      )}
      <Bar aria-label="Places" data-at-thumb={isAtThumb || undefined}>
        {places
          .filter(([, , right]) => may(right))
          .map(([to, name]) => (
            <Link key={to} to={to} aria-current={to === here ? 'page' : undefined}>
              {name}
            </Link>
          ))}
      </Bar>
    </>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  max-width: ${width.page};
  margin-inline: auto;
  padding-inline: ${space.gutter};
  font-size: ${fontSize.small};
  background: ${color.paper};
  a { ${tapLine} min-width: ${touchTarget}; font-weight: 600; text-decoration: none; }
  a[aria-current='page'] { color: ${color.brassDeep}; text-decoration: underline; text-underline-offset: 0.4em; }
  @media print { display: none; }
  ${AT_THE_THUMB} {
    &:not([data-at-thumb]) { display: none; }
    &[data-at-thumb] {
      position: fixed;
      inset: auto 0 0;
      z-index: ${zIndex.chat};
      flex-wrap: nowrap;
      gap: 0;
      max-width: none;
      min-height: ${HEIGHT};
      padding: 0 0 env(safe-area-inset-bottom);
      border-top: 1px solid ${color.line};
      a { flex: 1; justify-content: center; min-width: 0; padding-inline: 2px; text-align: center; line-height: 1.25; font-size: 0.8125rem; }
    }
  }
  ${media.tablet} { margin-top: ${space[2]}; }
  ${media.wide} {
    position: sticky;
    top: 0;
    align-self: start;
    flex-direction: column;
    margin: 0;
    padding: ${space[8]} 0 0 ${space.gutter};
    font-size: ${fontSize.note};
  }
`;
