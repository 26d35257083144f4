import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { useEffect, useState } from 'react';
import { color, fontSize, space, tapLine } from '../../shared/theme/tokens';
import { Icon } from '../../shared/ui/icons';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { changeVisit, type Facts, type ItemId, useVisitItem, withItem, withoutItem } from './store';

export function AddToVisit({ id, ...facts }: Facts & { id: ItemId }) {
  const { name } = facts;
  const item = useVisitItem(id);
  // Disabled until scripts run: an earlier tap would be lost.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <Toggle
      type="button"
      disabled={!isReady}
      data-added={item ? true : undefined}
      onClick={() => changeVisit((visit) => (item ? withoutItem(visit, id) : withItem(visit, id, facts)))}
    >
      <Icon size={16} strokeWidth={2}>
        <path d={item ? 'm5 12.5 5 5 9-11' : 'M12 5v14M5 12h14'} />
      </Icon>
      <span>{say(item ? 'In your visit' : 'Add to visit')}</span>
      <VisuallyHidden>{item ? `: ${name}. ${say('Take it out')}` : `: ${name}`}</VisuallyHidden>
    </Toggle>
  );
}

const Toggle = styled.button`
  ${tapLine}
  justify-content: center;
  gap: ${space[2]};
  padding-inline: ${space[3]};
  color: ${color.brassDeep};
  font-size: ${fontSize.note};
  font-weight: 600;
  &[data-added] { color: ${color.leaf}; }
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  @media (scripting: none) { display: none; }
`;
