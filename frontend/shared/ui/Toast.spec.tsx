import { jest } from '@jest/globals';
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
      <a href="#elsewhere">Elsewhere</a>
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

const shown = () => [...document.querySelectorAll('[role] p')].map(({ textContent }) => textContent);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const offer = (text: string, onClick = () => {}) =>
  act(() => toast(text, 'status', { label: 'Undo', onClick }));

describe('toasts', () => {
  it('are one at a time', () => {
    offer('One is deleted.');
    offer('Two is deleted.');
    expect(shown()).toEqual(['Two is deleted.']);
    act(() => toast('It failed.', 'alert'));
    expect(shown()).toEqual(['It failed.']);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(shown()).toEqual([]);
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

  it('with an action go with the next thing that is done, and others when one goes elsewhere', () => {
    const pressAnother = () => fireEvent.click(screen.getByRole('button', { name: 'Another act' }));
    offer('One is deleted.');
    fireEvent.click(screen.getByText('Some text'));
    expect(shown()).toEqual(['One is deleted.']);
    pressAnother();
    expect(shown()).toEqual([]);
    offer('One is deleted.');
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Uma' } });
    expect(shown()).toEqual([]);
    act(() => toast('Link copied.'));
    pressAnother();
    expect(shown()).toEqual(['Link copied.']);
    fireEvent.click(screen.getByText('Elsewhere'));
    expect(shown()).toEqual([]);
  });
});
