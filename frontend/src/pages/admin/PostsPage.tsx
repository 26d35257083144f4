import { AdminTitle } from '../../features/admin/AdminTitle';
import { PostsList } from '../../features/admin/posts/PostsList';
import { PublishedPanel } from '../../features/admin/posts/PublishedPanel';

export function PostsPage() {
  return (
    <>
      <AdminTitle of="Blog posts" />
      <PublishedPanel />
      <PostsList />
    </>
  );
}
