import styled from '@emotion/styled';
import { type ReactNode, useId, useState } from 'react';
import { color, font, fontSize, motion } from '../../shared/theme/tokens';
import { ChevronIcon } from '../../shared/ui/icons';

/** A heading in a menu that shows and hides the entries below it. Starts closed. */
export function Accordion({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <ToggleButton type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {label}
        <ChevronIcon />
      </ToggleButton>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </>
  );
}

const ToggleButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 3.5rem;
  font-family: ${font.display};
  font-size: ${fontSize.menu};
  letter-spacing: 0.02em;
  text-align: left;
  border-bottom: 1px solid ${color.leafLine};
  svg { transition: transform ${motion.quick}; }
  &[aria-expanded='true'] svg { transform: rotate(180deg); }
`;
