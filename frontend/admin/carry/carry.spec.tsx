import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, type Handlers, json, offline } from '../../test/adminServer';
import { openAdmin } from '../../test/renderAdmin';
import type { Import } from './Sending';
import { chosenFiles } from './Sending';

beforeEach(() => {
  chosenFiles.clear();
});

const MB = 1024 * 1024;
const file = (name: string, size = 9 * MB) => new File([new Uint8Array(size)], name);
const one: Import = {
  ...{
    id: 'abc',
    created: '2020-11-20T05:12:00.000Z',
    by: 'Devi',
    state: 'receiving',
    fault: null,
    site: null,
  },
  ...{ files: [{ name: 'old.xml', size: 9 * MB, pieces: 0 }], found: {}, notes: [], problems: 0 },
  ...{ choices: null, done: 0, of: 0, missing: 0 },
};
const LIST = 'GET /api/imports';
const BEGIN = 'POST /api/imports/abc/begin';
const piece = (n: number) => `PUT /api/imports/abc/files/0/pieces/${n}`;
const empty = () => new Response(null, { status: 204 });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Opens the page with what the server knows of imports, which may change. */
async function open(known: Import[], more: Handlers = {}) {
  const { calls } = await openAdmin('/admin/carry', { [LIST]: () => json(known), ...more });
  await screen.findByRole('heading', { level: 1, name: 'In and out' });
  return calls;
}

it('everything is downloaded from an address that is made for it', async () => {
  const followed: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(`${this.pathname} ${this.hasAttribute('download')}`);
  });
  const calls = await open([], { 'POST /api/export': () => json({ address: '/api/export/token' }) });
  await userEvent.click(screen.getByRole('checkbox', { name: 'With all earlier editions' }));
  await press('Download everything');
  await waitFor(() => expect(followed).toEqual(['/api/export/token true']));
  expect(calls.at(-1)?.body).toEqual({ editions: 'all' });
});

it('files go up in pieces; after a break they go on where they stood', async () => {
  const known: Import[] = [];
  let isOffline = true;
  const calls = await open(known, {
    'POST /api/imports': () => json(known[known.push(one) - 1]),
    [piece(0)]: empty,
    [piece(1)]: () => {
      known[0] = { ...one, files: [{ name: 'old.xml', size: 9 * MB, pieces: 1 }] };
      return isOffline ? offline() : empty();
    },
    [piece(2)]: () => {
      known[0] = { ...one, state: 'looked', found: { post: 3 } };
      return empty();
    },
  });
  await userEvent.upload(screen.getByLabelText('Its files'), file('old.xml'));
  expect(await screen.findByText('The connection was lost. What is here stays.')).toBeVisible();
  expect(await screen.findByText('4.0 MB of 9.0 MB are here.')).toBeVisible();
  isOffline = false;
  await press('Go on');
  expect(await screen.findByText('Found: 3 posts.')).toBeVisible();
  const sent = calls.filter(({ name }) => name.startsWith('PUT')).map(({ name }) => name);
  expect(sent).toEqual([0, 1, 1, 2].map(piece));
});

it('another day the same files are chosen again, and others are not taken', async () => {
  const known = [{ ...one, files: [{ name: 'old.xml', size: 9 * MB, pieces: 2 }] }];
  const calls = await open(known, {
    [piece(2)]: () => {
      known[0] = { ...one, state: 'looking' };
      return empty();
    },
  });
  const again = await screen.findByLabelText('The same files again');
  await userEvent.upload(again, file('other.xml'));
  expect(screen.getByText('Please choose these files: old.xml (9.0 MB).')).toBeVisible();
  await userEvent.upload(again, file('old.xml'));
  expect(await screen.findByText('Its files are being read')).toBeVisible();
  expect(calls.filter(({ name }) => name.startsWith('PUT')).map(({ name }) => name)).toEqual([piece(2)]);
});

describe('what was found', () => {
  const looked: Import = {
    ...{ ...one, state: 'looked', found: { post: 12, page: 1, picture: 30 }, problems: 2, missing: 1 },
    notes: ['41 comments do not come.'],
  };
  const items = [
    {
      n: 1,
      kind: 'post',
      title: 'Bridal hair',
      address: 'https://old.example/%e0%b4%92',
      problems: ['A form can’t come.'],
    },
  ];

  it('is said with what can’t come, and comes as it is chosen', async () => {
    const calls = await open([looked], {
      'GET /api/imports/abc/items': () => json({ items, next: null }),
      [BEGIN]: () => json(looked),
    });
    expect(await screen.findByText('Found: 12 posts, 1 page and 30 pictures.')).toBeVisible();
    expect(screen.getByText('41 comments do not come.')).toBeVisible();
    await userEvent.click(screen.getByText('2 do not come whole'));
    expect(await screen.findByText('A form can’t come.')).toBeVisible();
    expect(screen.getByText('https://old.example/ഒ')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pages too, as drafts of posts' }));
    await userEvent.type(screen.getByLabelText('Address of the old site'), 'old.example');
    await press('Bring it');
    expect(calls.find(({ name }) => name === BEGIN)?.body).toEqual({
      ...{ drafts: true, pages: false, asDrafts: false, content: false, fetchPictures: true },
      site: 'old.example',
    });
  });

  const choices = { drafts: true, pages: true, asDrafts: false, content: false, fetchPictures: false };

  it('is stopped and goes on, and what is refused is said', async () => {
    const known: Import[] = [{ ...looked, state: 'bringing', choices, done: 3, of: 12 }];
    const calls = await open(known, {
      'POST /api/imports/abc/stop': () => {
        known[0] = { ...looked, choices, done: 4, of: 12 };
        return json(known[0]);
      },
      [BEGIN]: () => errorResponse(409, 'Another import is on its way.'),
    });
    expect(await screen.findByText('3 of 12 are here.')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveValue(3);
    await press('Stop');
    expect(await screen.findByText('Not all has come yet')).toBeVisible();
    expect(screen.getByText('4 of 12 are here.')).toBeVisible();
    await press('Bring it');
    expect(await screen.findByText('Another import is on its way.')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual(choices);
  });

  it('says which pictures are missing, and is looked at again when some were added', async () => {
    const known: Import[] = [{ ...looked, state: 'done', choices, done: 11, of: 12 }];
    await open(known, {
      'POST /api/imports/abc/files': () => {
        known[0] = { ...looked, choices };
        return json(known[0]);
      },
    });
    expect(await screen.findByText('11 of 12 are here.')).toBeVisible();
    expect(screen.getByText('1 picture is missing')).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Add pictures'), file('uploads.zip', 9));
    expect(await screen.findByText('Not all has come yet')).toBeVisible();
  });

  it('is removed after a question, with its files', async () => {
    const known: Import[] = [{ ...looked, state: 'failed', fault: 'This is no file of WordPress or Ghost.' }];
    const calls = await open(known, {
      'DELETE /api/imports/abc': () => {
        known.pop();
        return empty();
      },
    });
    expect(await screen.findByText('This is no file of WordPress or Ghost.')).toBeVisible();
    await press('Remove its files');
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('It can’t come')).not.toBeInTheDocument());
    expect(calls.map(({ name }) => name)).toContain('DELETE /api/imports/abc');
  });
});
