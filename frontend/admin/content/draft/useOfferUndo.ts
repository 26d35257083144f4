import type { ReactNode } from 'react';
import { useToast } from '../../../shared/ui/Toast';
import { useSiteDraft } from './SiteDraftProvider';

/** Returns a function that says what was done and offers Undo: of that step alone, unless another way back is given. */
export function useOfferUndo(): (message: ReactNode, putBack?: () => void) => void {
  const { wayBack } = useSiteDraft();
  const toast = useToast();
  return (message, putBack = wayBack()) => toast(message, 'status', { label: 'Undo', onClick: putBack });
}
