import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { color, font, motion, radius, space, touch, wide } from '../theme/tokens';

export type ButtonLook = 'solid' | 'outline';

interface Look {
  look?: ButtonLook;
  /** On dark green. */
  light?: boolean;
}

const solid = (light?: boolean) =>
  light
    ? css`background: ${color.brass}; color: ${color.leafDeep}; border-color: ${color.brass};`
    : css`background: ${color.leaf}; color: ${color.jasmine}; border-color: ${color.leaf};`;

const outline = (light?: boolean) =>
  light
    ? css`color: ${color.jasmine}; border-color: ${color.brass};`
    : css`color: ${color.leaf}; border-color: ${color.brassDeep};`;

const face = ({ look = 'solid', light }: Look) => css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 3rem;
  min-width: ${touch};
  padding: ${space[2]} ${space[6]};
  border: 1px solid;
  border-radius: ${radius};
  font-family: ${font.text};
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: 0.02em;
  text-align: center;
  text-decoration: none;
  transition: transform ${motion.quick}, opacity ${motion.quick};
  ${wide.tablet} { padding-inline: ${space[8]}; }
  &:hover { transform: translateY(-2px); }
  &:active { transform: none; }
  &:disabled { opacity: 0.6; cursor: default; transform: none; }
  ${look === 'solid' ? solid(light) : outline(light)}
`;

const own = { shouldForwardProp: (prop: string) => prop !== 'look' && prop !== 'light' };

export const Button = styled('button', own)<Look>(face);
const InternalButton = styled(Link, own)<Look>(face);
const ExternalButton = styled('a', own)<Look>(face);

type Target = { to: string; href?: never; newTab?: never } | { to?: never; href: string; newTab?: boolean };

interface LinkProps {
  children: ReactNode;
  onClick?: (event: MouseEvent) => void;
}

/** A link that looks like a button: `to` a page of the site, or `href` out of it (chat, phone, mail). */
export function ButtonLink({ to, href, newTab, children, ...rest }: Target & Look & LinkProps) {
  if (to !== undefined) {
    return (
      <InternalButton to={to} {...rest}>
        {children}
      </InternalButton>
    );
  }
  return (
    <ExternalButton href={href} {...(newTab && { target: '_blank', rel: 'noopener' })} {...rest}>
      {children}
    </ExternalButton>
  );
}
