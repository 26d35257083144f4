import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CAME_WITH, firstEdition } from '@salon/content/first-edition';
import { siteContent } from '@salon/content/testing/siteContent';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, json, offline, serve } from '../../test/adminServer';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';
import { SiteServer } from '../../test/siteServer';

let server: SiteServer;

beforeEach(() => {
  beLoggedIn();
  server = new SiteServer();
});
afterEach(() => localStorage.clear());

async function open(path: string, handlers: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ ...server.handlers, ...handlers });
  const admin = await renderAdmin(`/admin/site${path}`);
  await screen.findByRole('heading', { level: 1 });
  return { ...admin, calls, user: userEvent.setup() };
}

const saved = () => screen.findByText(/^Saved /, { selector: '[role=status]' });
const type = async (field: HTMLElement, text: string) => {
  const user = userEvent.setup();
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
};

describe('the home of the site', () => {
  it('says how things are', async () => {
    await open('');
    const state = screen.getByText(/no unpublished changes/);
    expect(state).toHaveTextContent(/^(Open|Closed) now/);
    expect(state).toHaveTextContent('last published 20 November 2026 at 10:42 am');
    expect(screen.getByRole('link', { name: 'Site' })).toHaveAttribute('href', '/admin/site');
  });

  it('counts what is not published yet', async () => {
    server.saveElsewhere((content) => ({
      ...content,
      contact: { ...content.contact, phone: '+91 11111 11111' },
    }));
    await open('');
    expect(screen.getByRole('link', { name: '1 change not published' })).toHaveAttribute(
      'href',
      '/admin/site/publish',
    );
  });

  it('leads to each part, and says what is not changed here', async () => {
    await open('');
    const links = within(screen.getByRole('list', { name: 'Parts of the site' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Services',
      'All prices',
      'Offers',
      'Hours & closed days',
      'Notices',
      'Contact',
      'Reviews',
      'Questions',
      'Photographs',
      'Academy',
    ]);
    expect(screen.getByRole('heading', { name: 'What is not changed here' })).toBeInTheDocument();
  });

  it('finds a service by its name and leads to its price', async () => {
    const { user } = await open('');
    await user.type(screen.getByLabelText('Find something to change'), 'hair spa');
    expect(await screen.findByText('1 found')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Hair Spa' });
    expect(link).toHaveAttribute('href', '/admin/site/services/hair/hair-spa#services.hair[1].price.rupees');
    expect(link).toHaveAccessibleDescription("Women's Hair · from ₹1,800");
  });

  it('tries again when it could not be loaded', async () => {
    serve({ ...server.handlers, 'GET /api/site': () => errorResponse(503, 'Come back later.') });
    await renderAdmin('/admin/site');
    expect(await screen.findByText('Come back later.')).toBeInTheDocument();
    serve(server.handlers);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Site' })).toBeInTheDocument();
  });
});

describe('what is typed', () => {
  it('is saved by itself, and can be taken back', async () => {
    const { user } = await open('/contact');
    await type(screen.getByLabelText('Phone'), '+91 22222 22222');
    await saved();
    expect(server.draft?.content.contact.phone).toBe('+91 22222 22222');
    await user.click(screen.getByRole('button', { name: 'Undo phone' }));
    expect(screen.getByLabelText('Phone')).toHaveValue('+91 00000 00000');
    await user.click(screen.getByRole('button', { name: 'Redo phone' }));
    expect(screen.getByLabelText('Phone')).toHaveValue('+91 22222 22222');
  });

  it('says beside its field what is wrong, and leads there from everywhere', async () => {
    server.rules = () => [{ field: 'contact.email', message: 'This is no e-mail address.' }];
    const { user, router } = await open('/contact');
    await type(screen.getByLabelText('E-mail'), 'hello');
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
        'May be empty. This is no e-mail address.',
      ),
    );
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    await act(() => router.navigate('/admin/site/reviews'));
    await user.click(screen.getByText('Saved, but one field needs a look.', { selector: 'summary' }));
    await user.click(screen.getByRole('link', { name: 'E-mail' }));
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
    expect(screen.getByLabelText('E-mail')).toHaveValue('hello');
    server.rules = () => [];
    await type(screen.getByLabelText('E-mail'), 'hello@kadali.example');
    await saved();
    expect(screen.queryByText('This is no e-mail address.')).not.toBeInTheDocument();
  });

  it('is shown as the server has stored it, once its field is left', async () => {
    const store = server.handlers['PUT /api/site/draft'];
    const { user } = await open('/contact', {
      'PUT /api/site/draft': async (call) => {
        const { content, basedOn } = call.body as { content: typeof siteContent; basedOn: number };
        const contact = { ...content.contact, whatsapp: '919841233445', landline: '+91 44 2345 6789' };
        const body = { basedOn, content: { ...content, contact } };
        return (await store?.({ ...call, body })) ?? Response.error();
      },
    });
    expect(screen.getByLabelText('Chat number')).toHaveValue('+91 00000 00000');
    await user.clear(screen.getByLabelText('Chat number'));
    await user.type(screen.getByLabelText('Chat number'), '9841233445');
    await user.clear(screen.getByLabelText('Landline'));
    await user.type(screen.getByLabelText('Landline'), '044 2345 6789');
    await saved();
    expect(screen.getByLabelText('Landline')).toHaveValue('044 2345 6789');
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText('Landline')).toHaveValue('+91 44 2345 6789'));
    expect(screen.getByLabelText('Chat number')).toHaveValue('+91 98412 33445');
  });

  it('stays on the device without a connection', async () => {
    await open('/contact', { 'PUT /api/site/draft': offline });
    await type(screen.getByLabelText('Phone'), '+91 22222 22222');
    expect(
      (await screen.findAllByText(/There is no connection. Your changes are kept on this device/)).length,
    ).toBeGreaterThan(0);
    serve(server.handlers);
    act(() => void window.dispatchEvent(new Event('online')));
    await saved();
    expect(server.draft?.content.contact.phone).toBe('+91 22222 22222');
  });

  it('is still there after the session has ended and begun again', async () => {
    const { at } = await open('/contact', {
      'PUT /api/site/draft': () => errorResponse(401, 'Please log in again.'),
    });
    await type(screen.getByLabelText('Phone'), '+91 22222 22222');
    await waitFor(() => expect(at()).toBe('/admin/login'));
    serve(server.handlers);
    act(() => {
      beLoggedIn('another-token');
      window.dispatchEvent(new StorageEvent('storage', { key: 'adminAuthenticated' }));
    });
    await waitFor(() => expect(at()).toBe('/admin/site/contact'));
    expect(await screen.findByLabelText('Phone')).toHaveValue('+91 22222 22222');
    await saved();
  });
});

describe('two devices', () => {
  const changeThere = () =>
    server.saveElsewhere((content) => ({
      ...content,
      contact: { ...content.contact, phone: '+91 11111 11111' },
      reviews: content.reviews.slice(1),
    }));

  it('are told what the other changed, and choose what both did', async () => {
    const { user } = await open('/contact');
    changeThere();
    await type(screen.getByLabelText('Phone'), '+91 22222 22222');
    const dialog = await screen.findByRole('dialog', { name: 'Another device changed the site too' });
    expect(within(dialog).getByText('Review by Anita is removed')).toBeInTheDocument();
    const choice = within(dialog).getByRole('group', { name: 'Phone' });
    expect(within(choice).getByRole('radio', { name: /Keep mine.*22222/ })).toBeChecked();
    await user.click(within(choice).getByRole('radio', { name: /Take theirs.*11111/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Keep what I chose' }));
    await saved();
    expect(screen.getByLabelText('Phone')).toHaveValue('+91 11111 11111');
    expect(server.draft?.content.reviews).toHaveLength(2);
  });

  it('find in the history what they did not choose, and bring it back', async () => {
    const content = { ...siteContent, contact: { ...siteContent.contact, phone: '+91 22222 22222' } };
    server.setAside = [{ n: 1, date: '2026-11-21T05:12:00.000Z', content }];
    const { user, at } = await open('/history');
    const list = await screen.findByRole('list', { name: 'Not chosen' });
    await user.click(within(list).getByRole('button', { name: /^Bring back into the draft/ }));
    await waitFor(() => expect(at()).toBe('/admin/site/publish'));
    await saved();
    expect(server.draft?.content.contact.phone).toBe('+91 22222 22222');
  });

  it('can decide later, and nothing is saved until then', async () => {
    const { user } = await open('/contact');
    changeThere();
    await type(screen.getByLabelText('Phone'), '+91 22222 22222');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Later' }));
    expect(server.draft?.content.contact.phone).toBe('+91 11111 11111');
    expect(screen.getByLabelText('Phone')).toHaveValue('+91 22222 22222');
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    await user.click(screen.getByRole('button', { name: 'Keep what I chose' }));
    await saved();
    expect(server.draft?.content.contact.phone).toBe('+91 22222 22222');
  });
});

describe('publishing', () => {
  it('says in words what changes, and that visitors see it', async () => {
    const { user, router, calls } = await open('/contact');
    await type(screen.getByLabelText('Phone'), '+91 22222 22222');
    await act(() => router.navigate('/admin/site/publish'));
    const line = 'Phone: +91 00000 00000 → +91 22222 22222';
    expect(await screen.findByText(line)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const done = await screen.findByRole('heading', { name: 'Published, edition 7. Visitors see it now.' });
    expect(done).toHaveFocus();
    expect(screen.getByRole('link', { name: 'View site' })).toHaveAttribute('href', '/');
    expect(server.current).toMatchObject({ edition: 7, summary: [line] });
    expect(calls.find(({ name }) => name === 'POST /api/site/publish')?.headers.get('If-Match')).toBe('"2"');
  });

  describe('while the pages are still of the edition before', () => {
    let shown: () => Response | Promise<Response>;
    const pagesOf = (edition: number) => () => json({ edition });
    const publishAPhone = async () => {
      server.saveElsewhere((content) => ({
        ...content,
        contact: { ...content.contact, phone: '+91 22222 22222' },
      }));
      const opened = await open('/publish', { 'GET /page-data/edition.json': () => shown() });
      await opened.user.click(screen.getByRole('button', { name: 'Publish' }));
      return opened;
    };
    const soon = { name: 'Published, edition 7. Visitors will see it in a moment.' };
    const now = { name: 'Published, edition 7. Visitors see it now.' };
    afterEach(() => void jest.useRealTimers());

    it.each([
      ['they say so', pagesOf(6)],
      ['they can’t be had', offline],
      ['they are those of the build', () => new Response('<h1>Page not found</h1>', { status: 404 })],
    ])('says that visitors will see it, until they do: %s', async (_, before) => {
      shown = before;
      await publishAPhone();
      expect(await screen.findByRole('heading', soon)).toHaveFocus();
      shown = pagesOf(7);
      expect(await screen.findByRole('heading', now)).toHaveFocus();
    });

    it('says when it takes long, and goes on looking', async () => {
      shown = pagesOf(6);
      jest.useFakeTimers({ advanceTimers: true });
      await publishAPhone();
      await screen.findByRole('heading', soon);
      expect(screen.queryByText(/takes longer than usual/)).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(screen.getByRole('heading', soon)).toBeInTheDocument();
      expect(screen.getByText(/takes longer than usual/)).toBeInTheDocument();
      shown = pagesOf(7);
      expect(await screen.findByRole('heading', now)).toBeInTheDocument();
      expect(screen.queryByText(/takes longer than usual/)).not.toBeInTheDocument();
    });

    it('does not say in the history that visitors see it', async () => {
      shown = pagesOf(6);
      const { router } = await publishAPhone();
      await screen.findByRole('heading', soon);
      await act(() => router.navigate('/admin/site/history'));
      expect(await screen.findByRole('link', { name: 'Edition 7' })).toBeInTheDocument();
      expect(screen.queryByText(/Visitors see it now/)).not.toBeInTheDocument();
      shown = pagesOf(7);
      expect(await screen.findByText(/Visitors see it now/)).toBeInTheDocument();
    });
  });

  it('says when there is nothing to publish', async () => {
    await open('/publish');
    expect(screen.getByText(/Visitors see edition 6, published 20 November 2026/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  });

  it('leaves out what needs a look, and says so', async () => {
    server.rules = ({ contact }) =>
      contact.email === 'hello' ? [{ field: 'contact.email', message: 'This is no e-mail address.' }] : [];
    const { user, router } = await open('/contact');
    await type(screen.getByLabelText('E-mail'), 'hello');
    await type(screen.getByLabelText('Phone'), '+91 22222 22222');
    await screen.findByText('Saved, but one field needs a look.', { selector: 'summary' });
    await act(() => router.navigate('/admin/site/publish'));
    expect(
      screen.getByText('This needs a look first, so it is not part of what you publish:'),
    ).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'What changes' })).getAllByRole('listitem')).toHaveLength(
      1,
    );
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByRole('heading', { name: /^Published, edition 7/ });
    expect(server.current.content.contact).toMatchObject({
      email: siteContent.contact.email,
      phone: '+91 22222 22222',
    });
    await act(() => router.navigate('/admin/site/contact'));
    expect(screen.getByLabelText('E-mail')).toHaveValue('hello');
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
  });

  it('says why it did not work', async () => {
    server.saveElsewhere((content) => ({ ...content, notices: [], reviews: content.reviews.slice(1) }));
    const { user } = await open('/publish', {
      'POST /api/site/publish': () => errorResponse(409, 'A newer edition was published meanwhile.'),
    });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(
      await screen.findByText('It is not published: A newer edition was published meanwhile.'),
    ).toBeInTheDocument();
  });

  const faulty = (content: typeof siteContent) => {
    content.notices = [{ id: 'n', text: 'Closed', from: '2026-01-10T00:00', until: '2036-01-17T00:00' }];
    content.hours.special = [
      {
        id: 'p',
        from: '2036-01-14',
        until: '2036-01-16',
        times: [{ opens: '10:00', closes: '12:00' }],
        reason: '',
      },
    ];
    const [program] = content.academy.programs;
    if (program) program.gallery = [{ image: 'photo:lipsticks', alt: '' }];
    return content;
  };

  it.each([
    ['services.hair[1].price.rupees', 'Hair Spa · price'],
    ['services.hair[1].details[0]', 'Hair Spa · highlights', 'services.hair[1].details'],
    ['offers.packages[0].worth', 'Wax Works · worth one by one, in rupees'],
    ['hours.weekly.tuesday[0].closes', 'Tuesday · times'],
    ['hours.special[0].until', '14–16 January · last day'],
    ['notices[0].text', 'Notice “Closed” · the line'],
    ['contact.email', 'E-mail'],
    ['reviews[2].author', 'Review by Sara · first name'],
    ['questions[1].pages', 'Question “Do you take cards?” · shown on', 'questions[1].pages.home'],
    ['photos.work[2].alt', 'Photographs · Our work 3 · description'],
    ['photos.highlights[0].image', 'Photographs · Home page 1 · picture'],
    ['photos.heroes.hair.alt', "Photographs · Top of Women's Hair · description"],
    ['academy.programs[0].gallery[0].alt', 'Foundation · picture 1 · description'],
    ['academy.programs[0].fee', 'Foundation · fee in rupees'],
  ])('names the entry of %s and leads to its field', async (field, name, id = field) => {
    server.saveElsewhere(faulty);
    server.rules = () => [{ field, message: 'This can not be shown.' }];
    const { user, router } = await open('/contact');
    await type(screen.getByLabelText('Parking'), 'Behind the bakery');
    await screen.findByText('Not saved yet: one field needs a look.', { selector: 'summary' });
    await act(() => router.navigate('/admin/site/publish'));
    const [link] = screen.getAllByRole('link', { name });
    await user.click(link as HTMLElement);
    await waitFor(() => expect(document.activeElement?.id).toBe(id));
    expect(document.activeElement?.closest('details:not([open])')).toBeNull();
  });

  it('can be given up, with a way back', async () => {
    server.saveElsewhere((content) => ({ ...content, reviews: content.reviews.slice(1) }));
    const { user } = await open('/publish');
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    const question = screen.getByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText(/Nothing has changed/)).toBeInTheDocument();
    expect(server.draft).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Review by Anita is removed')).toBeInTheDocument();
    await saved();
  });
});

describe('history', () => {
  const older = {
    edition: 5,
    publishedAt: '2026-11-01T05:12:00.000Z',
    summary: ['New phone'],
    content: { ...siteContent, reviews: siteContent.reviews.slice(1) },
  };

  it('lists the editions, shows one, and brings it back into the draft', async () => {
    server.editions.push(older);
    const { user, at } = await open('/history', {
      'GET /api/site/editions/5': () => Response.json(older),
    });
    expect(await screen.findByText(/Visitors see it now/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Edition 5' }));
    expect(await screen.findByText('Review by Anita is removed')).toBeInTheDocument();
    expect(screen.getByText('New phone')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Bring it back' }));
    await waitFor(() => expect(at()).toBe('/admin/site/publish'));
    await saved();
    expect(server.draft?.content.reviews).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.draft?.content.reviews).toHaveLength(3));
  });

  it('ends with what the site came with, which can be brought back too', async () => {
    server.editions.push({ ...older, edition: 1, summary: [CAME_WITH], content: firstEdition() });
    const { user } = await open('/history', {
      'GET /api/site/editions/1': () => Response.json(server.editions.at(-1)),
    });
    await user.click(await screen.findByRole('link', { name: 'What the site came with' }));
    expect(await screen.findByText(/before anything was published/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Bring it back' }));
    expect(await screen.findByText('What the site came with is in your draft.')).toBeInTheDocument();
    await saved();
    expect(server.draft?.content.reviews).toHaveLength(11);
  });

  it('shows older ones when asked', async () => {
    const { user } = await open('/history', {
      'GET /api/site/editions': ({ query }) =>
        query.get('cursor') === 'c1'
          ? Response.json([older])
          : Response.json([{ ...older, edition: 6 }], {
              headers: { Link: '</api/site/editions?cursor=c1>; rel="next"' },
            }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show older ones' }));
    expect(await screen.findByRole('link', { name: 'Edition 5' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
  });
});

describe('preview', () => {
  it('shows the page as the draft makes it, without its scripts, at two widths', async () => {
    const { user, calls } = await open('/preview', {
      'GET /preview/': () => new Response('<h1>Home</h1><script>1</script>'),
      'GET /preview/offers': () => new Response('<h1>Offers</h1>'),
    });
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the page');
    expect(frame.srcdoc).toContain('<h1>Home</h1>');
    expect(frame.srcdoc).not.toContain('<script>');
    expect(calls.find(({ name }) => name === 'GET /preview/')?.headers.get('Authorization')).toBe(
      'Bearer good-token',
    );
    await user.selectOptions(screen.getByLabelText('Page'), 'Offers');
    await waitFor(() => expect(frame.srcdoc).toContain('<h1>Offers</h1>'));
    await user.click(screen.getByRole('button', { name: 'Desktop' }));
    expect(screen.getByTitle('Preview of the page')).toHaveStyle({ width: '1280px' });
  });
});

describe('hours', () => {
  const day = (name: string) => within(screen.getByRole('group', { name }));

  it('opens and closes a day, and adds a break', async () => {
    const { user } = await open('/hours');
    expect(day('Monday').getByRole('checkbox', { name: 'Monday: open' })).not.toBeChecked();
    await user.click(day('Monday').getByRole('checkbox', { name: 'Monday: open' }));
    await user.click(day('Tuesday').getByRole('button', { name: 'Tuesday: add a break' }));
    await user.click(day('Sunday').getByRole('checkbox', { name: 'Sunday: open' }));
    await saved();
    expect(server.draft?.content.hours.weekly).toMatchObject({
      monday: [{ opens: '10:00', closes: '20:00' }],
      tuesday: [
        { opens: '10:00', closes: '13:00' },
        { opens: '16:00', closes: '20:00' },
      ],
      sunday: [],
    });
  });

  it('copies a day to others', async () => {
    const { user } = await open('/hours');
    await user.click(screen.getByRole('button', { name: 'Copy Monday to other days' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Copy Monday to' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Saturday' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Sunday' }));
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Monday is copied to Saturday and Sunday.')).toBeInTheDocument();
    await waitFor(() => expect(server.draft?.content.hours.weekly.sunday).toEqual([]));
    expect(server.draft?.content.hours.weekly.saturday).toEqual([]);
    expect(server.draft?.content.hours.weekly.friday).not.toEqual([]);
  });

  it('closes for a festival', async () => {
    const { user } = await open('/hours');
    await user.click(screen.getByRole('button', { name: 'Add closed days or special hours' }));
    const reason = screen.getByLabelText('Reason');
    expect(reason).toHaveFocus();
    await user.type(reason, 'Pongal');
    await type(screen.getByLabelText('First day'), '2037-01-14');
    expect(screen.getByLabelText('Last day')).toHaveValue('2037-01-14');
    await type(screen.getByLabelText('Last day'), '2037-01-16');
    await waitFor(() =>
      expect(server.draft?.content.hours.special).toEqual([
        { id: expect.any(String), from: '2037-01-14', until: '2037-01-16', times: [], reason: 'Pongal' },
      ]),
    );
  });
});

describe('notices', () => {
  it('are written with a beginning and an end', async () => {
    const { user } = await open('/notices');
    await user.click(screen.getByRole('button', { name: 'Add a notice' }));
    await user.type(screen.getByLabelText('The line'), 'Closed for Pongal, 14–16 January');
    await type(screen.getByLabelText('Shown from'), '2037-01-10T08:00');
    await type(screen.getByLabelText('Until'), '2037-01-17T00:00');
    await waitFor(() =>
      expect(server.draft?.content.notices).toEqual([
        {
          id: expect.any(String),
          text: 'Closed for Pongal, 14–16 January',
          from: '2037-01-10T08:00',
          until: '2037-01-17T00:00',
        },
      ]),
    );
    expect(
      screen.getByText(/^from 10 January 2037, 08:00 until the end of 16 January 2037$/),
    ).toBeInTheDocument();
  });
});

describe('reviews', () => {
  const authors = () => server.draft?.content.reviews.map(({ author }) => author);

  it('are put in order by buttons, which say where one is now and keep the focus', async () => {
    const { user } = await open('/reviews');
    const down = screen.getByRole('button', { name: 'Move Review by Anita down' });
    await user.click(down);
    expect(down).toHaveFocus();
    expect(screen.getByText('Review by Anita is now 2 of 3.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move Review by Sara up' }));
    await waitFor(() => expect(authors()).toEqual(['Meera', 'Sara', 'Anita']));
    await user.click(screen.getByRole('button', { name: 'Move Review by Meera up' }));
    expect(screen.getByText('Review by Meera is already first.')).toBeInTheDocument();
  });

  it('are removed with a way back, to the same place', async () => {
    const { user } = await open('/reviews');
    await user.click(screen.getByRole('button', { name: 'Remove Review by Meera' }));
    await waitFor(() => expect(authors()).toEqual(['Anita', 'Sara']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(authors()).toEqual(['Anita', 'Meera', 'Sara']));
  });

  it('are added, edited and hidden', async () => {
    const { user } = await open('/reviews');
    await user.click(screen.getByRole('button', { name: 'Add a review' }));
    const row = within(screen.getAllByRole('listitem').at(-1) ?? document.body);
    expect(row.getByLabelText('What was said')).toHaveFocus();
    await user.type(row.getByLabelText('What was said'), 'They listened.');
    await user.type(row.getByLabelText('First name'), 'Uma');
    await user.click(screen.getByText('Edit', { selector: '[aria-label="Edit Review by Anita"]' }));
    const [hidden] = screen.getAllByLabelText('Hidden from visitors');
    if (!hidden) throw new Error('It can’t be hidden.');
    await user.click(hidden);
    await waitFor(() =>
      expect(server.draft?.content.reviews).toMatchObject([
        { author: 'Anita', hidden: true },
        { author: 'Meera' },
        { author: 'Sara' },
        { author: 'Uma', content: 'They listened.', location: '' },
      ]),
    );
  });
});
