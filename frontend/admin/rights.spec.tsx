import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '../../service-kit/src/roles';
import { errorResponse, type Handlers, json, offline } from '../test/adminServer';
import { adminPost, adminSummary } from '../test/posts';
import { openAdmin } from '../test/renderAdmin';
import { sessionAs } from '../test/session';
import { SiteArea } from '../test/siteArea';
import { rememberRights } from './rights';

const area = new SiteArea();

/** Priya has this role, and colleagues. */
async function openAs(role: Role, path: string, handlers: Handlers = {}) {
  rememberRights(sessionAs(role));
  const { calls } = await openAdmin(`/admin${path}`, {
    ...area.server.handlers,
    'GET /api/admin/session': () => json(sessionAs(role)),
    'PUT /api/presence/site': () => json([]),
    'PUT /api/presence/oil': () => json([]),
    ...handlers,
  });
  await screen.findByRole('heading', { level: 1 });
  return calls;
}

const reading = (post: object) => json(post, { headers: { ETag: '"1"' } });

/** The words of all that leads somewhere, does something, or is said. */
const offered = () =>
  Array.from(
    document.querySelectorAll('a, button, label, h1, p'),
    (one) => one.getAttribute('aria-label') ?? one.textContent,
  );

const behind = ['Visitors', 'People in pictures', 'How the site is', 'In and out', 'People', 'Who did what'];
const content = [
  'Prices',
  'Pages & pictures',
  'Make it yours',
  'Your salon',
  'Buttons & messages',
  'Short addresses',
  'Old addresses',
  'History',
  'Find something to change',
];
const always = ['Blog', 'Hours & notices', 'More', 'Publish', 'Your login'];
const OTHER_ROLE = 'This page is not for your role';

it.each<[Role, string, shown: string[], missing?: string[]]>([
  ['owner', '/site', [...always, ...content, ...behind]],
  ['editor', '/site', [...always, ...content], behind],
  ['front desk', '/site', always, [...content, ...behind]],
  ...['visitors', 'pictures', 'condition', 'carry', 'people', 'journal'].map(
    (page) => ['editor', `/${page}`, [OTHER_ROLE]] as [Role, string, string[]],
  ),
  ...['people', 'site/prices', 'site/words/home', 'site/history', 'blog/history/oil'].map(
    (page) => ['front desk', `/${page}`, [OTHER_ROLE]] as [Role, string, string[]],
  ),
  ['front desk', '/site/notices', ['Add a notice']],
  ['editor', '/blog', ['Which comb', 'View Which comb', 'Delete Which comb', 'Oil', 'Delete Oil']],
  [
    'front desk',
    '/blog',
    ['View Which comb', 'Copy link to Which comb', 'Oil'],
    ['Which comb', 'Retracted', 'Delete Which comb', 'Delete Oil'],
  ],
  ['front desk', '/blog/new', ['Visitors do not see it.'], ['Publish', 'Publish on', 'New category']],
  ['front desk', '/blog/edit/oil', ['Only an owner or an editor may change this post.'], ['Title']],
])('%s at %s is offered %j, and not %j', async (role, path, shown, missing = []) => {
  await openAs(role, path, {
    'GET /api/blogs': () =>
      json([
        adminSummary('comb', 'Which comb'),
        { ...adminSummary('old', 'Retracted'), state: 'draft' },
        { ...adminSummary('oil', 'Oil'), state: 'draft', wasPublic: false },
      ]),
    'GET /api/blogs/oil': () => reading(adminPost('oil', { state: 'draft' })),
  });
  await waitFor(() => expect(offered()).toEqual(expect.arrayContaining(shown)));
  for (const one of missing) expect(offered()).not.toContain(one);
});

it('the front desk is offered no more without a connection', async () => {
  await openAs('front desk', '/site', { 'GET /api/admin/session': offline });
  expect(offered()).not.toContain('Prices');
});

it('the front desk saves a draft, as a draft', async () => {
  const calls = await openAs('front desk', '/blog/new', {
    'POST /api/blogs': () => reading(adminPost('oil', { state: 'draft', wasPublic: false })),
    'PUT /api/blogs/oil': () => reading(adminPost('oil', { state: 'draft', wasPublic: false })),
  });
  await userEvent.type(await screen.findByLabelText('Title'), 'Oil');
  const sent = () => calls.find(({ name }) => name === 'POST /api/blogs')?.body;
  await waitFor(() => expect(sent()).toMatchObject({ state: 'draft' }));
});

it('the front desk hides an offer beside the hours', async () => {
  await openAs('front desk', '/site/hours');
  const offers = within(await screen.findByRole('region', { name: 'Offers that visitors see' }));
  const [first] = offers.getAllByRole('checkbox', { checked: true });
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(area.draft?.offers.packages[0]?.hidden).toBe(true));
});

it('the front desk publishes when only what it may change has changed', async () => {
  area.server.saveElsewhere((content) => ({ ...content, notices: [] }));
  await openAs('front desk', '/site/publish');
  expect(await screen.findByRole('button', { name: 'Publish now' })).toBeVisible();
  cleanup();
  area.server.saveElsewhere((content) => ({ ...content, reviews: [] }));
  await openAs('front desk', '/site/publish');
  expect(await screen.findByText(/^Some of this is not among the things that the front desk/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish now' })).not.toBeInTheDocument();
});

// e2e/tests/people.spec.ts lowers a role while a post is written.
it('a role that is lowered keeps what was typed, and Undo takes it back', async () => {
  const sentence = 'Your role does not allow this. Please ask the owner of the site.';
  let role: Role = 'editor';
  await openAs(role, '/site/salon', {
    'GET /api/admin/session': () => json(sessionAs(role)),
    'PUT /api/site/draft': () => {
      role = 'front desk';
      return errorResponse(403, sentence);
    },
  });
  await userEvent.type(await screen.findByLabelText('Phone'), '1');
  // In place of the field.
  expect(await screen.findByRole('heading', { name: OTHER_ROLE })).toHaveFocus();
  expect(screen.getAllByText(`Not saved: ${sentence} It is kept on this device.`)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Undo phone' }));
  expect(screen.getAllByText('No changes')).toHaveLength(2);
});

describe('names', () => {
  it.each([
    ['of several people are beside editions, what was not chosen, and their drafts', false, 4],
    ['are missing for one who is alone', true, 0],
  ])('%s', async (_, isAlone, count) => {
    const { server } = area;
    const { content } = server.current;
    Object.assign(server.current, { by: 'Anu' });
    server.setAside = [{ n: 1, date: '2026-11-21T05:12:00.000Z', content, by: 'Anu' }];
    server.saveElsewhere((draft) => ({ ...draft, notices: [] }), 'Anu');
    await openAs('owner', '/site/history', {
      'GET /api/admin/session': () => json({ ...sessionAs('owner'), isAlone }),
    });
    await screen.findByRole('button', { name: /^Show Not chosen/ });
    await waitFor(() => expect(screen.queryAllByText(/ by Anu/, { ignore: 'script' })).toHaveLength(count));
  });

  it('say whose the other version of the site is', async () => {
    await openAs('owner', '/site/salon');
    const phone = await screen.findByLabelText('Phone');
    area.server.saveElsewhere(
      (draft) => ({ ...draft, contact: { ...draft.contact, phone: '+91 1' } }),
      'Anu',
    );
    await userEvent.type(phone, '2');
    expect(await screen.findByText('Anu changed the site too', { selector: 'h2' })).toBeVisible();
  });

  it('say whose the other version of a post is', async () => {
    const answers = [adminPost('oil'), adminPost('oil', { title: 'Hers', updatedBy: 'Anu' })];
    await openAs('owner', '/blog/edit/oil', {
      'GET /api/blogs/oil': () => reading(answers.shift() ?? {}),
      'PUT /api/blogs/oil/changes': () => errorResponse(412, 'Anu has changed the post meanwhile.'),
    });
    await userEvent.click(await screen.findByLabelText('Title'));
    await userEvent.paste(' warm');
    expect(await screen.findByText('Anu changed this post too', { selector: 'h2' })).toBeVisible();
    expect(screen.getByText(/^While you were writing, Anu saved it/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'My version' })).toHaveTextContent('Title of oil warm');
    expect(screen.getByRole('region', { name: 'Their version' })).toHaveTextContent('Hers');
  });
});
