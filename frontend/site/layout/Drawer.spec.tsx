import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import type { NavItem } from '../../shared/content/types';
import { renderAt } from '../../test/renderAt';
import { navigation } from '../content/navigation';
import { Drawer } from './Drawer';

const nested: NavItem[] = [
  { label: 'HOME', to: '/' },
  { label: 'SERVICES', children: [{ label: 'Hair', to: '/services/hair' }] },
];

function open(items: NavItem[]) {
  const ref = createRef<HTMLDialogElement>();
  const { router } = renderAt(<Drawer ref={ref} items={items} />);
  const reopen = () => ref.current?.showModal();
  reopen();
  return { user: userEvent.setup(), router, reopen, drawer: screen.getByRole('dialog', { name: 'Menu' }) };
}

describe('drawer', () => {
  it('has the entries of the navigation; booking opens the chat in a new tab', () => {
    const { drawer } = open(navigation);
    const links = within(drawer).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(navigation.map(({ label }) => label));
    const book = within(drawer).getByRole('link', { name: 'BOOK APPOINTMENT' });
    expect(book).toHaveAttribute('target', '_blank');
    expect(book).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\//));
  });

  it('closes by its button, by a click on the backdrop and by going somewhere', async () => {
    const { user, drawer, reopen, router } = open(navigation);
    await user.click(within(drawer).getByRole('button', { name: 'Close menu' }));
    expect(drawer).not.toHaveAttribute('open');

    reopen();
    // The backdrop belongs to the dialog element itself.
    fireEvent.click(drawer);
    expect(drawer).not.toHaveAttribute('open');

    reopen();
    await user.click(within(drawer).getByRole('link', { name: 'ABOUT' }));
    expect(router.state.location.pathname).toBe('/about');
    expect(drawer).not.toHaveAttribute('open');
  });

  it('stays open when its inside is clicked', async () => {
    const { user, drawer } = open(navigation);
    await user.click(within(drawer).getByRole('navigation'));
    expect(drawer).toHaveAttribute('open');
  });

  it('keeps Tab inside', async () => {
    const { user, drawer } = open(navigation);
    const close = within(drawer).getByRole('button', { name: 'Close menu' });
    const last = within(drawer).getByRole('link', { name: 'OFFERS' });
    last.focus();
    await user.tab();
    expect(close).toHaveFocus();
    await user.tab({ shift: true });
    expect(last).toHaveFocus();
  });

  it('shows an entry with children as an accordion, and closing resets it', async () => {
    const { user, drawer, reopen } = open(nested);
    const services = within(drawer).getByRole('button', { name: 'SERVICES' });
    expect(services).toHaveAttribute('aria-expanded', 'false');
    expect(within(drawer).queryByRole('link', { name: 'Hair' })).not.toBeInTheDocument();

    await user.click(services);
    expect(services).toHaveAttribute('aria-expanded', 'true');
    expect(within(drawer).getByRole('link', { name: 'Hair' })).toHaveAttribute('href', '/services/hair');

    await user.click(within(drawer).getByRole('button', { name: 'Close menu' }));
    reopen();
    expect(within(drawer).getByRole('button', { name: 'SERVICES' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('gives its head a shadow when scrolled more than 10 px', () => {
    const { drawer } = open(navigation);
    const list = within(drawer).getByRole('navigation');
    const head = within(drawer).getByRole('button', { name: 'Close menu' }).parentElement;
    fireEvent.scroll(list, { target: { scrollTop: 10 } });
    expect(head).not.toHaveAttribute('data-scrolled');
    fireEvent.scroll(list, { target: { scrollTop: 11 } });
    expect(head).toHaveAttribute('data-scrolled');
  });
});
