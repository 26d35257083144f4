import { useEffect } from 'react';

/** A file that is let go of beside what takes it is refused: the browser would open it in place of the page. */
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
