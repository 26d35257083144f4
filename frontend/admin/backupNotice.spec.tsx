import { screen } from '@testing-library/react';
import { errorResponse, json, serve } from '../test/adminServer';
import { beLoggedIn, renderAdmin } from '../test/renderAdmin';

beforeEach(() => beLoggedIn());

const good = '2020-11-20T05:12:00.000Z';
const since = 'There has been no good backup since 20 November 2020 at 10:42 am.';
const tell = 'Please tell the person who looks after the website';

async function arrive(state: () => Response) {
  const away = () => errorResponse(503, 'Please try again in a moment.');
  const others = ['GET /api/site', 'GET /api/site/pending', 'GET /api/blogs', 'GET /api/counts'];
  serve({ ...Object.fromEntries(others.map((name) => [name, away])), 'GET /api/backups': state });
  await renderAdmin('/admin');
}

it.each([
  [
    'the last backup failed',
    { good, fault: 'The disk is full.', late: false },
    `The last backup of the site failed. ${since} ${tell}, in these words: “The disk is full.”`,
  ],
  [
    'none was ever good',
    { good: null, fault: 'The disk is full.', late: false },
    `The last backup of the site failed. There is no good backup yet. ${tell}, in these words: “The disk is full.”`,
  ],
  [
    'they have stopped',
    { good, fault: null, late: true },
    `The site is not backed up any more. ${since} ${tell}.`,
  ],
])('the owner is told where she arrives that %s', async (_, state, words) => {
  await arrive(() => json(state));
  const notice = (await screen.findByText(/backup of the site|backed up/)).closest('[role=alert]');
  expect(notice).toHaveTextContent(words);
});

it.each([
  ['all is well', () => json({ good, fault: null, late: false })],
  ['none were ever made', () => json({ good: null, fault: null, late: false })],
  ['it can’t be asked', () => errorResponse(503, 'Please try again in a moment.')],
])('nothing is said when %s', async (_, state) => {
  await arrive(state);
  await screen.findAllByText('Please try again in a moment.');
  expect(screen.queryByText(/back(ed )?up/)).not.toBeInTheDocument();
});
