import { AdminTitle } from '../../features/admin/AdminTitle';
import { PostsList } from '../../features/admin/posts/PostsList';

export function PostsPage() {
  return (
    <>
      <AdminTitle of="Blog posts" />
      <PostsList />
    </>
  );
}
