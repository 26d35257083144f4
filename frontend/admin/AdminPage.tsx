import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { salon } from '../shared/content/salon';
import { fontSize, space } from '../shared/theme/tokens';
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

/** The title of an admin page in the browser's tab. */
export const AdminTitle = ({ of }: { of: string }) => <title>{`${of} | ${salon.name}`}</title>;

export const PageHeading = styled.h1`
  font-size: ${fontSize.h2};
  margin-bottom: ${space[6]};
`;
