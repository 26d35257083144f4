import styled from '@emotion/styled';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { Link, type LinkProps, type Location, type To, useLocation, useNavigate } from 'react-router-dom';
import { color, media, shadow, space, zIndex } from '../../../shared/theme/tokens';
import { SheetContext } from '../../AdminPage';
import { useOnWindow } from '../../ui/useOnWindow';

/** Where the page is that a sheet lies on. A reload keeps it, as the browser keeps the state of its history. */
export const behindIn = ({ state }: Location): Location | undefined => state?.behind;

/** Whether a sheet is open. */
const Open = createContext(false);

/** How a link leads to what opens in a sheet over this page; one that is open already gives way. */
const useIntoSheet = () => ({
  replace: use(Open),
  preventScrollReset: true,
  state: { behind: useLocation(), isSamePage: true },
});

export const SheetLink = (props: LinkProps) => <Link {...props} {...useIntoSheet()} />;

export function useOpenInSheet() {
  const navigate = useNavigate();
  const into = useIntoSheet();
  return (to: To) => navigate(to, into);
}

/** An editor over the lower part of a phone's window, or at the side of a larger one. What is behind stays usable. */
export function WithSheet({ page, sheet }: { page: ReactNode; sheet: ReactNode }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const close = () => navigate(-1);
  return (
    <Beside>
      <div>
        <Open value={sheet !== undefined}>{page}</Open>
      </div>
      {sheet !== undefined && (
        <SheetContext value={close}>
          <Panel key={key} onClose={close}>
            {sheet}
          </Panel>
        </SheetContext>
      )}
    </Beside>
  );
}

function Panel({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useOnWindow<KeyboardEvent>('keydown', ({ key }) => {
    // A question over the sheet is closed first, by itself.
    if (key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
  });
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    // After the page, which takes the focus when the sheet's address goes.
    return () => void setTimeout(() => opener?.focus({ preventScroll: true }));
  }, []);
  useEffect(() => {
    // A field that the address names takes the focus itself.
    if (!hash) panel.current?.focus();
  }, [hash]);
  return (
    <Box ref={panel} tabIndex={-1} role="dialog" aria-label="Editor">
      {children}
    </Box>
  );
}

const Beside = styled.div`
  ${media.wide} { &:has(> [role='dialog']) { display: grid; grid-template-columns: minmax(0, 1fr) 26rem; gap: ${space[8]}; } }
`;

const Box = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${zIndex.header};
  max-height: 60dvh;
  overflow-y: auto;
  scroll-padding-top: 7.5rem;
  overscroll-behavior: contain;
  padding: 0 ${space.gutter} ${space[6]};
  background: ${color.paper};
  box-shadow: ${shadow};
  ${media.wide} {
    position: sticky;
    top: 6rem;
    z-index: auto;
    align-self: start;
    max-height: calc(100dvh - 7rem);
    padding-inline: ${space[4]};
    border: 1px solid ${color.line};
    box-shadow: none;
  }
`;
