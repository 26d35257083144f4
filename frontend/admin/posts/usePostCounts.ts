import { useEffect, useState } from 'react';
import { countPosts, type PostCounts } from '../api/posts';

/** The number of posts in each tab, loaded again whenever `version` changes. */
export function usePostCounts(version: number): PostCounts | undefined {
  const [counts, setCounts] = useState<PostCounts>();
  useEffect(() => {
    const asking = new AbortController();
    countPosts(asking.signal)
      .then(setCounts)
      // No message here: the list shows one when the server can't be reached.
      .catch(() => {});
    return () => asking.abort();
  }, [version]);
  return counts;
}
