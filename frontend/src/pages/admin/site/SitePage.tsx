import type { ReactNode } from 'react';
import { AdminTitle } from '../../../features/admin/AdminTitle';
import { PageHeading } from '../PageHeading';
import { UpLink } from '../UpLink';

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
      <UpLink to={parent.to}>{parent.name}</UpLink>
      <PageHeading>{title}</PageHeading>
      {children}
    </>
  );
}
