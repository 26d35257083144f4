import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { deferHydration } from './deferHydration';

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} likes
    </button>
  );
}

afterEach(() => {
  document.body.innerHTML = '';
  jest.useRealTimers();
});

it('keeps what the renderer has written until its script is there, also after a lost connection', async () => {
  jest.useFakeTimers();
  const surprises: unknown[] = [];
  const load = jest.fn<() => Promise<typeof Counter>>().mockRejectedValueOnce(new Error('offline'));
  const Part = deferHydration(load.mockResolvedValue(Counter));
  document.body.innerHTML = `<!--$-->${renderToString(<Counter start={3} />)}<!--/$-->`;
  const written = screen.getByRole('button', { name: '3 likes' });
  const root = await act(async () =>
    hydrateRoot(document.body, <Part start={3} />, { onRecoverableError: (error) => surprises.push(error) }),
  );
  expect(screen.getByRole('button', { name: '3 likes' })).toBe(written);

  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(load).toHaveBeenCalledTimes(2);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(written);
  expect(screen.getByRole('button', { name: '4 likes' })).toBe(written);
  expect(surprises).toEqual([]);
  act(() => root.unmount());
});
