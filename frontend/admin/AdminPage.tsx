import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, space, tapLine, touchTarget } from '../shared/theme/tokens';
import { ButtonLink } from '../shared/ui/Button';
import { Message } from '../shared/ui/Message';
import { useSalon } from './salon';
import { ButtonRow, HeadRow } from './ui/buttons';

interface Props {
  title: string;
  up?: { to: string; name: string };
  /** The title, unless it says more; false when the content has it. */
  heading?: string | false;
  beside?: ReactNode;
  children: ReactNode;
}

export const AdminPage = ({ title, up, heading = title, beside, children }: Props) => (
  <>
    <AdminTitle of={title} />
    {up && (
      <ParentLink to={up.to}>
        <span aria-hidden="true">‹ </span>
        {up.name}
      </ParentLink>
    )}
    {heading && (
      <HeadRow style={{ marginBottom: space[6] }}>
        <h1>{heading}</h1>
        {beside}
      </HeadRow>
    )}
    {children}
  </>
);

export const AdminTitle = ({ of }: { of: string }) => (
  <title>{`${of} | ${useSalon().name || 'Admin'}`}</title>
);

export function AdminNotFoundPage() {
  return (
    <Message>
      <AdminTitle of="Page not found" />
      <h1>There is no such page</h1>
      <ButtonRow>
        <ButtonLink to="/admin/blog">To the posts</ButtonLink>
        <ButtonLink to="/admin/site" variant="outline">
          To all parts of the site
        </ButtonLink>
      </ButtonRow>
    </Message>
  );
}

const ParentLink = styled(Link)`
  ${tapLine}
  gap: ${space[1]};
  min-width: ${touchTarget};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.brassDeep};
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;
