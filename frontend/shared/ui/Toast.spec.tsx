import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { render } from '../../test/render';
import { ToastProvider, useToast } from './Toast';

let toast: ReturnType<typeof useToast>;

function Page() {
  toast = useToast();
  return (
    <>
      <p>Some text</p>
      <button type="button">Another act</button>
      <input aria-label="Name" />
    </>
  );
}

beforeEach(async () => {
  jest.useFakeTimers();
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  await act(async () => void (await import('./ToastBox')));
});
afterEach(() => void jest.useRealTimers());

const shown = () => [...document.querySelectorAll('[role] p')].map(({ textContent }) => textContent);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const undo = () => screen.getByRole('button', { name: 'Undo' });

describe('toasts', () => {
  it('are one at a time', () => {
    act(() => toast('One is deleted.', 'status', { label: 'Undo', onClick: () => {} }));
    act(() => toast('Two is deleted.', 'status', { label: 'Undo', onClick: () => {} }));
    expect(shown()).toEqual(['Two is deleted.']);
    act(() => toast('It failed.', 'alert'));
    expect(shown()).toEqual(['It failed.']);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(shown()).toEqual([]);
  });

  it('take their action once', () => {
    const onClick = jest.fn();
    act(() => toast('One is deleted.', 'status', { label: 'Undo', onClick }));
    fireEvent.click(undo());
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual([]);
  });

  it('show what their action says', () => {
    act(() => toast('Deleted.', 'status', { label: 'Undo', onClick: () => toast('Restored.') }));
    fireEvent.click(undo());
    expect(shown()).toEqual(['Restored.']);
  });

  it.each([
    ['without', undefined],
    ['with', { label: 'Undo', onClick: () => {} }],
  ])('go after ten seconds, %s an action', (_word, action) => {
    act(() => toast('One is deleted.', 'status', action));
    wait(9_999);
    expect(shown()).toEqual(['One is deleted.']);
    wait(1);
    expect(shown()).toEqual([]);
  });

  it('stay while somebody points at them or has the focus in them', () => {
    act(() => toast('One is deleted.', 'status', { label: 'Undo', onClick: () => {} }));
    fireEvent.pointerEnter(undo());
    wait(60_000);
    act(() => undo().focus());
    fireEvent.pointerLeave(undo());
    wait(60_000);
    act(() => undo().blur());
    wait(9_000);
    act(() => undo().focus());
    wait(60_000);
    expect(shown()).toEqual(['One is deleted.']);
    act(() => undo().blur());
    wait(10_000);
    expect(shown()).toEqual([]);
  });

  it('with an action go with the next thing that is done', () => {
    const offer = () => act(() => toast('One is deleted.', 'status', { label: 'Undo', onClick: () => {} }));
    offer();
    fireEvent.click(screen.getByText('Some text'));
    expect(shown()).toEqual(['One is deleted.']);
    fireEvent.click(screen.getByRole('button', { name: 'Another act' }));
    expect(shown()).toEqual([]);
    offer();
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Uma' } });
    expect(shown()).toEqual([]);
  });

  it('without an action stay to be read', () => {
    act(() => toast('Link copied.'));
    fireEvent.click(screen.getByRole('button', { name: 'Another act' }));
    expect(shown()).toEqual(['Link copied.']);
  });
});
