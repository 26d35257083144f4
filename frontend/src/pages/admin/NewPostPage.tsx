import { AdminTitle } from '../../features/admin/AdminTitle';
import { PostEditor } from '../../features/admin/editor/PostEditor';
import { PageHeading } from './PageHeading';

export function NewPostPage() {
  return (
    <>
      <AdminTitle of="New post" />
      <PageHeading>New post</PageHeading>
      <PostEditor stored={null} />
    </>
  );
}
