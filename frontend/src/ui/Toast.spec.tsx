import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../test/render';
import { ToastProvider, useToast } from './Toast';

let toast: ReturnType<typeof useToast>;

function Page() {
  toast = useToast();
  return null;
}

beforeEach(() => {
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
});

const shown = () => [...document.querySelectorAll('[role] p')].map(({ textContent }) => textContent);

describe('toasts', () => {
  it('keep each offer until it is taken or dismissed, whatever comes after it', async () => {
    const first = jest.fn();
    const second = jest.fn();
    act(() => toast('One is deleted.', 'status', { label: 'Undo', onClick: first }));
    act(() => toast('Two is deleted.', 'status', { label: 'Undo', onClick: second }));
    act(() => toast('It failed.', 'alert'));
    expect(shown()).toEqual(['One is deleted.', 'Two is deleted.', 'It failed.']);
    const [undo] = screen.getAllByRole('button', { name: 'Undo' });
    await userEvent.click(undo as HTMLElement);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).not.toHaveBeenCalled();
    expect(shown()).toEqual(['Two is deleted.', 'It failed.']);
    const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' });
    await userEvent.click(dismiss as HTMLElement);
    expect(shown()).toEqual(['It failed.']);
  });

  it('make room for the next word, and for the same offer made again', () => {
    const undo = () => {};
    act(() => toast('Link copied.'));
    act(() => toast('Saved.'));
    expect(shown()).toEqual(['Saved.']);
    act(() => toast('Monday is copied.', 'status', { label: 'Undo', onClick: undo }));
    act(() => toast('Tuesday is copied.', 'status', { label: 'Undo', onClick: undo }));
    expect(shown()).toEqual(['Saved.', 'Tuesday is copied.']);
  });

  it('go by themselves when there is nothing to press', () => {
    jest.useFakeTimers();
    act(() => toast('One is deleted.', 'status', { label: 'Undo', onClick: () => {} }));
    act(() => toast('Link copied.'));
    act(() => jest.advanceTimersByTime(8000));
    expect(shown()).toEqual(['One is deleted.']);
    jest.useRealTimers();
  });
});
