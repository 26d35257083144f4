import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { navigation } from '../site/content/navigation';
import { createRoutes } from '../site/routes';
import { setClock } from './clock';
import { editionOne } from './edition';
import { NOON, testLoaders } from './loaders';
import { render } from './render';

async function open(path: string) {
  setClock(NOON);
  const routes = createRoutes(testLoaders());
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup(), router };
}

afterEach(() => void jest.useRealTimers());

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('every page has the navigation in its header, the small print in its footer, and the chat', async () => {
  // An address may have any letter case.
  await open('/SERVICES/MAKUP');
  expect(heading()).toBe('Make Up');
  // `hidden`: in a narrow window the styles would hide this navigation.
  const links = within(screen.getByLabelText('Main')).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.textContent)).toEqual(navigation.map(({ label }) => label));
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(String(new Date().getFullYear()))).toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin/login');
  expect(footer.getByRole('link', { name: /Instagram/ })).toBeInTheDocument();
  expect(footer.getByRole('link', { name: /WhatsApp/ })).toBeInTheDocument();
  const booking = within(screen.getByRole('complementary', { name: 'Booking' }));
  expect(booking.getByRole('link', { name: 'Book on chat' })).toHaveAttribute('target', '_blank');
});

describe('the price list', () => {
  const search = () => screen.getByRole('searchbox', { name: 'Find a service' });
  const count = () => within(screen.getByRole('main')).getByRole('status').textContent;
  const all = Object.values(editionOne.services).flat().length;
  /** The answers to requests for the descriptions, in order. */
  const answers: (() => Promise<Response>)[] = [];
  let asked: jest.Spied<typeof fetch>;

  beforeEach(() => {
    answers.length = 0;
    asked = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => answers.shift()?.() ?? Promise.reject(new Error('Offline')));
  });

  it('asks for descriptions only when somebody is about to search, and once', async () => {
    answers.push(async () => Response.json({ makeup: { 'bridal-makeup': 'Before the muhurtham.' } }));
    const { user } = await open('/services/prices');
    expect(count()).toBe(`${all} services`);
    expect(asked).not.toHaveBeenCalled();
    await user.type(search(), 'muhurtham');
    expect(await screen.findByText('Before the muhurtham.')).toBeInTheDocument();
    expect(count()).toBe(`1 of ${all} services`);
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/page-data/descriptions.json']);
  });

  it('says nothing of no hits while descriptions are on their way, and finds by name', async () => {
    let arrive = (_answer: Response) => {};
    answers.push(() => new Promise((resolve) => (arrive = resolve)));
    const { user } = await open('/services/prices');
    await user.type(search(), 'blowout');
    expect(count()).toBe(`1 of ${all} services`);
    await user.type(search(), ' zebra');
    expect(count()).toBe('Looking…');
    expect(screen.queryByText(/Nothing on the list/)).not.toBeInTheDocument();
    arrive(Response.json({}));
    expect(await screen.findByText(/Nothing on the list is called “blowout zebra”/)).toBeInTheDocument();
    expect(count()).toBe(`0 of ${all} services`);
  });

  it('finds by name without descriptions, and asks again with the next letter', async () => {
    answers.push(async () => new Response('', { status: 503 }));
    const { user } = await open('/services/prices');
    await user.click(search());
    answers.push(async () => Response.json({ edit: { threading: 'With cotton thread.' } }));
    await user.keyboard('threading');
    expect(await screen.findByText('With cotton thread.')).toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

it('an unknown page says so, and leads home', async () => {
  await open('/no/such/page');
  expect(heading()).toBe('Page not found');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
