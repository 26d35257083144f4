import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, radius, touchTarget } from '../theme/tokens';

interface IconProps {
  children: ReactNode;
  size?: number;
  strokeWidth?: number;
}

/** Line icons on a 24 px grid. They are decorative: the control around them has the accessible name. */
export function Icon({ children, size = 24, strokeWidth = 1.6 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const icon = (path: string) => () => (
  <Icon>
    <path d={path} />
  </Icon>
);

export const ChatIcon = icon(
  'M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5ZM9 8.6c-.6 2.6 3.4 6.8 6.2 6.4.8-.2 1.1-1 .9-1.5l-1.7-.9-.9.9c-1.2-.4-2.2-1.4-2.6-2.6l.8-.9L10.8 8.3c-.5-.3-1.5-.4-1.8.3Z',
);
export const CameraIcon = icon(
  'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM16.8 7.2h.01',
);
export const MenuIcon = icon('M3.5 7.5h17M8.5 16.5h12');
export const CloseIcon = icon('m5.5 5.5 13 13M18.5 5.5l-13 13');
export const ChevronIcon = icon('m6 9.5 6 6 6-6');
export const PlayIcon = icon('M8 5.5v13l10.5-6.5L8 5.5Z');
export const PauseIcon = icon('M8.5 5.5v13M15.5 5.5v13');
export const SoundIcon = icon(
  'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
);
export const MutedIcon = icon('M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM16 9.5l5 5M21 9.5l-5 5');
export const PhoneIcon = icon(
  'M5 4h3.5l1.7 4.3-2.1 1.5a12 12 0 0 0 6.1 6.1l1.5-2.1L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4Z',
);
export const ArrowIcon = icon('M4 12h16M14 6l6 6-6 6');
export const LinkIcon = icon(
  'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
);

/** A round-cornered square of touch size with an icon in it. Name it with `aria-label`. */
export const IconButton = styled.button`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: ${touchTarget};
  flex: none;
  border-radius: ${radius};
  &:hover { color: ${color.brass}; }
`;
