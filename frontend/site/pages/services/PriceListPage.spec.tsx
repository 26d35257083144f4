import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editionOne } from '../../../test/edition';
import { renderSite } from '../../../test/renderAt';

// What is found, and how it is said: e2e/tests/price-list.spec.ts.

const all = Object.values(editionOne.services).flat().length;
const count = () => within(screen.getByRole('main')).getByRole('status').textContent;

/** Opens the price list with these answers to requests for the descriptions, in order. */
async function open(...answers: Promise<Response>[]) {
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => answers.shift() ?? Promise.reject(new Error('Offline')));
  renderSite('/services/prices');
  const search = await screen.findByRole('searchbox', { name: 'Find a service' });
  expect(asked).not.toHaveBeenCalled();
  return { search, asked };
}

it('says nothing of no hits while descriptions are on their way, and finds by name', async () => {
  let arrive = (_answer: Response) => {};
  const { search } = await open(new Promise((resolve) => (arrive = resolve)));
  await userEvent.type(search, 'blowout');
  expect(count()).toBe(`1 of ${all} services`);
  await userEvent.type(search, ' zebra');
  expect(count()).toBe('Looking…');
  expect(screen.queryByText(/Nothing on the list/)).not.toBeInTheDocument();
  arrive(Response.json({}));
  expect(await screen.findByText(/Nothing on the list is called “blowout zebra”/)).toBeInTheDocument();
  expect(count()).toBe(`0 of ${all} services`);
});

it('asks for descriptions again with the next letter when they did not come, and then no more', async () => {
  const descriptions = { edit: { threading: 'With cotton thread.' } };
  const { search, asked } = await open(
    Promise.resolve(new Response('', { status: 503 })),
    Promise.resolve(Response.json(descriptions)),
  );
  await userEvent.type(search, 'threading');
  expect(await screen.findByText('With cotton thread.')).toBeInTheDocument();
  expect(asked.mock.calls.map(([address]) => address)).toEqual(Array(2).fill('/page-data/descriptions.json'));
});
