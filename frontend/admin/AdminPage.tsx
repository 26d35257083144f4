import styled from '@emotion/styled';
import { createContext, type ReactNode, use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { color, fontSize, space, tapLine, touchTarget } from '../shared/theme/tokens';
import { ButtonLink } from '../shared/ui/Button';
import { Message } from '../shared/ui/Message';
import { type Right, useRights } from './rights';
import { ButtonRow, HeadRow, QuietButton } from './ui/buttons';
import { takeFocus } from './ui/takeFocus';

export interface Place {
  /** In the site's editors with the path of a field as its hash. */
  to: string;
  name: string;
}

/** What a link within the admin area may tell the page that it leads to. */
export interface LinkState {
  up?: Place;
  /** The page after it, where pages are gone through one by one. */
  next?: Place & { state: LinkState };
}

interface Props {
  title: string;
  /** Unless the link that led here says another one in its state. */
  up?: Place;
  beside?: ReactNode;
  children: ReactNode;
}

/** Closes the sheet that an editor is shown in; missing where it is a page. */
export const SheetContext = createContext<(() => void) | undefined>(undefined);

export function AdminPage({ title, up, beside, children }: Props) {
  const { up: parent = up, next }: LinkState = useLocation().state ?? {};
  const close = use(SheetContext);
  if (close)
    return (
      <>
        <SheetHead>
          <h2>{title}</h2>
          <QuietButton onClick={close}>Done</QuietButton>
        </SheetHead>
        {children}
      </>
    );
  return (
    <>
      <AdminTitle of={title} />
      <HeadRow>
        {parent && (
          <ParentLink to={parent.to}>
            <span aria-hidden="true">‹ </span>
            {parent.name}
          </ParentLink>
        )}
        {next && (
          <ParentLink to={next.to} state={next.state}>
            Next: {next.name}
            <span aria-hidden="true"> ›</span>
          </ParentLink>
        )}
      </HeadRow>
      <HeadRow style={{ marginBottom: space[6] }}>
        <h1 tabIndex={-1}>{title}</h1>
        {beside}
      </HeadRow>
      {children}
    </>
  );
}

export const AdminTitle = ({ of }: { of: string }) => <title>{`${of} | Admin`}</title>;

/** Nothing leads to a page that the person may not use, but its address may be known. */
export const Only = ({ right, children }: { right: Right; children: ReactNode }) =>
  useRights().may(right) ? children : <AdminNotFoundPage heading="This page is not for your role" />;

export function AdminNotFoundPage({ heading = 'There is no such page' }: { heading?: string }) {
  return (
    <Message>
      <AdminTitle of="Page not found" />
      <h1 tabIndex={-1} ref={takeFocus}>
        {heading}
      </h1>
      <ButtonRow>
        <ButtonLink to="/admin/blog">To the posts</ButtonLink>
        <ButtonLink to="/admin/site" variant="outline">
          To all parts of the site
        </ButtonLink>
      </ButtonRow>
    </Message>
  );
}

const SheetHead = styled(HeadRow)`
  position: sticky;
  top: 0;
  z-index: 2;
  flex-wrap: nowrap;
  padding-block: ${space[2]};
  background: ${color.paper};
  h2 { font-size: ${fontSize.heading}; }
`;

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
