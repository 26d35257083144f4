import { AdminTitle } from '../../features/admin/AdminTitle';
import { PostEditor } from '../../features/admin/editor/PostEditor';
import { PageTitle } from './PageTitle';

export function NewPostPage() {
  return (
    <>
      <AdminTitle of="New post" />
      <PageTitle>New post</PageTitle>
      <PostEditor stored={null} />
    </>
  );
}
