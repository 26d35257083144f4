import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from '../src/app/routes';
import { editionZero } from '../src/content/edition-zero';
import { navigation } from '../src/content/navigation';
import { offers } from '../src/content/offers';
import type { SiteContent } from '../src/content/site-content';
import { formatPrice } from '../src/ui/formatPrice';
import { setClock } from './clock';
import { NOON, testLoaders } from './loaders';
import { render } from './render';

async function open(path: string, content: SiteContent = editionZero, now = NOON) {
  setClock(now);
  const routes = createRoutes(testLoaders(content, now));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup(), router };
}

afterEach(() => {
  jest.useRealTimers();
});

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const chatText = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('text');

describe('layout', () => {
  it('has the entries of the navigation in the header, in order', async () => {
    await open('/about');
    // Styles hide it here: jsdom has no width, so no wide window.
    const nav = within(screen.getByLabelText('Main'));
    const links = nav.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.textContent)).toEqual(navigation.map(({ label }) => label));
  });

  it('knows when it is scrolled more than 50 px', async () => {
    await open('/about');
    const scrollTo = (y: number) =>
      act(() => {
        Object.assign(window, { scrollY: y });
        fireEvent.scroll(window);
      });
    scrollTo(50);
    expect(screen.getByRole('main')).not.toHaveAttribute('data-scrolled');
    scrollTo(51);
    expect(screen.getByRole('main')).toHaveAttribute('data-scrolled');
    scrollTo(0);
  });

  it('has a footer with this year, the admin link and both social links', async () => {
    await open('/about');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(String(new Date().getFullYear()))).toBeInTheDocument();
    expect(footer.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin/login');
    expect(footer.getByRole('link', { name: /Instagram/ })).toBeInTheDocument();
    expect(footer.getByRole('link', { name: /WhatsApp/ })).toBeInTheDocument();
  });

  it('offers the chat on every page', async () => {
    await open('/PrivacyPolicy');
    expect(screen.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('target', '_blank');
  });

  it('moves the focus to the content of a new page', async () => {
    const { user } = await open('/about');
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Hair Texture' }));
    await screen.findAllByRole('link', { name: /^Book This Service/ });
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('service pages', () => {
  it.each([
    ['/services/menshair', "Men's Hair"],
    ['/SERVICES/MAKUP', 'Makeup'],
  ])('are found in any letter case: %s', async (path, name) => {
    await open(path);
    expect(heading()?.toLowerCase().replace(' ', '')).toContain(name.toLowerCase().replace(' ', ''));
  });

  it('carry duration, best-for, highlights and a booking link that names service and price', async () => {
    await open('/services/spmu');
    const service = editionZero.services.spmu.find(({ name }) => name === 'Microblading');
    if (!service?.price) throw new Error('Microblading has no price.');
    const price = formatPrice(service.price);
    const [card] = screen
      .getAllByRole('article')
      .filter((article) => within(article).queryByRole('heading', { name: /^Microblading/ }));
    if (!card) throw new Error('There is no card for microblading.');
    expect(card).toHaveTextContent(price);
    expect(card).toHaveTextContent('Duration');
    expect(card).toHaveTextContent('Best for');
    expect(within(card).getAllByRole('listitem').length).toBeGreaterThan(0);
    const book = within(card).getByRole('link', { name: /^Book This Service/ });
    expect(chatText(book)).toBe(`Hi! I'd like to book: Microblading (${price})`);
  });

  it('end with chat booking and a call', async () => {
    await open('/services/hair');
    expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+910000000000');
    expect(screen.getAllByRole('link', { name: 'Book on chat' }).length).toBeGreaterThan(0);
  });
});

describe('/offers', () => {
  it('has eight packages, three of them popular, each booked by name and price', async () => {
    await open('/offers');
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(8);
    const popular = cards.filter((card) => within(card).queryByText('Popular'));
    expect(popular).toHaveLength(3);
    const links = screen.getAllByRole('link', { name: /^Book Now/ });
    expect(links.map(chatText)).toEqual(
      editionZero.offers.packages.map(
        ({ title, price }) => `Hi! I'd like to book: ${title} (${formatPrice(price)})`,
      ),
    );
    expect(screen.getByRole('heading', { name: offers.custom.title })).toBeInTheDocument();
  });
});

describe('an unknown page', () => {
  it('says so, and leads home and to the services', async () => {
    await open('/no/such/page');
    expect(heading()).toBe('Page not found');
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  });
});
