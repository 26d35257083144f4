import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';
import { editableHtml } from './PageFrame';

// The editor over the page: e2e/tests/site-words.spec.ts.

const area = new SiteArea();

it('pages are switched off, and the home page’s sections moved', async () => {
  await area.open('/admin/site/look', 'Pages & pictures');
  await userEvent.click(screen.getByRole('button', { name: 'Move Questions up' }));
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name: 'Academy' }),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Academy' }));
  await waitFor(() =>
    expect(area.draft?.pages).toMatchObject({
      academy: false,
      offers: true,
      order: ['highlights', 'reviews', 'people', 'work', 'questions', 'contact'],
    }),
  );
  expect(screen.getByText(/^Visitors do not see this page/)).toBeVisible();
});

it('the page runs no scripts, and its sections have handles', () => {
  const page =
    '<link rel="modulepreload" href="/a.js"><script>1</script><main><section><h2>Our work</h2></section></main>';
  const html = editableHtml(page, area.server.current.content, '/');
  expect(html).not.toMatch(/<script|modulepreload/);
  expect(html).toContain('aria-label="Move Your work up"');
});
