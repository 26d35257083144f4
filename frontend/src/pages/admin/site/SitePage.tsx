import type { ReactNode } from 'react';
import { AdminTitle } from '../../../features/admin/AdminTitle';
import { PageHeading } from '../PageHeading';
import { UpLink } from '../UpLink';

interface Props {
  title: string;
  /** The parent page; the start page of the site's editors when missing. */
  parent?: { to: string; name: string };
  children: ReactNode;
}

/** The frame of an editor page: the link to its parent, its title and its content. */
export function SitePage({ title, parent = { to: '/admin/site', name: 'Site' }, children }: Props) {
  return (
    <>
      <AdminTitle of={title} />
      <UpLink to={parent.to}>{parent.name}</UpLink>
      <PageHeading>{title}</PageHeading>
      {children}
    </>
  );
}
