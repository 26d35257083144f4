import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { color, media, motion, radius, space, touchTarget } from '../theme/tokens';

interface ButtonStyleProps {
  variant?: 'solid' | 'outline';
  onDark?: boolean;
}

const solid = (onDark?: boolean) =>
  onDark
    ? css`background: ${color.brass}; color: ${color.leafDeep}; border-color: ${color.brass};`
    : css`background: ${color.leaf}; color: ${color.jasmine}; border-color: ${color.leaf};`;

/** Filled on hover, but only with a real pointer: on a touch screen the hover would stay after the tap. */
const outline = (onDark?: boolean) => css`
  color: ${onDark ? color.jasmine : color.leaf};
  border-color: ${onDark ? color.brass : color.brassDeep};
  @media (hover: hover) { &:hover:enabled, &:hover:any-link { ${solid(onDark)} } }
`;

const buttonStyles = ({ variant = 'solid', onDark }: ButtonStyleProps) => css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 3rem;
  min-width: ${touchTarget};
  padding: ${space[2]} min(${space[6]}, 7.5vw);
  border: 1px solid;
  border-radius: ${radius};
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: 0.02em;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  transition: transform ${motion.quick}, opacity ${motion.quick};
  ${media.tablet} { padding-inline: ${space[8]}; }
  &:hover { transform: translateY(-2px); }
  &:active { transform: none; }
  &:disabled { opacity: 0.6; cursor: default; transform: none; }
  ${variant === 'solid' ? solid(onDark) : outline(onDark)}
  @media print { display: none; }
`;

// Neither prop may reach the DOM: Emotion takes `onDark` for an event handler, and passes all props on to a component.
const options = { shouldForwardProp: (prop: string) => prop !== 'variant' && prop !== 'onDark' };

export const Button = styled('button', options)<ButtonStyleProps>(buttonStyles);
const InternalButton = styled(Link, options)<ButtonStyleProps>(buttonStyles);
const ExternalButton = styled('a', options)<ButtonStyleProps>(buttonStyles);

type Target = { to: string; href?: never; newTab?: never } | { to?: never; href: string; newTab?: boolean };

interface LinkProps {
  children: ReactNode;
  onClick?: (event: MouseEvent) => void;
}

/** A link that looks like a button: `to` is a page of the site, `href` leads out of it (chat, phone, mail). */
export const ButtonLink = ({ to, href, newTab, ...rest }: Target & ButtonStyleProps & LinkProps) =>
  to !== undefined ? (
    <InternalButton to={to} {...rest} />
  ) : (
    <ExternalButton href={href} {...(newTab && { target: '_blank', rel: 'noopener' })} {...rest} />
  );
