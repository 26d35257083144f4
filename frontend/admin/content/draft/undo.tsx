import styled from '@emotion/styled';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { fontSize, space } from '../../../shared/theme/tokens';
import { useToast } from '../../../shared/ui/Toast';
import { HeadRow } from '../../ui/buttons';
import { ButtonFor } from '../parts/controls';
import { useSiteDraft } from './SiteDraftProvider';

/** Returns a function that says what was done and offers Undo: of that step alone, unless another way back is given. */
export function useOfferUndo(): (message: ReactNode, putBack?: () => void) => void {
  const { wayBack } = useSiteDraft();
  const toast = useToast();
  return (message, putBack = wayBack()) => toast(message, 'status', { label: 'Undo', onClick: putBack });
}

interface Removed {
  list: string;
  id: string;
  name: string;
  putBack: () => void;
}

const RemovedContext = createContext<[Removed[], (removed: Removed) => void]>([[], () => {}]);

/** Remembers what was removed while the site is edited, until the next edition is published. */
export function RemovedProvider({ children }: { children: ReactNode }) {
  const { edition } = useSiteDraft().published;
  const [all, setAll] = useState<(Removed & { edition: number })[]>([]);
  const remember = (one: Removed) =>
    setAll((last) => [
      ...last.filter(({ list, id }) => list !== one.list || id !== one.id),
      { ...one, edition },
    ]);
  const removed = all.filter((one) => one.edition === edition);
  return <RemovedContext value={[removed, remember]}>{children}</RemovedContext>;
}

/** Returns a function to call when an entry was removed: Undo is offered at once, and later by its list's `RemovedEntries`. */
export function useOfferBack(): (message: string, removed: Removed) => void {
  const offerUndo = useOfferUndo();
  const [, remember] = use(RemovedContext);
  return (message, removed) => {
    remember(removed);
    offerUndo(message, removed.putBack);
  };
}

export function RemovedEntries({ list, present }: { list: string; present: { id: string }[] }) {
  const [removed] = use(RemovedContext);
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  const gone = removed.filter((one) => one.list === list && !present.some(({ id }) => id === one.id));
  const before = useRef(gone.length);
  useEffect(() => {
    // The pressed button, which had the focus, went with its entry.
    if (gone.length !== before.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    before.current = gone.length;
  }, [gone.length]);
  return (
    <Place ref={place} tabIndex={-1}>
      {gone.length > 0 && (
        <ul aria-label="Removed">
          {gone.map(({ id, name, putBack }) => (
            <HeadRow as="li" key={id}>
              Removed: {name}
              <ButtonFor
                name={name}
                onClick={() => {
                  putBack();
                  toast(`${name} is back.`);
                }}
              >
                Put back
              </ButtonFor>
            </HeadRow>
          ))}
        </ul>
      )}
    </Place>
  );
}

const Place = styled.div`
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
  &:focus { outline: none; box-shadow: none; }
  ul { margin-block: ${space[2]} ${space[4]}; }
  li { padding-block: ${space[1]}; }
`;
