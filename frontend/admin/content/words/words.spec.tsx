import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

it('each page’s words are a form, with a frame for what belongs together and lists in place', async () => {
  await area.open('/admin/site/words/about', 'About');
  const values = within(screen.getByRole('group', { name: 'Values' }));
  await userEvent.click(values.getByRole('button', { name: 'Add a point' }));
  const [, , , last] = values.getAllByLabelText('Headline', { selector: 'li *' });
  await userEvent.type(last as HTMLElement, 'Patience');
  const story = screen.getByLabelText('The story');
  fireEvent.change(story, { target: { value: 'One.\n\nTwo.' } });
  await waitFor(() => expect(area.draft?.words.about.story.text).toBe('One.\n\nTwo.'));
  expect(area.draft?.words.about.values.items.map(({ title }) => title)).toEqual([
    'Sustainability',
    'Personalization',
    'Comfort',
    'Patience',
  ]);
  expect(area.draft?.words.about.story.title).toBe('Our story');
});

it('pages are switched off, and the home page’s sections moved', async () => {
  await area.open('/admin/site/pages', 'Pages');
  await userEvent.click(screen.getByLabelText('Academy'));
  await userEvent.click(screen.getByRole('button', { name: 'Move Questions up' }));
  await waitFor(() =>
    expect(area.draft?.pages).toMatchObject({
      academy: false,
      offers: true,
      order: ['highlights', 'reviews', 'people', 'work', 'questions', 'contact'],
    }),
  );
});
