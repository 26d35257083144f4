import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, radius, space, touchTarget } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';

/** A button that sends no form unless its `type` says so, as those below. */
export const PlainButton = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

/** The less likely choice, beside a `Button` or alone. */
export const OutlineButton = (props: ComponentProps<typeof Button>) => (
  <Button type="button" variant="outline" {...props} />
);

export const quietStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${touchTarget};
  min-width: ${touchTarget};
  padding-inline: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.card};
  color: ${color.leaf};
  font-size: ${fontSize.small};
  font-weight: 600;
  text-decoration: none;
  &:hover { background: ${color.paperShade}; }
  &[aria-disabled='true'] { color: ${color.inkSoft}; opacity: 0.55; cursor: default; background: none; }
`;

/** A button for less important actions, such as those on an entry of a list. */
export const QuietButton = styled(PlainButton)(quietStyles);
export const QuietLink = styled(Link)(quietStyles);
export const DangerButton = styled(QuietButton)`
  color: ${color.clay};
`;

/** Quiet buttons below what they belong to. */
export const QuietRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[2]};
`;
