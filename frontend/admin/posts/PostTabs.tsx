import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { color, fontSize, space, touchTarget } from '../../shared/theme/tokens';
import type { PostCounts } from '../api/posts';
import { type PostTab, tabNames, tabPath, tabs } from './tabs';

interface Props {
  /** The tab that is shown; none during a search, which covers all of them. */
  tab: PostTab | undefined;
  /** Undefined until the counts are loaded. */
  counts: PostCounts | undefined;
}

/** Links, not ARIA tabs, as each one leads to its own address. */
export function PostTabs({ tab, counts }: Props) {
  return (
    <nav aria-label="Posts by state">
      <Tabs>
        {tabNames.map((name) => (
          <li key={name}>
            <Link to={tabPath(name, '')} preventScrollReset aria-current={name === tab ? 'page' : undefined}>
              {tabs[name].name} {counts && <span>{counts[name]}</span>}
            </Link>
          </li>
        ))}
      </Tabs>
    </nav>
  );
}

const Tabs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  margin-top: ${space[5]};
  border-bottom: 1px solid ${color.line};
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space[1]};
    min-width: ${touchTarget};
    min-height: ${touchTarget};
    margin-bottom: -1px;
    border-bottom: 2px solid transparent;
    font-size: ${fontSize.small};
    font-weight: 600;
    text-decoration: none;
    color: ${color.inkSoft};
  }
  a:hover { color: ${color.leaf}; }
  a[aria-current] { color: ${color.leaf}; border-color: ${color.brassDeep}; }
  @media (forced-colors: active) { a:not([aria-current]) { border-color: Canvas; } }
  span { font-weight: 400; font-variant-numeric: tabular-nums; }
`;
