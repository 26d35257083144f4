import styled from '@emotion/styled';
import { space } from '../shared/theme/tokens';
import { ButtonLink } from '../shared/ui/Button';
import { Message } from '../shared/ui/Message';
import { AdminTitle } from './AdminTitle';

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
