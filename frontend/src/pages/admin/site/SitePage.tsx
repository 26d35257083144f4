import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AdminTitle } from '../../../features/admin/AdminTitle';
import { color, fontSize, space, touchTarget } from '../../../theme/tokens';
import { PageHeading } from '../PageHeading';

interface Props {
  title: string;
  /** Where it belongs; the site's home when missing. */
  parent?: { to: string; name: string };
  children: ReactNode;
}

/** A page of the site's editors: the way up, its name, and what it is for. */
export function SitePage({ title, parent = { to: '/admin/site', name: 'Site' }, children }: Props) {
  return (
    <>
      <AdminTitle of={title} />
      <UpLink to={parent.to}>
        <span aria-hidden="true">‹ </span>
        {parent.name}
      </UpLink>
      <PageHeading>{title}</PageHeading>
      {children}
    </>
  );
}

const UpLink = styled(Link)`
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
