import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '../../service-kit/src/roles';
import { errorResponse, json, offline, serve } from '../test/adminServer';
import { adminPost, adminSummary } from '../test/posts';
import { renderAdmin } from '../test/renderAdmin';
import { sessionAs } from '../test/session';
import { SiteArea } from '../test/siteArea';
import { rememberRights } from './rights';

const area = new SiteArea();

type Handlers = Parameters<typeof serve>[0];

/** Priya has this role, and colleagues. */
async function openAs(role: Role, path: string, handlers: Handlers = {}) {
  rememberRights(sessionAs(role));
  const calls = serve({
    ...area.server.handlers,
    'GET /api/admin/session': () => json(sessionAs(role)),
    'PUT /api/presence/site': () => json([]),
    'PUT /api/presence/oil': () => json([]),
    ...handlers,
  });
  await renderAdmin(`/admin${path}`);
  await screen.findByRole('heading', { level: 1 });
  return calls;
}

const names = (elements: HTMLElement[]) =>
  elements.map((element) => element.getAttribute('aria-label') ?? element.textContent);
const linksIn = (role: 'navigation' | 'list', name: string) =>
  names(within(screen.getByRole(role, { name })).getAllByRole('link'));
const buttons = () => names(within(screen.getByRole('main')).queryAllByRole('button'));
const reading = (post: object) => json(post, { headers: { ETag: '"1"' } });

const all = ['Blog', 'Prices', 'Hours & notices', 'Pages & pictures', 'More'];
const ofTheDesk = ['Blog', 'Hours & notices', 'More'];
const own = ['My devices', 'Change password'];
const notForRole = { name: 'This page is not for your role' };

describe('offers only what a role may do', () => {
  it.each<[Role, string[], string[], string[]]>([
    [
      'owner',
      all,
      ['Publish', 'History'],
      ['Visitors', 'People in pictures', 'How the site is', 'People', 'Who did what', ...own],
    ],
    ['editor', all, ['Publish', 'History'], own],
    ['front desk', ofTheDesk, ['Publish'], own],
  ])('%s: places, and what is under More', async (role, places, publishing, behind) => {
    await openAs(role, '/site');
    expect(linksIn('navigation', 'Places')).toEqual(places);
    expect(linksIn('list', 'Publishing')).toEqual(publishing);
    expect(linksIn('list', 'Behind the site')).toEqual(behind);
    const ofContent = [
      ...screen.queryAllByRole('list', { name: 'Parts of the site' }),
      ...screen.queryAllByLabelText('Find something to change'),
    ];
    expect(ofContent).toHaveLength(role === 'front desk' ? 0 : 3);
  });

  it.each<[Role, string[]]>([
    ['editor', ['/visitors', '/pictures', '/condition', '/people', '/journal']],
    ['front desk', ['/people', '/site/prices', '/site/words/home', '/site/history', '/blog/history/oil']],
  ])('%s: no page by its address', async (role, paths) => {
    for (const path of paths) {
      await openAs(role, path);
      expect(await screen.findByRole('heading', notForRole)).toBeVisible();
      cleanup();
    }
  });

  it.each<[Role, string[], string[]]>([
    [
      'editor',
      ['Which comb', 'View Which comb', 'Oil'],
      ['Copy link to Which comb', 'Delete Which comb', 'Delete Oil'],
    ],
    ['front desk', ['View Which comb', 'Oil'], ['Copy link to Which comb']],
  ])('%s: what a published post and a draft have', async (role, links, actions) => {
    const draft = { ...adminSummary('oil', 'Oil'), state: 'draft' };
    await openAs(role, '/blog', {
      'GET /api/blogs': () => json([adminSummary('comb', 'Which comb'), draft]),
    });
    await screen.findByText('2 posts');
    const rows = within(screen.getAllByRole('list').at(-1) as HTMLElement);
    expect(names(rows.getAllByRole('link'))).toEqual(links);
    expect(names(rows.getAllByRole('button'))).toEqual(actions);
  });

  it('front desk: writes a draft, which it can not publish', async () => {
    const calls = await openAs('front desk', '/blog/new', {
      'POST /api/blogs': () => reading(adminPost('oil', { state: 'draft' })),
      'PUT /api/blogs/oil': () => reading(adminPost('oil', { state: 'draft' })),
    });
    await userEvent.type(await screen.findByLabelText('Title'), 'Oil');
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'POST /api/blogs')?.body).toMatchObject({ state: 'draft' }),
    );
    for (const name of ['Publish', 'New category']) expect(buttons()).not.toContain(name);
    expect(screen.queryByLabelText('Publish on')).not.toBeInTheDocument();
    expect(screen.getByText('Visitors do not see it.')).toBeVisible();
  });

  it('front desk: opens no published post', async () => {
    await openAs('front desk', '/blog/edit/oil', { 'GET /api/blogs/oil': () => reading(adminPost('oil')) });
    expect(await screen.findByText('Only an owner or an editor may change this post.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('front desk: hides an offer beside the hours', async () => {
    await openAs('front desk', '/site/hours');
    const offers = within(await screen.findByRole('region', { name: 'Offers that visitors see' }));
    const [first] = offers.getAllByRole('checkbox', { checked: true });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(area.draft?.offers.packages[0]?.hidden).toBe(true));
  });

  it('front desk: publishes when only what it may change has changed', async () => {
    area.server.saveElsewhere((content) => ({ ...content, notices: [] }));
    await openAs('front desk', '/site/publish');
    expect(await screen.findByRole('button', { name: 'Publish now' })).toBeVisible();
    cleanup();
    area.server.saveElsewhere((content) => ({ ...content, reviews: [] }));
    await openAs('front desk', '/site/publish');
    expect(
      await screen.findByText(/^Some of this is not among the things that the front desk/),
    ).toBeVisible();
    expect(buttons()).toEqual(['Undo', 'Redo']);
  });

  it('without a connection too, as far as is known on this device', async () => {
    await openAs('front desk', '/site', { 'GET /api/admin/session': offline });
    expect(linksIn('navigation', 'Places')).toEqual(ofTheDesk);
  });
});

describe('a role that is lowered', () => {
  const sentence =
    'This is not among the things that the front desk may do. Please ask the owner of the site.';
  let role: Role;
  const lowered: Handlers[string] = () => {
    role = 'front desk';
    return errorResponse(403, sentence);
  };
  beforeEach(() => {
    role = 'editor';
  });
  const session = { 'GET /api/admin/session': () => json(sessionAs(role)) };

  it('while a public post is written: what was typed stays, with the reason', async () => {
    await openAs(role, '/blog/edit/oil', {
      ...session,
      'GET /api/blogs/oil': () => reading(adminPost('oil')),
      'PUT /api/blogs/oil/changes': lowered,
    });
    await userEvent.type(await screen.findByLabelText('Title'), ' warm');
    expect(await screen.findAllByText(`Not saved: ${sentence} Kept on this device.`)).toHaveLength(2);
    await waitFor(() => expect(linksIn('navigation', 'Places')).toEqual(ofTheDesk));
    expect(buttons()).not.toContain('Update');
    expect(screen.getByLabelText('Title')).toHaveValue('Title of oil warm');
  });

  it('while the site is edited: what was typed is kept, and Undo takes it back', async () => {
    await openAs(role, '/site/salon', { ...session, 'PUT /api/site/draft': lowered });
    await userEvent.type(await screen.findByLabelText('Phone'), '1');
    expect(await screen.findByRole('heading', notForRole)).toBeVisible();
    expect(screen.getAllByText(`Not saved: ${sentence} It is kept on this device.`)).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Undo phone' }));
    expect(screen.getAllByText('No changes')).toHaveLength(2);
  });
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
    await screen.findByRole('button', { name: /^Not chosen/ });
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
    await userEvent.type(await screen.findByLabelText('Title'), ' warm');
    expect(await screen.findByText('Anu changed this post too', { selector: 'h2' })).toBeVisible();
    expect(screen.getByText(/^While you were writing, Anu saved it/)).toBeVisible();
  });
});
