import type { SiteContent } from '@salon/content/description';
import { sampleContent } from '@salon/content/testing/sample';
import { offline, serve } from '../../../test/adminServer';
import { SiteServer } from '../../../test/siteArea';
import { openDraft, publish } from './SiteDraftProvider';

let server: SiteServer;
let savers: Awaited<ReturnType<typeof openDraft>>[];

beforeEach(() => {
  server = new SiteServer();
  savers = [];
});
afterEach(async () => {
  for (const saver of savers) saver.close();
  // Wait for saves first: a save that fails later would store a copy on the device again.
  await Promise.all(savers.map((saver) => saver.saveNow()));
});

async function open() {
  serve(server.handlers);
  const saver = await openDraft();
  savers.push(saver);
  return saver;
}

const sayPhone = (phone: string) => (content: SiteContent) => ({
  ...content,
  contact: { ...content.contact, phone },
});
const addReview = (content: SiteContent) => ({
  ...content,
  reviews: [...content.reviews, { id: 'uma', content: 'Yes.', author: 'Uma', location: '', hidden: false }],
});
const [mine, theirs] = ['+91 22222 22222', '+91 11111 11111'];

describe('when another device has published', () => {
  it('its changes are merged, and published only by a second click', async () => {
    const saver = await open();
    server.publishElsewhere(addReview);
    saver.change(sayPhone(mine));
    await expect(publish(saver)).rejects.toThrow('A newer edition came first.');
    expect(saver.getState().content.reviews).toHaveLength(3);
    expect(await publish(saver)).toBe(8);
    expect(server.current.content).toMatchObject({ contact: { phone: mine } });
    expect(server.current.content.reviews).toHaveLength(3);
  });

  it('a conflict is found at the next visit too', async () => {
    server.publishElsewhere(sayPhone(theirs));
    server.draft = { basedOn: 6, content: sayPhone(mine)(sampleContent()) };
    const saver = await open();
    expect(saver.getState().conflict?.theirs.contact.phone).toBe(theirs);
    saver.resolve(false);
    expect(await saver.saveNow()).toBe(true);
    expect(server.draft).toMatchObject({ basedOn: 7, content: { contact: { phone: mine } } });
    expect(server.setAside.map(({ content }) => content.contact.phone)).toEqual([theirs]);
  });
});

it('what was typed without a connection is there at the next visit, and is saved', async () => {
  const saver = await open();
  serve({ ...server.handlers, 'PUT /api/site/draft': offline });
  saver.change(sayPhone(mine));
  expect(await saver.saveNow()).toBe(false);
  saver.close();
  const next = await open();
  expect(next.getState().content.contact.phone).toBe(mine);
  expect(await next.saveNow()).toBe(true);
  expect(server.draft?.content.contact.phone).toBe(mine);
});

it('publishing is stopped once by an error that was just found', async () => {
  const saver = await open();
  saver.change(sayPhone(mine));
  saver.change((content) => void Object.assign(content.contact, { email: 'x' }));
  await expect(publish(saver)).rejects.toThrow(
    'Something needs a look first. Publish again to leave it out.',
  );
  expect(await publish(saver)).toBe(7);
  expect(server.current.content.contact).toEqual({ ...sampleContent().contact, phone: mine });
});
