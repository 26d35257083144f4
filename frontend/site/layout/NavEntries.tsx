import { NavLink } from 'react-router-dom';
import type { NavItem } from '../../shared/content/types';
import { ChevronIcon } from '../../shared/ui/icons';
import { useLinks } from './frame';

/** The main navigation as a list, styled by what it stands in. An entry with children unfolds them. */
export function NavEntries({ items }: { items: NavItem[] }) {
  const { generalBooking } = useLinks();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          {'to' in item && (
            <NavLink to={item.to} end={item.to === '/'}>
              {item.label}
            </NavLink>
          )}
          {'action' in item && (
            <a href={generalBooking} target="_blank" rel="noopener">
              {item.label}
            </a>
          )}
          {'children' in item && (
            <details>
              <summary>
                {item.label}
                <ChevronIcon />
              </summary>
              <NavEntries items={item.children} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
