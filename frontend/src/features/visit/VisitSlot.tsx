import { type ComponentType, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useToast } from '../../ui/Toast';
import { keptText, subscribe } from './kept';

/** The visit's bar and sheet, which are loaded when there is a visit. */
export function VisitSlot() {
  const isPlanned = useSyncExternalStore(
    subscribe,
    () => keptText() !== null,
    () => false,
  );
  const [Bar, setBar] = useState<ComponentType>();
  const toast = useToast();
  useEffect(() => {
    if (!isPlanned) return;
    import('./VisitBar').then(
      ({ VisitBar }) => startTransition(() => setBar(() => VisitBar)),
      () => toast('Your visit could not be shown. Please check your connection.', 'alert'),
    );
  }, [isPlanned, toast]);
  return Bar && <Bar />;
}
