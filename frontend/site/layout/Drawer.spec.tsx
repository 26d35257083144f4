import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderAt } from '../../test/renderAt';
import { Drawer } from './Drawer';

// Its entries, its focus, and closing it by Escape, by its backdrop and by going somewhere: e2e/tests/behaviour.spec.ts.

function open() {
  const ref = createRef<HTMLDialogElement>();
  const hair = { label: 'Hair', to: '/services/hair' };
  const navigation = [{ label: 'SERVICES', children: [hair] }];
  renderAt(<Drawer ref={ref} />, '/', { navigation });
  const reopen = () => ref.current?.showModal();
  reopen();
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  return { user: userEvent.setup(), reopen, drawer, close: within(drawer).getByRole('button') };
}

describe('drawer', () => {
  it('unfolds an entry with children, and folds it when it is closed', async () => {
    const { user, drawer, reopen, close } = open();
    const isOpen = () => drawer.querySelector('details')?.open;
    expect(isOpen()).toBe(false);
    await user.click(within(drawer).getByText('SERVICES'));
    expect(isOpen()).toBe(true);
    expect(within(drawer).getByRole('link', { name: 'Hair' })).toHaveAttribute('href', '/services/hair');
    expect(drawer).toHaveAttribute('open');

    expect(close).toHaveAccessibleName('Close menu');
    await user.click(close);
    expect(drawer).not.toHaveAttribute('open');
    reopen();
    expect(isOpen()).toBe(false);
  });

  it('gives its head a shadow when scrolled more than 10 px', () => {
    const { drawer, close } = open();
    const list = within(drawer).getByRole('navigation');
    fireEvent.scroll(list, { target: { scrollTop: 10 } });
    expect(close.parentElement).not.toHaveAttribute('data-scrolled');
    fireEvent.scroll(list, { target: { scrollTop: 11 } });
    expect(close.parentElement).toHaveAttribute('data-scrolled');
  });

  it('leads to the prices and to a call, and says the hours', () => {
    const { drawer } = open();
    const address = (name: string) => within(drawer).getByRole('link', { name }).getAttribute('href');
    expect(address('Price list')).toBe('/services/prices');
    expect(address('Call Now')).toMatch(/^tel:/);
    expect(within(drawer).getByText('Tuesday – Sunday, 10 am – 8 pm')).toBeInTheDocument();
  });
});
