import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '../../service-kit/src/roles';
import { errorResponse, json, offline, serve } from '../test/adminServer';
import { adminPost, adminSummary } from '../test/posts';
import { renderAdmin } from '../test/renderAdmin';
import { sessionAs } from '../test/session';
import { SiteArea } from '../test/siteArea';
import { rememberRights } from './rights';

const area = new SiteArea();

/** Priya has this role, and colleagues. */
function asked(role: Role): Parameters<typeof serve>[0] {
  rememberRights(sessionAs(role));
  return {
    'GET /api/admin/session': () => json(sessionAs(role)),
    'PUT /api/presence/site': () => json([]),
    'PUT /api/presence/oil': () => json([]),
  };
}

const openSite = (role: Role, path: string, handlers = {}) =>
  area.open(`/admin/site${path}`, /./, { ...asked(role), ...handlers });

async function openBlog(role: Role, path: string, handlers: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ ...area.server.handlers, ...asked(role), ...handlers });
  return { calls, ...(await renderAdmin(`/admin/blog${path}`)) };
}

const names = (elements: HTMLElement[]) =>
  elements.map((element) => element.getAttribute('aria-label') ?? element.textContent);
const linksIn = (role: 'navigation' | 'list', name: string) =>
  names(within(screen.getByRole(role, { name })).getAllByRole('link'));
const buttons = () => names(within(screen.getByRole('main')).queryAllByRole('button'));

const own = ['My devices', 'Change password'];

describe('offers each role only what it may do', () => {
  it.each<[Role, string[], string[]]>([
    [
      'owner',
      ['Blog', 'Prices', 'Hours & notices', 'Pages & pictures', 'More'],
      ['Visitors', 'People in pictures', 'How the site is', 'People', 'Who did what', ...own],
    ],
    ['editor', ['Blog', 'Prices', 'Hours & notices', 'Pages & pictures', 'More'], own],
    ['front desk', ['Blog', 'Hours & notices', 'More'], own],
  ])('%s: places, and what is behind the site', async (role, places, behind) => {
    await openSite(role, '');
    expect(linksIn('navigation', 'Places')).toEqual(places);
    expect(linksIn('list', 'Behind the site')).toEqual(behind);
    expect(linksIn('list', 'Publishing')).toEqual(['Publish', 'History']);
    const ofContent = [
      ...screen.queryAllByRole('list', { name: 'Parts of the site' }),
      ...screen.queryAllByLabelText('Find something to change'),
    ];
    expect(ofContent).toHaveLength(role === 'front desk' ? 0 : 3);
  });

  it.each<[Role, string[]]>([
    ['owner', ['/visitors', '/pictures', '/condition', '/people', '/journal']],
    ['editor', ['/site/prices', '/site/salon']],
    ['front desk', ['/site/hours', '/site/notices', '/site/publish', '/site/history', '/blog/new']],
  ])('%s: pages that those below may not open by their address', async (role, paths) => {
    const below = { owner: 'editor', editor: 'front desk', 'front desk': undefined } as const;
    for (const path of paths) {
      const handlers = { ...area.server.handlers, ...asked(below[role] ?? role) };
      serve(handlers);
      await renderAdmin(`/admin${path}`);
      const isRefused = async () => screen.findByRole('heading', { name: 'This page is not for your role' });
      if (below[role]) expect(await isRefused()).toBeVisible();
      else expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('your role');
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
  ])('%s: what can be done with a published post and a draft', async (role, links, actions) => {
    const draft = { ...adminSummary('oil', 'Oil'), state: 'draft' };
    await openBlog(role, '', { 'GET /api/blogs': () => json([adminSummary('comb', 'Which comb'), draft]) });
    await screen.findByText('2 posts');
    const rows = within(screen.getAllByRole('list').at(-1) as HTMLElement);
    expect(names(rows.getAllByRole('link'))).toEqual(links);
    expect(names(rows.getAllByRole('button'))).toEqual(actions);
  });

  it('front desk: writes a draft, without a category of its own, a day or Publish', async () => {
    const { calls } = await openBlog('front desk', '/new', {
      'POST /api/blogs': () => json(adminPost('oil', { state: 'draft' }), { headers: { ETag: '"1"' } }),
      'PUT /api/blogs/oil': () => json(adminPost('oil', { state: 'draft' }), { headers: { ETag: '"2"' } }),
    });
    await userEvent.type(await screen.findByLabelText('Title'), 'Oil');
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'POST /api/blogs')?.body).toMatchObject({ state: 'draft' }),
    );
    for (const name of ['Publish', 'New category', 'A client’s face is visible'])
      expect(buttons()).not.toContain(name);
    expect(screen.queryByLabelText('Publish on')).not.toBeInTheDocument();
    expect(screen.getByText('Visitors do not see it.')).toBeVisible();
  });

  it('front desk: only reads a published post and its versions', async () => {
    const handlers = {
      'GET /api/blogs/oil': () => json(adminPost('oil'), { headers: { ETag: '"1"' } }),
      'GET /api/blogs/oil/revisions': () =>
        json([{ n: 1, date: '2020-11-20T06:00:00.000Z', reason: 'published', title: 'Oil', by: 'Anu' }]),
      'GET /api/blogs/oil/revisions/1': () => json(adminPost('oil')),
    };
    const { router } = await openBlog('front desk', '/edit/oil', handlers);
    expect(await screen.findByText('Only an owner or an editor may change this post.')).toBeVisible();
    expect(screen.getByText('Content of oil')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await act(() => router.navigate('/admin/blog/history/oil'));
    expect(await screen.findByText('Published by Anu')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /20 November/ }));
    const words = await screen.findByText('Content of oil');
    const version = within(words.closest('dialog') as HTMLElement);
    expect(names(version.getAllByRole('button'))).toEqual(['Close']);
  });

  it('front desk: shows and hides an offer beside the hours', async () => {
    await openSite('front desk', '/hours');
    const offers = within(screen.getByRole('region', { name: 'Offers that visitors see' }));
    const [first] = offers.getAllByRole('checkbox') as [HTMLElement];
    expect(first).toBeChecked();
    await userEvent.click(first);
    await waitFor(() => expect(area.draft?.offers.packages[0]?.hidden).toBe(true));
  });

  it('front desk: publishes when only what it may change has changed', async () => {
    area.server.saveElsewhere((content) => ({ ...content, notices: [] }));
    await openSite('front desk', '/publish');
    expect(buttons()).toEqual(expect.arrayContaining(['Publish now', 'Discard changes']));
    cleanup();
    area.server.saveElsewhere((content) => ({ ...content, reviews: [] }));
    await openSite('front desk', '/publish');
    expect(
      await screen.findByText(/^Some of this is not among the things that the front desk may publish/),
    ).toBeVisible();
    expect(buttons()).toEqual(['Undo', 'Redo']);
  });
});

describe('a role that is lowered', () => {
  const sentence =
    'This is not among the things that the front desk may do. Please ask the owner of the site.';
  /** Priya is an editor until the service refuses. */
  function lowered() {
    let role: Role = 'editor';
    return {
      ...asked(role),
      'GET /api/admin/session': () => json(sessionAs(role)),
      refuse() {
        role = 'front desk';
        return errorResponse(403, sentence);
      },
    };
  }

  it('while a public post is written: says why, keeps what was typed, and offers less', async () => {
    const { refuse, ...handlers } = lowered();
    await openBlog('editor', '/edit/oil', {
      ...handlers,
      'GET /api/blogs/oil': () => json(adminPost('oil'), { headers: { ETag: '"1"' } }),
      'PUT /api/blogs/oil/changes': refuse,
    });
    await userEvent.type(await screen.findByLabelText('Title'), ' warm');
    await waitFor(() =>
      expect(screen.getAllByText(`Not saved: ${sentence} Kept on this device.`)).toHaveLength(2),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument());
    expect(screen.getByLabelText('Title')).toHaveValue('Title of oil warm');
    expect(linksIn('navigation', 'Places')).toEqual(['Blog', 'Hours & notices', 'More']);
  });

  it('while the site is edited: what was typed is kept, and Undo takes it back', async () => {
    const { refuse, ...handlers } = lowered();
    await openSite('editor', '/salon', { ...handlers, 'PUT /api/site/draft': refuse });
    await userEvent.type(screen.getByLabelText('Phone'), '1');
    expect(await screen.findByRole('heading', { name: 'This page is not for your role' })).toBeVisible();
    expect(screen.getAllByText(`Not saved: ${sentence} It is kept on this device.`)).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Undo phone' }));
    expect(screen.getAllByText('No changes')).toHaveLength(2);
  });
});

describe('what is kept on this device', () => {
  it('decides what is offered when the server can not be reached', async () => {
    await openSite('front desk', '', { 'GET /api/admin/session': offline });
    expect(linksIn('navigation', 'Places')).toEqual(['Blog', 'Hours & notices', 'More']);
  });

  it('makes way for what the server says', async () => {
    rememberRights(sessionAs('front desk'));
    await area.open('/admin/site', /./);
    await waitFor(() => expect(linksIn('navigation', 'Places')).toHaveLength(5));
  });
});

describe('names of people', () => {
  const [date, summary] = ['2026-11-21T05:12:00.000Z', ['New hours']];
  const content = () => area.server.current.content;
  const byAnu = () => {
    area.server.editions = [{ edition: 6, publishedAt: date, summary, content: content(), by: 'Anu' }];
    area.server.setAside = [{ n: 1, date, content: content(), by: 'Priya' }];
    area.server.saveElsewhere((draft) => ({ ...draft, notices: [] }));
    area.server.updatedBy = 'Anu';
  };

  it('are beside editions, what was not chosen, and the draft of somebody else', async () => {
    byAnu();
    await openSite('owner', '/history');
    expect(
      await screen.findByText(/21 November 2026 at 10:42 am by Anu$/, { selector: 'div' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^Not chosen .* by Priya$/ })).toBeVisible();
    expect(screen.getAllByText(/^Saved .* by Anu$/)).toHaveLength(2);
  });

  it('are missing for one who is alone', async () => {
    byAnu();
    await area.open('/admin/site/history', /./);
    await screen.findByRole('button', { name: /^Not chosen/ });
    expect(screen.queryByText(/by (Anu|Priya)/)).not.toBeInTheDocument();
  });

  it('say whose the other version of the site is', async () => {
    await openSite('owner', '/salon');
    area.server.saveElsewhere((draft) => ({ ...draft, contact: { ...draft.contact, phone: '+91 1' } }));
    area.server.updatedBy = 'Anu';
    await userEvent.type(screen.getByLabelText('Phone'), '2');
    expect(await screen.findByText('Anu changed the site too', { selector: 'h2' })).toBeVisible();
  });

  it('say whose the other version of a post is', async () => {
    const answers = [adminPost('oil'), adminPost('oil', { title: 'Hers', updatedBy: 'Anu' })];
    await openBlog('owner', '/edit/oil', {
      'GET /api/blogs/oil': () => json(answers.shift(), { headers: { ETag: '"1"' } }),
      'PUT /api/blogs/oil/changes': () => errorResponse(412, 'Anu has changed the post meanwhile.'),
    });
    await userEvent.type(await screen.findByLabelText('Title'), ' warm');
    expect(await screen.findByText('Anu changed this post too', { selector: 'h2' })).toBeVisible();
    expect(screen.getByText(/^While you were writing, Anu saved it/)).toBeVisible();
  });
});
