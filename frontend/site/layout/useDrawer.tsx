import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { NavItem } from '../../shared/content/types';

/** The same links in the footer. */
export const SITE_LINKS = '#site-links';

type Drawer = typeof import('./Drawer').Drawer;

const load = () => import('./Drawer').then(({ Drawer }) => Drawer);

/** Loads the drawer after the page, as it is not needed before it is opened. */
export function useDrawer(items: NavItem[]): { drawer: ReactNode; openDrawer: () => void } {
  const [Part, setPart] = useState<ComponentType<ComponentProps<Drawer>>>();
  const dialog = useRef<HTMLDialogElement>(null);
  const isAsked = useRef(false);

  useEffect(() => {
    load().then(
      (part) => startTransition(() => setPart(() => part)),
      () => {},
    );
  }, []);
  useEffect(() => {
    if (Part && isAsked.current) dialog.current?.showModal();
  }, [Part]);

  function openDrawer() {
    isAsked.current = true;
    if (dialog.current) dialog.current.showModal();
    // The drawer is still loading. If that fails, go to the same links in the footer.
    else load().catch(() => location.assign(SITE_LINKS));
  }

  return { drawer: Part && <Part ref={dialog} items={items} />, openDrawer };
}
