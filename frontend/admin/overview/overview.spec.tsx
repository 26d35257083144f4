import { sampleContent } from '@salon/content/testing/sample';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, type Handlers, json } from '../../test/adminServer';
import { adminPost, adminSummary } from '../../test/posts';
import { openAdmin } from '../../test/renderAdmin';

const date = '2099-11-30T18:30:00.000Z';
const plan = { publishedAt: date, summary: ['New prices'], etag: '"p"' };
const draft = { updated: '2020-11-20T05:12:00.000Z', summary: ['Phone', 'Parking'] };
const handlers = {
  'GET /api/site': () => json({ edition: 6, publishedAt: date, content: sampleContent() }),
  'GET /api/site/pending': () => json({ draft, plan }),
  'GET /api/blogs': () => json([adminSummary('comb', 'Which comb')]),
};
const overview = () => within(screen.getByRole('region', { name: 'Overview' }));

it('shows the state of the site above the list of posts, with few requests', async () => {
  const { calls, at } = await openAdmin('/admin', handlers);
  expect(at()).toBe('/admin/blog');
  await overview().findByRole('link', { name: /of 13 steps are still the sample’s$/ });
  const links = overview().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringMatching(/^(Open|Closed)/), '/admin/site/hours'],
    ['2 changes not published', '/admin/site/publish'],
    [expect.stringMatching(/^1 change scheduled for .* 1 Dec,? 2099, 12:00 am$/), '/admin/site/publish'],
    [expect.anything(), '/admin/site/yours'],
  ]);
  expect(calls).toHaveLength(8);
});

it('says how many steps are left once it is known whether sample posts are', async () => {
  let answer = (_: Response) => {};
  const asked = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  await openAdmin('/admin', {
    ...handlers,
    'GET /api/blogs': ({ query }) => (query.get('state') === 'sample' ? asked : json([])),
  });
  await overview().findByRole('link', { name: '2 changes not published' });
  expect(overview().queryByText(/still the sample’s/)).toBeNull();
  answer(json([adminSummary('comb', 'Which comb')]));
  expect(await overview().findByText(/of 13 steps/)).toBeVisible();
});

it('of very many changes it is not said how many', async () => {
  const summary = Array.from({ length: 50 }, (_, n) => `Service ${n}`);
  await openAdmin('/admin', {
    ...handlers,
    'GET /api/site/pending': () => json({ draft: { ...draft, summary }, plan: null }),
  });
  expect(await overview().findByText('More than 49 changes not published')).toBeVisible();
});

const until = '2027-03-03T06:00:00.000Z';
const well = {
  faults: [],
  backup: {
    ...{ good: '2020-11-20T05:12:00.000Z', fault: null, late: false },
    copy: { good: '2020-11-20T06:00:00.000Z', fault: null, late: false, checked: null },
  },
  certificate: { until, renews: true },
  diskUsed: 0.4,
  version: { made: '2026-11-20T06:30:00.000Z', isOutdated: true },
};
const facts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

async function arrive(path: string, condition: object) {
  await openAdmin(path, { 'GET /api/condition': () => json(condition), 'GET /api/blogs': () => json([]) });
}

it('the owner reads in her words that the site is well', async () => {
  await arrive('/admin/condition', well);
  expect(await screen.findByText('The site is well.')).toBeVisible();
  expect(facts()).toEqual([
    'Last backup: 20 November 2020 at 10:42 am',
    'Last copy: 20 November 2020 at 11:30 am, in another place',
    'Certificate: until 3 March 2027, renews by itself',
    'Room on the disk: plenty',
    'Version: of 20 November 2026; a newer one is there',
  ]);
});

it('what is not as it should be comes first, and what can’t be known is said', async () => {
  await arrive('/admin/condition', {
    faults: [{ kind: 'lastBackup', words: 'The last backup of the site failed, or is late.' }],
    backup: { good: null, fault: 'The disk is full.', late: false, copy: null },
    certificate: { until, renews: false },
    diskUsed: 0.7,
    version: null,
  });
  const said = await screen.findByText('The last backup of the site failed, or is late.');
  expect(said.closest('div')).toHaveTextContent('after the website, in these words: “The disk is full.”');
  expect(facts()).toEqual([
    'Last backup: none yet',
    'Last copy: none: backups stay on this machine',
    'Certificate: until 3 March 2027, a new one has to take its place by then',
    'Room on the disk: 70 % is used',
    'Version: not known here',
  ]);
});

it('the owner is told where she arrives what is wrong, and led to the page from there', async () => {
  const faults = [{ kind: 'disk', words: 'The disk is 90 % full.' }];
  await arrive('/admin', { ...well, faults });
  const notice = (await screen.findByText('The disk is 90 % full.')).closest('[role=alert]');
  expect(notice).toHaveTextContent('The disk is 90 % full.How the site is');
  await userEvent.click(screen.getByRole('link', { name: 'How the site is' }));
  expect(await screen.findByRole('heading', { name: 'How the site is' })).toBeVisible();
});

it('nothing is said there when all is well', async () => {
  await openAdmin('/admin', {
    'GET /api/condition': () => json(well),
    'GET /api/blogs': () => errorResponse(503, 'Not now.'),
  });
  await screen.findByText(/Not now/);
  expect(screen.queryByText('How the site is')).not.toBeInTheDocument();
});

const image = '/media/0a-600x400-4a3a30/960.jpg';
const PUT = 'PUT /api/consents/0a-600x400-4a3a30';
const noted = {
  image,
  who: 'Priya',
  uses: ['site', 'social'],
  until: '2020-05-31',
  given: 'on chat',
  places: [],
};
const bare = { image, given: '', places: ['the site or its history', 'the post “A wedding”'] };
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const open = async (consents: object[], more: Handlers = {}) => {
  const { calls } = await openAdmin('/admin/pictures', {
    'GET /api/consents': () => json(consents),
    ...more,
  });
  await screen.findByRole('heading', { level: 1, name: 'People in pictures' });
  return calls;
};
it('a picture’s own form shows what is noted of it', async () => {
  await openAdmin('/admin/blog/edit/oil', {
    'GET /api/consents': () => json([noted]),
    'GET /api/blogs/oil': () => json(adminPost('oil', { image }), { headers: { ETag: '"1"' } }),
  });
  await screen.findByLabelText('Title');
  await click('A client’s face is visible in the cover');
  expect(await screen.findByLabelText('Name')).toHaveValue('Priya');
  expect(screen.getByLabelText('Agreed on')).toHaveValue('on chat');
});

// e2e/tests/site-withdrawn.spec.ts withdraws a picture.
describe('people in pictures', () => {
  it('are saved; an error is shown at its field, and what was typed stays', async () => {
    let tries = 0;
    const message = 'Please enter the name of the person.';
    const refused = errorResponse(400, message, { errors: [{ field: 'who', message }] });
    const calls = await open([bare], {
      [PUT]: () => (tries++ === 0 ? refused : new Response(null, { status: 204 })),
    });
    await click('Change or withdraw picture 1');
    await userEvent.type(screen.getByLabelText('Until'), '2027-05-31');
    await click('Save');
    const who = screen.getByLabelText('Name');
    await waitFor(() => expect(who).toHaveAccessibleDescription(/Please enter the name/));
    await userEvent.type(who, 'Priya');
    await click('Save');
    expect(await screen.findByText('Priya is noted.')).toBeInTheDocument();
    expect(calls.findLast(({ name }) => name === PUT)?.body).toEqual({
      who: 'Priya',
      uses: ['site', 'posts'],
      until: '2027-05-31',
      given: '',
    });
  });

  it('are listed with what they agreed to, also when that has ended', async () => {
    await open([noted, { ...bare, image: image.replace('0a', '0b') }]);
    const words = 'Priya, on the site and on social media, until 31 May 2020, agreed on chat';
    expect(
      await screen.findByText((_, element) => element?.textContent === words && element.tagName === 'P'),
    ).toHaveAttribute('style', 'color: var(--error);');
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toContain('Used in: nothing.');
    expect(rows[1]).toContain('Used in: the site or its history and the post “A wedding”.');
  });
});
