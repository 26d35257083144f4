import { useEffect, useState } from 'react';
import { countPosts, type PostCounts } from '../api/posts';

/** How many posts each tab holds; asked again whenever `version` is another one. */
export function usePostCounts(version: number): PostCounts | undefined {
  const [counts, setCounts] = useState<PostCounts>();
  useEffect(() => {
    const asking = new AbortController();
    countPosts(asking.signal)
      .then(setCounts)
      // The list says when the server can't be reached.
      .catch(() => {});
    return () => asking.abort();
  }, [version]);
  return counts;
}
