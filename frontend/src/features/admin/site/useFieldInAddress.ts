import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the field that the address names (`#contact.phone`) into view and into focus. */
export function useFieldInAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const path = decodeURIComponent(hash.slice(1));
    if (!path) return;
    // After the new page itself has got the focus.
    const timer = setTimeout(() => focusField(path));
    return () => clearTimeout(timer);
  }, [hash, key]);
}

/** The field at the path, or the one that holds it: a line's error stands at its list. */
function focusField(path: string) {
  for (let name = path; name; name = name.replace(/[.[]?[^.[]*$/, '')) {
    const field = document.getElementById(name);
    if (!field) continue;
    const fold = field.closest('details');
    if (fold) fold.open = true;
    field.focus();
    field.scrollIntoView({ block: 'center' });
    return;
  }
}
