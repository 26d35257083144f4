import type { ReactNode } from 'react';
import { AdminTitle } from './AdminTitle';
import { PageHeading } from './ui/PageHeading';
import { UpLink } from './ui/UpLink';

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
