import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useToast } from '../../shared/ui/Toast';
import { useVisit } from './store';

/** Loads the visit's bar and sheet when there is a visit; shows its children when there is none. */
export function VisitSlot({ children }: { children: ReactNode }) {
  const isPlanned = useVisit().items.length > 0;
  const [Bar, setBar] = useState<ComponentType>();
  const toast = useToast();
  useEffect(() => {
    if (!isPlanned) return;
    import('./VisitBar').then(
      ({ VisitBar }) => startTransition(() => setBar(() => VisitBar)),
      () => toast('Your visit could not be shown. Please check your connection.', 'alert'),
    );
  }, [isPlanned, toast]);
  return (
    <>
      {Bar && <Bar />}
      {!isPlanned && children}
    </>
  );
}
