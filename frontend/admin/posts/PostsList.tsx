import styled from '@emotion/styled';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { fontSize, space } from '../../shared/theme/tokens';
import { ButtonLink } from '../../shared/ui/Button';
import { Field, Input } from '../ui/Field';
import { PostTabs } from './PostTabs';
import { TabPosts } from './TabPosts';
import { tabIn, tabPath } from './tabs';
import { usePostCounts } from './usePostCounts';

const TYPING_PAUSE_MS = 300;

export function PostsList() {
  const { tab, search, typed, setTyped } = useAddress();
  const [version, setVersion] = useState(0);
  const counts = usePostCounts(version);
  const onChanged = useCallback(() => setVersion((last) => last + 1), []);
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <>
      <ListHeader>
        <h1 ref={heading} tabIndex={-1}>
          Blog posts
        </h1>
        <ListLinks>
          <ButtonLink to="/admin/blog/categories" variant="outline">
            Categories
          </ButtonLink>
          <ButtonLink to="/admin/blog/new">New post</ButtonLink>
        </ListLinks>
      </ListHeader>
      <PostTabs tab={search === '' ? tab : undefined} counts={counts} />
      <Search role="search">
        <Field label="Search posts" hint="Drafts, scheduled and published posts, and the bin.">
          {(control) => (
            <Input
              {...control}
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </Search>
      <TabPosts
        key={tab}
        tab={tab}
        search={search}
        version={version}
        onChanged={onChanged}
        // The focused button was removed together with its post.
        onRemoved={() => heading.current?.focus()}
      />
    </>
  );
}

/**
 * The tab and the search are part of the address, so that Back and a reload keep them. The typed search is applied after a
 * pause.
 */
function useAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab = tabIn(params);
  const search = params.get('q') ?? '';
  const [typed, setTyped] = useState(search);
  const applied = useRef(search);

  const apply = useEffectEvent(() => {
    const text = typed.trim();
    if (text === applied.current) return;
    applied.current = text;
    navigate(tabPath(tab, text), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const timer = setTimeout(apply, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  // A navigation has changed the search in the address: the field shows it.
  useEffect(() => {
    if (search === applied.current) return;
    applied.current = search;
    setTyped(search);
  }, [search]);

  return { tab, search, typed, setTyped };
}

const ListHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  h1 { font-size: ${fontSize.h2}; }
  h1:focus { outline: none; box-shadow: none; }
`;

const ListLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

const Search = styled.div`
  max-width: 24rem;
  margin-top: ${space[5]};
`;
