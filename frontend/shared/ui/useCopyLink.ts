import { say } from '@salon/content/words/say';
import { useToast } from './Toast';

export function useCopyLink() {
  const toast = useToast();
  return async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast(say('Link copied.'));
    } catch {
      toast(say('The link could not be copied: {address}', { address: url }), 'alert');
    }
  };
}
