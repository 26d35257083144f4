import { AdminTitle } from '../../features/admin/AdminTitle';
import { ButtonLink } from '../../ui/Button';
import { Message } from '../../ui/Message';

export function AdminNotFoundPage() {
  return (
    <Message>
      <AdminTitle of="Page not found" />
      <h1>There is no such page</h1>
      <ButtonLink to="/admin/blog">To the posts</ButtonLink>
    </Message>
  );
}
