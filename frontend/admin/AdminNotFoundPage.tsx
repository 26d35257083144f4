import { ButtonLink } from '../shared/ui/Button';
import { Message } from '../shared/ui/Message';
import { AdminTitle } from './AdminPage';
import { ButtonRow } from './ui/ButtonRow';

export function AdminNotFoundPage() {
  return (
    <Message>
      <AdminTitle of="Page not found" />
      <h1>There is no such page</h1>
      <ButtonRow>
        <ButtonLink to="/admin/blog">To the posts</ButtonLink>
        <ButtonLink to="/admin/site" variant="outline">
          To the site’s parts
        </ButtonLink>
      </ButtonRow>
    </Message>
  );
}
