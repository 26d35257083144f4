import { useToast } from './Toast';

/** Copies an address and says whether that worked; the address itself is shown when it did not. */
export function useCopyLink() {
  const toast = useToast();
  return async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast('Link copied.');
    } catch {
      toast(`The link could not be copied: ${url}`, 'alert');
    }
  };
}
