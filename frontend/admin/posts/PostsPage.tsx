import { Link, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../shared/ui/Button';
import { AdminPage } from '../AdminPage';
import { reading, type Schemas } from '../api/request';
import { FaultNotice } from '../condition/Condition';
import { Overview } from '../overview/Overview';
import { useRights } from '../rights';
import { FieldLayout, LineField } from '../ui/Field';
import { useLoaded } from '../ui/Loaded';
import { Jumps } from '../ui/parts';
import { PostList } from './PostList';
import { tabIn, tabNames, tabs } from './paths';

/** What is shown is in the address, so that Back and a reload keep it. */
export function PostsPage() {
  const [params, setParams] = useSearchParams();
  const { may } = useRights();
  const tab = tabIn(params);
  const search = params.get('q') ?? '';
  // Without an error message: the list shows one when the server can't be reached.
  const { value: counts, attempt, reload } = useLoaded(reading<Schemas['PostCounts']>('/api/blogs/counts'));

  return (
    <AdminPage title="Blog posts" beside={<ButtonLink to="/admin/blog/new">New post</ButtonLink>}>
      {may('condition') && <FaultNotice />}
      <Overview />
      {/* Links, not ARIA tabs, as each one leads to its own address. None is current during a search, which covers all. */}
      <Jumps aria-label="Posts by state">
        {tabNames.map((name) => (
          <Link
            key={name}
            to={`?state=${name}`}
            preventScrollReset
            aria-current={name === tab && search === '' ? 'page' : undefined}
          >
            {tabs[name].name} {counts?.[name]}
          </Link>
        ))}
      </Jumps>
      <FieldLayout role="search" style={{ maxWidth: '24rem' }}>
        <LineField
          label="Search posts"
          type="search"
          value={search}
          // At once, or the cursor would jump to the end.
          onChange={(q) =>
            setParams({ state: tab, q }, { replace: true, preventScrollReset: true, flushSync: true })
          }
        />
      </FieldLayout>
      <PostList key={tab} tab={tab} search={search.trim()} version={attempt} onChanged={reload} />
    </AdminPage>
  );
}
