import styled from '@emotion/styled';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { color, fontSize, space, touchTarget } from '../../shared/theme/tokens';
import { Icon } from '../../shared/ui/icons';
import { useToast } from '../../shared/ui/Toast';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { subscribe, useIsPlanned } from './kept';
import { loadedStore, loadStore } from './loadStore';
import type { Facts, ItemId } from './visit';

/** Adds a service or a package to the visit, or removes it. The rest of the visit's code is loaded when it is needed. */
export function AddToVisit({ id, ...facts }: Facts & { id: ItemId }) {
  const { name } = facts;
  const item = useSyncExternalStore(
    subscribe,
    () => loadedStore()?.itemOf(id),
    () => undefined,
  );
  // Disabled until scripts run: an earlier tap would be lost.
  const [isReady, setReady] = useState(false);
  const isPlanned = useIsPlanned();
  const toast = useToast();
  useEffect(() => {
    setReady(true);
    if (isPlanned) prepare();
  }, [isPlanned]);
  useEffect(() => {
    if (item) loadedStore()?.update(item, facts);
  });
  return (
    <Toggle
      type="button"
      disabled={!isReady}
      data-added={item ? true : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() =>
        loadStore().then(
          ({ toggle }) => toggle(id, facts),
          () => toast('Your visit could not be changed. Please check your connection.', 'alert'),
        )
      }
    >
      <Icon size={16} strokeWidth={2}>
        <path d={item ? 'm5 12.5 5 5 9-11' : 'M12 5v14M5 12h14'} />
      </Icon>
      {item ? 'In your visit' : 'Add to visit'}
      <VisuallyHidden>: {item ? `${name}. Take it out` : name}</VisuallyHidden>
    </Toggle>
  );
}

const prepare = () => void loadStore().catch(() => {});

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
