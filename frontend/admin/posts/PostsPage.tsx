import styled from '@emotion/styled';
import { useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { color, fontSize, space, tapLine, touchTarget } from '../../shared/theme/tokens';
import { ButtonLink } from '../../shared/ui/Button';
import { AdminPage } from '../AdminPage';
import { countPosts } from '../api/posts';
import { FaultNotice } from '../condition/Condition';
import { Overview } from '../overview/Overview';
import { useRights } from '../rights';
import { HeadRow } from '../ui/buttons';
import { LineField } from '../ui/Field';
import { useLoaded } from '../ui/Loaded';
import { PostList } from './PostList';
import { tabIn, tabNames, tabPath, tabs } from './paths';

/** What is shown is in the address, so that Back and a reload keep it. */
export function PostsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { may } = useRights();
  const tab = tabIn(params);
  const search = params.get('q') ?? '';
  // Without an error message: the list shows one when the server can't be reached.
  const { value: counts, attempt, reload } = useLoaded(countPosts, '');
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <AdminPage title="Blog posts" heading={false}>
      {may('condition') && <FaultNotice />}
      <Overview />
      <HeadRow>
        <h1 ref={heading} tabIndex={-1}>
          Blog posts
        </h1>
        <ButtonLink to="/admin/blog/new">New post</ButtonLink>
      </HeadRow>
      {/* Links, not ARIA tabs, as each one leads to its own address. None is current during a search, which covers all. */}
      <nav aria-label="Posts by state">
        <Tabs>
          {tabNames.map((name) => (
            <li key={name}>
              <Link
                to={tabPath(name, '')}
                preventScrollReset
                aria-current={name === tab && search === '' ? 'page' : undefined}
              >
                {tabs[name].name} {counts && <span>{counts[name]}</span>}
              </Link>
            </li>
          ))}
        </Tabs>
      </nav>
      <Search role="search">
        <LineField
          label="Search posts"
          type="search"
          value={search}
          // At once, or the cursor would jump to the end.
          onChange={(typed) =>
            navigate(tabPath(tab, typed), { replace: true, preventScrollReset: true, flushSync: true })
          }
        />
      </Search>
      <PostList
        key={tab}
        tab={tab}
        search={search.trim()}
        version={attempt}
        onChanged={reload}
        // The focused button was removed together with its post.
        onRemoved={() => heading.current?.focus()}
      />
    </AdminPage>
  );
}

const Tabs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  margin-top: ${space[5]};
  border-bottom: 1px solid ${color.line};
  a {
    ${tapLine}
    justify-content: center;
    gap: ${space[1]};
    min-width: ${touchTarget};
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
  span { font-weight: 400; }
`;

const Search = styled.div`
  max-width: 24rem;
  margin-top: ${space[5]};
`;
