import { useEffect } from 'react';

/** Refuses files that are dropped outside a drop zone: the browser would open them and leave the page. */
export function useDropGuard() {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    return () => window.removeEventListener('dragover', refuse);
  }, []);
}
