import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { pageDataPath } from '../shared/content/paths';
import { edited, NOON } from '../test/loaders';
import { renderSite } from '../test/renderSite';
import { createBrowserLoaders } from './browser-loaders';
import { pageData } from './page-data';
import { frameOf } from './page-data/frame';

const BUILD = 'abc';

let published: ReturnType<typeof edited>;
let asked: string[];
let answer: (path: string) => Response;
let opened: string[];

const json = (path: string, build = BUILD) => {
  const shown = { content: published, now: NOON };
  const page = path === pageDataPath('/about') ? pageData.about(shown) : pageData.offers(shown);
  return Response.json({ build, layout: frameOf(shown), page });
};

beforeEach(() => {
  published = edited(() => {});
  asked = [];
  opened = [];
  answer = json;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(String(input));
    return answer(String(input));
  });
});

/** Opens the About page as the server has rendered it. */
async function visit() {
  const data = createBrowserLoaders(BUILD, (url) => opened.push(new URL(url).pathname));
  const router = await act(async () => renderSite('/about', async () => data));
  await screen.findByRole('heading', { level: 1, name: 'About us' });
  asked.length = 0;
  return (path: string) => act(() => void router.navigate(path));
}

describe('going to another page', () => {
  it('takes one request, for the layout and the page alike', async () => {
    const goTo = await visit();
    published = edited(({ offers, contact }) => {
      offers.footnote = 'Newly published';
      contact.phone = '+91 98765 43210';
    });
    await goTo('/OFFERS');
    expect(await screen.findByText('Newly published')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+91 98765 43210' })).toBeInTheDocument();
    expect(asked).toEqual(['/page-data/offers.json']);
  });

  it.each<[string, string, typeof answer]>([
    ['which is unknown', '/no/such/page', json],
    ['at a former address of a menu', '/services/makeup', () => new Response('', { status: 404 })],
    ['whose data are missing', '/offers', () => new Response('', { status: 404 })],
    ['whose data are of another build', '/offers', (path) => json(path, 'another')],
  ])('opens a page as a document %s', async (_, path, answered) => {
    const goTo = await visit();
    answer = answered;
    await goTo(path);
    await waitFor(() => expect(opened).toEqual([path]));
    expect(asked).toHaveLength(path === '/no/such/page' ? 0 : 1);
  });
});
