import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { cardBox, color, fontSize, space, spread, tapLine, touchTarget } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';

/** A button that sends no form unless its `type` says so, as those below. */
export const PlainButton = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

/** The less likely choice, beside a `Button` or alone. */
export const OutlineButton = (props: ComponentProps<typeof Button>) => (
  <Button type="button" variant="outline" {...props} />
);

export const quietStyles = css`
  ${tapLine}
  justify-content: center;
  gap: ${space[2]};
  min-width: ${touchTarget};
  padding-inline: ${space[3]};
  ${cardBox}
  color: ${color.leaf};
  font-size: ${fontSize.small};
  font-weight: 600;
  text-decoration: none;
  @media (hover: hover) { &:hover { background: ${color.paperShade}; } }
  &[aria-disabled='true'] { color: ${color.inkSoft}; opacity: 0.55; cursor: default; background: none; }
`;

/** A button for less important actions, such as those on an entry of a list. */
export const QuietButton = styled(PlainButton)(quietStyles);
export const QuietLink = styled(Link)(quietStyles);
/** A checkbox or radio button among others, as a button. */
export const Choice = styled.label`
  ${quietStyles}
  cursor: pointer;
  &:has(:checked) { border-color: ${color.leaf}; background: ${color.paperShade}; }
  input { flex: none; accent-color: ${color.leaf}; }
  &[data-wide] { flex: 0 1 19rem; justify-content: start; padding-block: ${space[2]}; }
  small { display: block; font-weight: normal; }
`;
export const TapLink = styled(Link)(tapLine);
export const DangerButton = styled(QuietButton)`
  color: ${color.clay};
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  section ~ & { margin-top: ${space[4]}; }
`;

export const QuietRow = styled(ButtonRow)`
  gap: ${space[2]};
  margin-top: ${space[2]};
`;

export const HeadRow = styled.div`
  ${spread}
  flex-wrap: wrap;
  gap: ${space[3]};
  h1 { font-size: ${fontSize.h2}; }
  h1:focus { outline: none; box-shadow: none; }
  h2 { font-size: ${fontSize.h3}; }
`;
