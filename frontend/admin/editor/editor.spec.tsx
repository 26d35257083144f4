import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIRST_CATEGORIES } from '../../../blog-service/src/categories/first-categories';
import {
  answerLost,
  badGateway,
  deferred,
  errorResponse,
  json,
  offline,
  serve as serveCalls,
} from '../../test/adminServer';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';
import { pause } from '../saving/Saver';

/** Adds default answers for the categories and for saving drafts and unpublished edits. */
const serve = (handlers: Parameters<typeof serveCalls>[0]) =>
  serveCalls({
    'GET /api/categories': () => json(FIRST_CATEGORIES.map((name, id) => ({ id, name, posts: 0 }))),
    'POST /api/blogs': () => draftOf(stored),
    'PUT /api/blogs/oil/changes': () => reading(stored, '"1b"'),
    ...handlers,
  });

const { ms: usualPause } = pause;
beforeEach(() => {
  beLoggedIn();
  pause.ms = 60_000;
});
afterEach(() => {
  pause.ms = usualPause;
  localStorage.clear();
  sessionStorage.clear();
});

const TITLE = 'Oil before the wash';
const TEXT = 'Warm two spoons of oil and work it into the lengths.';
const stored = {
  _id: 'oil',
  title: TITLE,
  content: `<p>${TEXT}</p>`,
  excerpt: TEXT,
  author: 'Kadali — Salon & Academy',
  category: 'Skin Care',
  image: null,
  imageAlt: null,
  focus: null,
  date: '2026-11-01T06:00:00.000Z',
  updated: '2026-11-01T06:00:00.000Z',
  state: 'published',
  binned: null,
  changes: null,
};
const reading = (post: object = stored, etag = '"1"') => json(post, { headers: { ETag: etag } });
const draftOf = (post: object) => reading({ ...post, state: 'draft' });
const created = () => json(stored, { status: 201, headers: { ETag: '"1"' } });

const title = () => screen.getByLabelText('Title');
const content = () => screen.getByRole('textbox', { name: 'Content' });
const save = () => screen.getByRole('button', { name: /^(Publish|Update)$/ });

async function open(path = '/admin/blog/new') {
  const rendered = await renderAdmin(path);
  await screen.findByLabelText('Title');
  return rendered;
}

function paste(data: Record<string, string>) {
  fireEvent.paste(content(), {
    clipboardData: { types: Object.keys(data), files: [], getData: (type: string) => data[type] ?? '' },
  });
}

async function write(text = TEXT) {
  await userEvent.click(title());
  await userEvent.paste(TITLE);
  act(() => paste({ 'text/plain': text }));
}

describe('form', () => {
  it('has a label for everything, the eleven categories, and marks what is required', async () => {
    serve({});
    await open();
    expect(title()).toBeRequired();
    expect(content()).toHaveAttribute('aria-required', 'true');
    expect(screen.getByLabelText('Category')).toHaveValue('Hair Care');
    await waitFor(() =>
      expect(within(screen.getByLabelText('Category')).getAllByRole('option')).toHaveLength(11),
    );
    expect(screen.getByLabelText('Picture')).toHaveAttribute('type', 'file');
    expect(screen.getByLabelText('Excerpt')).toHaveValue('');
  });

  it('says beside the fields what is wrong, and goes to the first', async () => {
    const calls = serve({});
    await open();
    await userEvent.type(title(), ' Oil ');
    await userEvent.click(save());
    expect(title()).toHaveAccessibleDescription(/Title must be at least 5 characters long$/);
    expect(content()).toHaveAccessibleDescription(/Content must be at least 20 characters long$/);
    expect(title()).toHaveFocus();
    await userEvent.type(title(), ' before');
    expect(screen.queryByText('Title must be at least 5 characters long')).not.toBeInTheDocument();
    await userEvent.click(save());
    expect(content()).toHaveFocus();
    expect(calls.some(({ name }) => name === 'POST /api/blogs')).toBe(false);
  });

  it('makes the excerpt from the text until there is one of its own', async () => {
    serve({});
    await open();
    await write(`${'nine char '.repeat(20)}`);
    const excerpt = screen.getByLabelText('Excerpt');
    expect(excerpt).toHaveValue(`${'nine char '.repeat(15).trim()}...`);
    await userEvent.clear(excerpt);
    await userEvent.type(excerpt, 'My own words');
    act(() => paste({ 'text/plain': 'more' }));
    expect(excerpt).toHaveValue('My own words');
    await userEvent.click(screen.getByRole('button', { name: 'Make it from the text again' }));
    expect(excerpt).toHaveValue(`${'nine char '.repeat(15).trim()}...`);
  });

  it("reads a chat's *bold* as bold when it is pasted", async () => {
    serve({});
    await open();
    act(() => paste({ 'text/plain': 'First *warm oil*, then a comb.' }));
    expect(within(content()).getByText('warm oil').tagName).toBe('STRONG');
    expect(content()).toHaveTextContent('First warm oil, then a comb.');
  });

  it('previews the post as its page, as a card and as a link in a chat', async () => {
    serve({});
    await open();
    await write();
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = screen.getByRole('dialog', { name: 'Preview' });
    expect(await within(preview).findAllByText(TITLE)).not.toHaveLength(0);
    expect(within(preview).getByText('localhost:8080')).toBeInTheDocument();
  });

  it('has a toolbar with one tab stop, walked by arrow keys', async () => {
    serve({});
    await open();
    const toolbar = screen.getByRole('toolbar', { name: 'Formatting' });
    const names = within(toolbar)
      .getAllByRole('button')
      .map((button) => button.getAttribute('title'));
    expect(names).toEqual([
      'Heading',
      'Subheading',
      'Bold',
      'Italic',
      'Link',
      'Pictures',
      'Bulleted list',
      'Numbered list',
      'Quote',
      'Undo',
      'Redo',
    ]);
    expect(
      within(toolbar)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    act(() => within(toolbar).getByRole('button', { name: 'Heading' }).focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(within(toolbar).getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(within(toolbar).getByRole('button', { name: 'Redo' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(toolbar).getByRole('button', { name: 'Heading' })).toHaveFocus();
  });
});

describe('saving a new post', () => {
  it('sends what was written, says so and goes to the list', async () => {
    const calls = serve({
      'POST /api/blogs': () => created(),
      'GET /api/blogs': () => json([]),
    });
    const { at } = await open();
    await write();
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Curly Hair');
    await userEvent.click(save());
    expect(await screen.findByText('Blog saved successfully!')).toBeInTheDocument();
    expect(at()).toBe('/admin/blog');
    const sent = calls.find(({ name }) => name === 'POST /api/blogs');
    expect(sent?.headers.get('Authorization')).toBe('Bearer good-token');
    expect(sent?.body).toEqual({
      title: TITLE,
      content: `<p>${TEXT}</p>`,
      excerpt: TEXT,
      author: 'Kadali — Salon & Academy',
      category: 'Curly Hair',
      image: null,
      imageAlt: null,
      focus: null,
      state: 'published',
    });
    expect(localStorage.getItem('adminDraft:new')).toBeNull();
  });

  it('saves once also when the second click comes as the first is answered', async () => {
    const calls = serve({
      'POST /api/blogs': () => created(),
      'GET /api/blogs': () => json([]),
    });
    await open();
    await write();
    const button = save();
    await act(async () => {
      fireEvent.click(button);
      // Long enough for the answer to arrive, but not for the navigation after it.
      for (let step = 0; step < 50; step += 1) await Promise.resolve();
      fireEvent.click(button);
    });
    expect(await screen.findByText('Blog saved successfully!')).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'POST /api/blogs')).toHaveLength(1);
  });

  it("is disabled and says 'Saving...' meanwhile, and a double click saves once", async () => {
    const { handler, release } = deferred(() => created());
    const calls = serve({ 'POST /api/blogs': handler, 'GET /api/blogs': () => json([]) });
    await open();
    await write();
    await userEvent.dblClick(save());
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await act(async () => release());
    expect(await screen.findByText('Blog saved successfully!')).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'POST /api/blogs')).toHaveLength(1);
  });

  it.each([
    [
      'Error: The service is not available right now.',
      () => errorResponse(503, 'The service is not available right now.'),
    ],
    ['Error saving post: The connection was lost. Please check it and try again.', offline],
    ['Error saving post: The answer of the server could not be read.', badGateway],
  ])('says %p and keeps the text', async (text, failing) => {
    serve({ 'POST /api/blogs': failing });
    await open();
    await write();
    await userEvent.click(save());
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(title()).toHaveValue(TITLE);
    expect(content()).toHaveTextContent(TEXT);
    expect(save()).toBeEnabled();
  });

  it("says 'You are not authenticated!' without a token", async () => {
    serve({});
    await open();
    await write();
    localStorage.removeItem('adminToken');
    await userEvent.click(save());
    expect(await screen.findByText('You are not authenticated!')).toBeInTheDocument();
  });

  it("shows the server's words beside the fields they are about", async () => {
    const message = 'Title must be at most 200 characters long';
    serve({
      'POST /api/blogs': () => errorResponse(400, message, { errors: [{ field: 'title', message }] }),
    });
    await open();
    await write();
    await userEvent.click(save());
    expect(await screen.findByText(`Error: ${message}`)).toBeInTheDocument();
    expect(title()).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await waitFor(() => expect(title()).toHaveFocus());
  });

  it('takes away what it said of a field once that is changed', async () => {
    const message = 'Title must be at most 200 characters long';
    serve({
      'POST /api/blogs': () => errorResponse(400, message, { errors: [{ field: 'title', message }] }),
    });
    await open();
    await write();
    await userEvent.click(save());
    expect(await screen.findByText(`Error: ${message}`)).toBeInTheDocument();
    await userEvent.type(title(), '!');
    expect(screen.queryByText(`Error: ${message}`)).not.toBeInTheDocument();
  });
});

describe('a post whose saving nobody knows the end of', () => {
  const UNKNOWN = /^It is not known whether the post was saved\./;
  const posts = (calls: ReturnType<typeof serve>) => calls.filter(({ name }) => name === 'POST /api/blogs');
  const keyOf = (call: { headers: Headers } | undefined) => call?.headers.get('Idempotency-Key');

  it.each([
    ['the connection breaks while the answer is on its way', answerLost],
    ['nginx has no answer', badGateway],
    ['nginx says 502', () => errorResponse(502, 'The service is not available right now.')],
    ['nginx says 503', () => errorResponse(503, 'The service is not available right now.')],
    ['nginx says 504', () => errorResponse(504, 'The service is not available right now.')],
  ])('is sent again with the same key when %s', async (_case, failing) => {
    let tries = 0;
    const calls = serve({
      'POST /api/blogs': (call) => (tries++ === 0 ? failing(call) : created()),
      'GET /api/blogs': () => json([]),
    });
    await open();
    await write();
    await userEvent.click(save());
    expect(await screen.findByText(UNKNOWN)).toBeInTheDocument();
    await userEvent.click(save());
    expect(await screen.findByText('Blog saved successfully!')).toBeInTheDocument();
    const [first, second] = posts(calls);
    expect(keyOf(first)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
    expect(keyOf(second)).toBe(keyOf(first));
    expect(second?.body).toEqual(first?.body);
  });

  it('is found by its key first and then changed, when it was changed here meanwhile', async () => {
    let tries = 0;
    const calls = serve({
      'POST /api/blogs': (call) => (tries++ === 0 ? answerLost(call) : created()),
      'PUT /api/blogs/oil': () => reading(),
      'GET /api/blogs': () => json([]),
    });
    await open();
    await write();
    await userEvent.click(save());
    await screen.findByText(UNKNOWN);
    await userEvent.type(title(), '!');
    await userEvent.click(save());
    expect(await screen.findByText('Blog saved successfully!')).toBeInTheDocument();
    const [first, second] = posts(calls);
    expect(keyOf(second)).toBe(keyOf(first));
    expect(second?.body).toEqual(first?.body);
    expect(calls.find(({ name }) => name === 'PUT /api/blogs/oil')?.body).toMatchObject({
      title: `${TITLE}!`,
    });
  });

  it.each([
    ['it was refused', () => errorResponse(400, 'Unknown category.')],
    ['it could not be sent as a whole', offline],
  ])('is another case than when %s', async (_case, failing) => {
    serve({ 'POST /api/blogs': failing });
    await open();
    await write();
    await userEvent.click(save());
    await screen.findByText(/^Error/);
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
  });

  it('keeps its key with the draft; the next post has another', async () => {
    serve({ 'POST /api/blogs': offline });
    await open();
    await write();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    const { idempotencyKey } = JSON.parse(localStorage.getItem('adminDraft:new') ?? '');
    cleanup();

    const calls = serve({
      'POST /api/blogs': () => created(),
      'PUT /api/blogs/oil': () => reading(stored, '"2"'),
      'GET /api/blogs': () => json([]),
    });

    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await userEvent.click(save());
    await screen.findByText('Blog saved successfully!');
    expect(keyOf(posts(calls)[0])).toBe(idempotencyKey);
    cleanup();

    await open();
    await write();
    await userEvent.click(save());
    await screen.findByText('Blog saved successfully!');
    expect(keyOf(posts(calls).at(-1))).not.toBe(idempotencyKey);
  });

  it('is a post of its own when its key belongs to another text', async () => {
    let tries = 0;
    const calls = serve({
      'POST /api/blogs': () =>
        tries++ === 0 ? errorResponse(422, 'This key was used for another post.') : created(),
      'GET /api/blogs': () => json([]),
    });
    await open();
    await write();
    await userEvent.click(save());
    await screen.findByText('Blog saved successfully!');
    const [first, second] = posts(calls);
    expect(keyOf(second)).not.toBe(keyOf(first));
  });
});

describe('a slow upload', () => {
  it('shows how much has been sent, and can be cancelled', async () => {
    const { handler, release } = deferred(() => created());
    let upload: Parameters<typeof handler>[0] | undefined;
    serve({
      'POST /api/blogs': (call) => {
        upload = call;
        return handler(call);
      },
    });
    await open();
    await write();
    await userEvent.click(save());
    act(() => upload?.progress(0.4));
    expect(screen.getByText('40 % sent')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Sent' })).toHaveValue(0.4);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Saving was cancelled.')).toBeInTheDocument();
    expect(screen.queryByText(/^It is not known/)).not.toBeInTheDocument();
    expect(title()).toHaveValue(TITLE);
    expect(save()).toBeEnabled();
    await act(async () => release());
    expect(screen.queryByText('Blog saved successfully!')).not.toBeInTheDocument();
  });

  it('may have been stored when it is cancelled after the whole was sent', async () => {
    const { handler, release } = deferred(() => created());
    serve({
      'POST /api/blogs': (call) => {
        call.progress(1);
        return handler(call);
      },
    });
    await open();
    await write();
    await userEvent.click(save());
    expect(await screen.findByText('Sent, waiting for the answer')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/^It is not known whether the post was saved\./)).toBeInTheDocument();
    await act(async () => release());
  });
});

describe('editing a post', () => {
  const edit = () => open('/admin/blog/edit/oil');

  it('shows the stored post and saves it with the version it was read in', async () => {
    const calls = serve({
      'GET /api/blogs/oil': () => reading(),
      'PUT /api/blogs/oil': () => reading(stored, '"2"'),
      'GET /api/blogs': () => json([]),
    });
    const { at } = await edit();
    expect(title()).toHaveValue(TITLE);
    expect(content()).toHaveTextContent(TEXT);
    expect(screen.getByLabelText('Category')).toHaveValue('Skin Care');
    await userEvent.type(title(), ', again');
    await userEvent.click(save());
    expect(await screen.findByText('Blog updated successfully!')).toBeInTheDocument();
    expect(at()).toBe('/admin/blog');
    const sent = calls.find(({ name }) => name === 'PUT /api/blogs/oil');
    expect(sent?.headers.get('If-Match')).toBe('"1"');
    expect(sent?.body).toMatchObject({ title: `${TITLE}, again`, content: `<p>${TEXT}</p>` });
    // The stored post keeps its author.
    expect(sent?.body).not.toHaveProperty('author');
  });

  it('says when there is no such post', async () => {
    serve({ 'GET /api/blogs/gone': () => errorResponse(404, 'Blog post not found.') });
    await renderAdmin('/admin/blog/edit/gone');
    expect(await screen.findByText('Blog post not found.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the posts' })).toBeInTheDocument();
  });

  async function meetConflict() {
    const theirs = { ...stored, title: 'What they made of it' };
    let version = 1;
    const calls = serve({
      'GET /api/blogs': () => json([]),
      'GET /api/blogs/oil': () => (version === 1 ? reading() : reading(theirs, '"2"')),
      'PUT /api/blogs/oil': ({ headers }) => {
        version = 2;
        return headers.get('If-Match') === '"2"'
          ? reading(stored, '"3"')
          : errorResponse(412, 'Changed meanwhile.');
      },
    });
    await edit();
    await userEvent.type(title(), ', mine');
    await userEvent.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'This post was changed elsewhere' });
    expect(within(dialog).getByRole('region', { name: 'My version' })).toHaveTextContent(`${TITLE}, mine`);
    expect(within(dialog).getByRole('region', { name: 'Their version' })).toHaveTextContent(
      'What they made of it',
    );
    return calls;
  }

  it('shows both versions when it was changed elsewhere, and keeps mine', async () => {
    const calls = await meetConflict();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Blog updated successfully!')).toBeInTheDocument();
    const sent = calls.filter(({ name }) => name === 'PUT /api/blogs/oil').at(-1);
    expect(sent?.headers.get('If-Match')).toBe('"2"');
    expect(sent?.body).toMatchObject({ title: `${TITLE}, mine` });
  });

  it('or takes theirs, and mine can be had back', async () => {
    await meetConflict();
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
    expect(title()).toHaveValue('What they made of it');
    const toast = screen.getByText('Their version is shown now.').parentElement;
    await userEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
    expect(title()).toHaveValue(`${TITLE}, mine`);
  });
});

describe('nothing typed is lost', () => {
  it('asks before leaving with text that could not be saved, and stays on cancel', async () => {
    serve({ 'GET /api/blogs': () => json([]), 'POST /api/blogs': offline });
    const { at } = await open();
    await write();
    await userEvent.click(screen.getByRole('link', { name: 'Manage Blogs' }));
    const dialog = await screen.findByRole('alertdialog', { name: /^Leave without saving\?/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(at()).toBe('/admin/blog/new');
    expect(title()).toHaveValue(TITLE);
    await userEvent.click(screen.getByRole('link', { name: 'Manage Blogs' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(at()).toBe('/admin/blog'));
  });

  it('saves and asks nothing when the server has it all', async () => {
    const calls = serve({ 'GET /api/blogs': () => json([]), 'POST /api/blogs': () => draftOf(stored) });
    const { at } = await open();
    await write();
    await userEvent.click(screen.getByRole('link', { name: 'Manage Blogs' }));
    await waitFor(() => expect(at()).toBe('/admin/blog'));
    expect(calls.find(({ name }) => name === 'POST /api/blogs')?.body).toMatchObject({ state: 'draft' });
  });

  it('asks nothing when nothing was changed', async () => {
    serve({ 'GET /api/blogs': () => json([]) });
    const { at } = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Manage Blogs' }));
    await waitFor(() => expect(at()).toBe('/admin/blog'));
  });

  it('lets the browser ask before the tab closes', async () => {
    serve({});
    await open();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await write();
    expect(closing()).toBe(true);
  });

  const draft = {
    values: {
      title: 'From last night',
      category: 'Nail Care',
      content: '<p>Written before the phone went dark.</p>',
      image: null,
      imageAlt: '',
      excerpt: null,
    },
    etag: null,
    savedAt: '2026-11-19T16:45:00.000Z',
  };

  it('keeps a draft when the page is left', async () => {
    serve({ 'POST /api/blogs': offline });
    await open();
    await write();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(localStorage.getItem('adminDraft:new')).toContain(TEXT));
  });

  it('offers a found draft without applying it', async () => {
    localStorage.setItem('adminDraft:new', JSON.stringify(draft));
    serve({});
    await open();
    const dialog = screen.getByRole('dialog', { name: /^A draft from 19 November 2026.* was found$/ });
    expect(title()).toHaveValue('');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
    expect(title()).toHaveValue('From last night');
    expect(content()).toHaveTextContent('Written before the phone went dark.');
    expect(screen.getByLabelText('Category')).toHaveValue('Nail Care');
  });

  it('forgets it on Discard', async () => {
    localStorage.setItem('adminDraft:new', JSON.stringify(draft));
    serve({});
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(title()).toHaveValue('');
    expect(localStorage.getItem('adminDraft:new')).toBeNull();
  });

  it('puts the text back after a login that the server forced', async () => {
    serve({
      'POST /api/blogs': () => errorResponse(401, 'Please log in again.'),
      'POST /api/admin/login': () => json({ token: 'second-token' }),
    });
    const { at } = await open();
    await write();
    await userEvent.click(save());
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Password'), 'a long passphrase');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByLabelText('Title');
    expect(at()).toBe('/admin/blog/new');
    expect(title()).toHaveValue(TITLE);
    expect(content()).toHaveTextContent(TEXT);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('drafts on the server', () => {
  it('are saved after a pause; the page gets its address, and what is typed goes on', async () => {
    pause.ms = usualPause;
    const calls = serve({
      'POST /api/blogs': () => draftOf(stored),
      'PUT /api/blogs/oil': () => reading({ ...stored, state: 'draft' }, '"2"'),
    });
    const { at } = await open();
    await write();
    const field = title();
    await waitFor(() => expect(at()).toBe('/admin/blog/edit/oil'));
    expect(await screen.findByRole('heading', { name: 'Edit post' })).toBeInTheDocument();
    expect(screen.getByText(/^Saved \d+:\d\d/)).toBeInTheDocument();
    expect(title()).toBe(field);
    await userEvent.type(field, ', again');
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(calls.at(-1)?.name).toBe('PUT /api/blogs/oil'));
    expect(calls.at(-1)?.body).toMatchObject({ title: `${TITLE}, again`, state: 'draft' });
    await waitFor(() => expect(localStorage.getItem('adminDraft:oil')).toBeNull());
    expect(localStorage.getItem('adminDraft:new')).toBeNull();
  });

  it('stay on this device while there is no network', async () => {
    serve({ 'POST /api/blogs': offline });
    await open();
    await write();
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findAllByText('Offline: kept on this device')).not.toHaveLength(0);
    expect(localStorage.getItem('adminDraft:new')).toContain(TEXT);
  });

  it('of a public post are changes, which can be dropped', async () => {
    const changes = { ...stored, title: 'Oil, rewritten', saved: '2026-11-02T06:00:00.000Z' };
    const calls = serve({
      'GET /api/blogs/oil': () => reading({ ...stored, changes }),
      'DELETE /api/blogs/oil/changes': () => reading(stored, '"2"'),
    });
    await open('/admin/blog/edit/oil');
    expect(title()).toHaveValue('Oil, rewritten');
    expect(screen.getByText('Unpublished changes.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Drop changes' }));
    await waitFor(() => expect(title()).toHaveValue(TITLE));
    expect(calls.some(({ name }) => name === 'DELETE /api/blogs/oil/changes')).toBe(true);
    expect(screen.queryByText('Unpublished changes.')).not.toBeInTheDocument();
  });
});

describe('a date', () => {
  const choose = async (button: string, time: string, confirm: string) => {
    await userEvent.click(screen.getByRole('button', { name: button }));
    const dialog = screen.getByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Day and time'), { target: { value: time } });
    await userEvent.click(within(dialog).getByRole('button', { name: confirm }));
    return dialog;
  };

  it("schedules a post on the salon's clock, for a time to come", async () => {
    const date = '2099-11-27T04:30:00.000Z';
    const calls = serve({
      'POST /api/blogs': () => reading({ ...stored, state: 'scheduled', date }),
      'GET /api/blogs': () => json([]),
    });
    await open();
    await write();
    const dialog = await choose('Schedule…', '2020-01-01T10:00', 'Schedule');
    expect(within(dialog).getByText('Please choose a time to come.')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await choose('Schedule…', '2099-11-27T10:00', 'Schedule');
    expect(await screen.findByText(/^Scheduled for Fri, 27 Nov,? 2099, 10:00 am\.$/)).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'POST /api/blogs')?.body).toMatchObject({
      state: 'scheduled',
      date,
    });
  });

  it('is taken back from a scheduled post, which is a draft again with what is being written', async () => {
    const scheduled = { ...stored, state: 'scheduled' as const, date: '2099-11-27T04:30:00.000Z' };
    const draft = { ...scheduled, title: `${TITLE}, again`, state: 'draft' as const };
    const calls = serve({
      'GET /api/blogs/oil': () => reading(scheduled),
      'PUT /api/blogs/oil': () => reading(draft, '"2"'),
    });
    await open('/admin/blog/edit/oil');
    await userEvent.type(title(), ', again');
    await userEvent.click(screen.getByRole('button', { name: 'Back to draft' }));
    expect(await screen.findByText('It is a draft again.')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'PUT /api/blogs/oil')?.body).toMatchObject({
      title: `${TITLE}, again`,
      state: 'draft',
    });
    expect(screen.getByRole('button', { name: 'Save draft' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Back to draft' })).not.toBeInTheDocument();
  });

  it('of a public post is changed without publishing what is being written', async () => {
    const calls = serve({
      'GET /api/blogs/oil': () => reading(),
      'PUT /api/blogs/oil': () => reading(stored, '"2"'),
    });
    await open('/admin/blog/edit/oil');
    await userEvent.type(title(), ', again');
    await choose('Change date…', '2026-10-01T09:30', 'Change date');
    expect(await screen.findByText('The date is changed.')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'PUT /api/blogs/oil')?.body).toMatchObject({
      title: TITLE,
      state: 'published',
      date: '2026-10-01T04:00:00.000Z',
    });
    expect(title()).toHaveValue(`${TITLE}, again`);
  });
});

describe('after publishing', () => {
  it('offers to view, copy and share the post', async () => {
    serve({ 'POST /api/blogs': created, 'GET /api/blogs': () => json([]) });
    await open();
    await write();
    await userEvent.click(save());
    const panel = await screen.findByRole('region', { name: 'What next' });
    expect(panel).toHaveTextContent(`${TITLE} is on the site.`);
    expect(within(panel).getByRole('link', { name: 'View' })).toHaveAttribute('href', '/blog/oil');
    expect(within(panel).getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: 'Share' })).toBeInTheDocument();
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'What next' })).not.toBeInTheDocument();
  });
});

describe('picture', () => {
  const image = '/media/0a-600x400-4a3a30/960.jpg';
  const uploaded = () =>
    json({ image, width: 600, height: 400, colour: '#4a3a30', focus: { x: 0.5, y: 0.3 } });
  const choose = (label: string, ...files: File[]) =>
    userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(label), files);
  const png = (name = 'small.png') => new File(['png'], name, { type: 'image/png' });
  beforeEach(() => {
    globalThis.createImageBitmap = async () => ({ width: 30, height: 20, close: () => {} });
  });

  it('refuses what is no image', async () => {
    serve({});
    await open();
    await choose('Picture', new File(['%PDF'], 'price-list.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Only image files are accepted')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Leave out price-list.pdf' }));
    expect(screen.queryByText('Only image files are accepted')).not.toBeInTheDocument();
  });

  it('is sent at once, with the point that crops keep, and can be removed', async () => {
    const calls = serve({
      'POST /api/pictures': uploaded,
      'POST /api/blogs': created,
      'GET /api/blogs': () => json([]),
    });
    await open();
    await write();
    await choose('Picture', png());
    await userEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(screen.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
    await choose('Picture', png());
    await screen.findByRole('button', { name: 'Remove picture' });
    await userEvent.type(screen.getByLabelText('Picture description'), 'A comb on black stone');
    act(() => screen.getByRole('button', { name: /^Point to keep: 50 % from the left, 30 %/ }).focus());
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await userEvent.click(save());
    await screen.findByText('Blog saved successfully!');
    expect(calls.filter(({ name }) => name === 'POST /api/blogs').at(-1)?.body).toMatchObject({
      image,
      imageAlt: 'A comb on black stone',
      focus: { x: 0.5, y: 0.2 },
    });
  });

  it('of the text is described, and publishing waits until it has arrived', async () => {
    const { handler, release } = deferred(uploaded);
    const calls = serve({
      'POST /api/pictures': handler,
      'POST /api/blogs': created,
      'PUT /api/blogs/oil': () => reading(stored, '"2"'),
      'GET /api/blogs': () => json([]),
    });
    await open();
    await write();
    await choose('Pictures for the text', png('curl.png'));
    expect(await screen.findByText('Not described yet: 1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Edit picture' }));
    const dialog = screen.getByRole('dialog', { name: 'Picture' });
    await userEvent.type(within(dialog).getByLabelText('Description'), 'A curl');
    await userEvent.type(within(dialog).getByLabelText('Caption'), 'After the wash');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await userEvent.click(save());
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    const upload = calls.find(({ name }) => name === 'POST /api/pictures');
    act(() => upload?.progress(0.4));
    expect(screen.getByText('Pictures: 40 % sent')).toBeInTheDocument();
    await act(async () => release());
    await screen.findByText('Blog saved successfully!');
    const sent = calls.filter(({ name }) => /^(POST|PUT) .api.blogs/.test(name)).at(-1);
    expect(sent?.body).toMatchObject({
      content: `<p>${TEXT}</p><figure><img src="${image}" alt="A curl"><figcaption>After the wash</figcaption></figure>`,
    });
  });

  it('is no longer sent when the editor is closed', async () => {
    const { handler } = deferred(uploaded);
    const calls = serve({ 'POST /api/pictures': handler, 'GET /api/blogs': () => json([]) });
    const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort');
    await open();
    await choose('Pictures for the text', png('curl.png'));
    await waitFor(() => expect(calls.some(({ name }) => name === 'POST /api/pictures')).toBe(true));
    await userEvent.click(screen.getByRole('link', { name: 'Manage Blogs' }));
    expect(abort).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Blog posts' });
    expect(abort).toHaveBeenCalledTimes(1);
  });

  it('that comes first in the text is the cover, until another is chosen', async () => {
    const other = '/media/1b-600x400-4a3a30/960.jpg';
    const answers = [image, other];
    serve({
      'POST /api/pictures': () =>
        json({
          image: answers.shift(),
          width: 600,
          height: 400,
          colour: '#4a3a30',
          focus: { x: 0.5, y: 0.3 },
        }),
      'GET /api/blogs/oil': () => reading(stored, '"1"'),
      'POST /api/blogs': created,
    });
    await open();
    await write();
    const hint = 'The first picture of your text is the cover.';
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
    await choose('Pictures for the text', png('curl.png'));
    expect(await screen.findByText(hint)).toBeInTheDocument();
    expect(screen.queryByLabelText('Picture description')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = screen.getByRole('dialog', { name: 'Preview' });
    await waitFor(() =>
      expect(
        preview.querySelector(`article img[src^="${image.replace('960.jpg', '')}"]`),
      ).toBeInTheDocument(),
    );
    expect(within(preview).queryByText('No Image Available')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await choose('Picture', png());
    await screen.findByLabelText('Picture description');
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it('that never arrives stops publishing with a sentence', async () => {
    serve({ 'POST /api/pictures': () => errorResponse(413, 'The picture is too large.') });
    await open();
    await write();
    await choose('Pictures for the text', png('curl.png'));
    expect(await screen.findByText('The picture is too large.')).toBeInTheDocument();
    await userEvent.click(save());
    expect(await screen.findByText(/^A picture has not arrived\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Leave out' }));
    expect(screen.queryByText('The picture is too large.')).not.toBeInTheDocument();
  });
});
