import { AdminTitle } from '../../features/admin/AdminTitle';
import { PostEditor } from '../../features/admin/editor/PostEditor';
import { PageTitle } from './PageTitle';

export function Component() {
  return (
    <>
      <AdminTitle of="New post" />
      <PageTitle>New post</PageTitle>
      <PostEditor stored={null} />
    </>
  );
}
