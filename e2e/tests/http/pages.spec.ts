import { pages } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

test('every page answers in any letter case and names its canonical address', async ({ request }) => {
  const [older, address] = ['/services/makup', '/services/makeup'];
  for (const path of [...pages.map((page) => page.path), older])
    for (const spelling of [path, path.toUpperCase(), path.toLowerCase()]) {
      const answer = await request.get(spelling);
      expect([spelling, answer.status()]).toEqual([spelling, 200]);
      expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
      const canonical = `http://localhost:8080${path.replace(older, address)}`;
      expect(await answer.text()).toContain(`<link rel="canonical" href="${canonical}"`);
    }
});
