import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, space, touchTarget } from '../shared/theme/tokens';
import { ButtonLink } from '../shared/ui/Button';
import { Message } from '../shared/ui/Message';
import { useSalon } from './salon';
import { ButtonRow } from './ui/ButtonRow';

interface Props {
  title: string;
  /** The parent page. */
  up?: { to: string; name: string };
  /** False when the content has the heading. */
  heading?: boolean;
  children: ReactNode;
}

/** The frame of a page: its title, the link to its parent, its heading. */
export const AdminPage = ({ title, up, heading = true, children }: Props) => (
  <>
    <AdminTitle of={title} />
    {up && <UpLink to={up.to}>{up.name}</UpLink>}
    {heading && <PageHeading>{title}</PageHeading>}
    {children}
  </>
);

/** The title of an admin page in the browser's tab. */
export const AdminTitle = ({ of }: { of: string }) => (
  <title>{`${of} | ${useSalon().name || 'Admin'}`}</title>
);

/** A link from a page to its parent page. */
export function UpLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ParentLink to={to}>
      <span aria-hidden="true">‹ </span>
      {children}
    </ParentLink>
  );
}

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

export const PageHeading = styled.h1`
  font-size: ${fontSize.h2};
  margin-bottom: ${space[6]};
`;

const ParentLink = styled(Link)`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-height: ${touchTarget};
  min-width: ${touchTarget};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.brassDeep};
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;
