import { useToast } from './Toast';

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
