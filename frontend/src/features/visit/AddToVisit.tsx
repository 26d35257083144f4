import styled from '@emotion/styled';
import { useEffect, useSyncExternalStore } from 'react';
import { color, fontSize, space, touchTarget } from '../../theme/tokens';
import { Icon } from '../../ui/icons';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { changeVisit, useVisitItem } from './store';
import { type Facts, type ItemId, saysTheSame, withFacts, withItem, withoutItem } from './visit';

/** Puts a service or a package into the visit, or takes it out again. */
export function AddToVisit({ id, name, price, duration }: Facts & { id: ItemId }) {
  const item = useVisitItem(id);
  const facts: Facts = { name, price, duration };
  const isStale = item && !saysTheSame(item, facts);
  useEffect(() => {
    if (isStale) changeVisit((visit) => withFacts(visit, new Map([[id, facts]])));
  });
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Toggle
      type="button"
      // A tap before scripts run would be lost.
      disabled={!isReady}
      data-added={item ? true : undefined}
      onClick={() => changeVisit((visit) => (item ? withoutItem(visit, id) : withItem(visit, id, facts)))}
    >
      <Icon size={16} strokeWidth={2}>
        <path d={item ? 'm5 12.5 5 5 9-11' : 'M12 5v14M5 12h14'} />
      </Icon>
      {item ? 'In your visit' : 'Add to visit'}
      <VisuallyHidden>: {item ? `${name}. Take it out` : name}</VisuallyHidden>
    </Toggle>
  );
}

const never = () => () => {};

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${touchTarget};
  padding-inline: ${space[3]};
  color: ${color.brassDeep};
  font-size: ${fontSize.note};
  font-weight: 600;
  &[data-added] { color: ${color.leaf}; }
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  @media (scripting: none) { display: none; }
`;
