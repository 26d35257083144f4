import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

const form = () => area.open('/admin/site/academy/foundation', 'Foundation');
const program = () => area.draft?.academy.programs[0];

describe('academy', () => {
  it('lists the programmes with what is asked for first', async () => {
    Object.assign(area.server.current.content.academy.programs[0] ?? {}, {
      nextBatch: '2099-03-03',
      fee: 45_000,
      seatsLeft: 4,
    });
    await area.open('/admin/site/academy', 'Academy');
    expect(screen.getByText('Next batch 3 March 2099 · ₹45,000 · 4 seats left')).toBeInTheDocument();
  });

  it('keeps the next batch, its fee and seats', async () => {
    await form();
    fireEvent.change(screen.getByLabelText('Starts on'), { target: { value: '2099-03-03' } });
    expect(screen.getByText('Visitors read that the next batch starts on 3 March 2099.')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Fee in rupees'), '45,000');
    await userEvent.type(screen.getByLabelText('Seats left'), '4');
    await waitFor(() =>
      expect(program()).toMatchObject({ nextBatch: '2099-03-03', fee: 45_000, seatsLeft: 4 }),
    );
  });

  it('says beside the field when seats are no number', async () => {
    await form();
    await userEvent.type(screen.getByLabelText('Seats left'), 'few');
    expect(screen.getByLabelText('Seats left')).toHaveAccessibleDescription(
      /Write a number from 0 to 999\.$/,
    );
  });

  it.each([
    ['Fee in rupees', '45,000 + GST', '30,000'],
    ['Seats left', 'few', '7'],
  ])('keeps the old number while “%s” holds none', async (label, typed, old) => {
    Object.assign(area.server.current.content.academy.programs[0] ?? {}, { fee: 30_000, seatsLeft: 7 });
    await form();
    const field = screen.getByLabelText(label);
    expect(field).toHaveValue(old);
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.type(screen.getByLabelText('Name'), ' I');
    expect(field).toHaveValue(typed);
    expect(field).toBeInvalid();
    await waitFor(() => expect(program()).toMatchObject({ title: expect.stringMatching(/ I$/) }));
    expect(program()).toMatchObject({ fee: 30_000, seatsLeft: 7 });
  });

  it('keeps all its texts', async () => {
    await form();
    await userEvent.type(screen.getByLabelText('Name'), ' I');
    await userEvent.type(screen.getByLabelText('Summary'), ' And care.');
    await userEvent.type(screen.getByLabelText('For whom'), ' of 18 and above');
    await userEvent.type(screen.getByLabelText('What is taught'), '\nCare');
    await waitFor(() =>
      expect(program()).toMatchObject({
        title: 'Foundation I',
        summary: 'Cutting and colour from the start. And care.',
        forWhom: 'Beginners of 18 and above',
        modules: ['Cutting', 'Colour', 'Care'],
      }),
    );
  });

  it('removes a picture of its gallery', async () => {
    await form();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Picture 1' }));
    await waitFor(() => expect(program()?.gallery).toEqual([]));
  });
});
