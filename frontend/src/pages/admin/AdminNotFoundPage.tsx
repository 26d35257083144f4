import styled from '@emotion/styled';
import { AdminTitle } from '../../features/admin/AdminTitle';
import { space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Message } from '../../ui/Message';

export function AdminNotFoundPage() {
  return (
    <Message>
      <AdminTitle of="Page not found" />
      <h1>There is no such page</h1>
      <Ways>
        <ButtonLink to="/admin/blog">To the posts</ButtonLink>
        <ButtonLink to="/admin/site" variant="outline">
          To the site’s parts
        </ButtonLink>
      </Ways>
    </Message>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
