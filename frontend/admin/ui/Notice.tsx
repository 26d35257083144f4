import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, fontSize, space, tapLine, width } from '../../shared/theme/tokens';

/** At the window's lower edge, above the places. */
export const Notice = styled.aside`
  position: sticky;
  bottom: var(--toast-floor, 0px);
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[5]};
  max-width: ${width.page};
  margin: 0 auto ${space[4]};
  padding: ${space[2]} ${space.gutter};
  font-size: ${fontSize.small};
  background: ${color.paperShade};
  border-left: 3px solid ${color.brassDeep};
  a { ${tapLine} }
`;

/** Arrives after the page: there it moves nothing from under a finger. */
export const LateNotice = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Global styles={':root { scroll-padding-bottom: calc(9rem + var(--places-height, 0rem)); }'} />
    <Notice aria-label={label} data-keep-clear>
      {children}
    </Notice>
  </>
);
