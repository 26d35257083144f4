import { createStaticHandler, createStaticRouter } from 'react-router-dom';
import { LoginPage } from '../admin/account/LoginPage';
import { EMPTY_ROOT, preloadLinks } from '../renderer/document';
import { renderMarkup } from '../renderer/entry-server';
import { Root } from '../shared/Root';

const PATH = '/admin/login';

const SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;

/**
 * The admin area's document with the login page in it, whose scripts come once it is shown, as those of the public pages in
 * `template` do. React's script for forms that are sent before that is left out, as the policy for scripts forbids it: until then
 * the button is disabled.
 */
export async function withLogin(document: string, template: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([
    { element: <Root />, children: [{ path: PATH, element: <LoginPage /> }] },
  ]);
  const context = await query(new Request(new URL(PATH, 'http://pages')));
  if (context instanceof Response) throw new Error('The login page leads elsewhere.');
  const { head, body } = await renderMarkup(context, createStaticRouter(dataRoutes, context));
  const scripts = [...document.matchAll(SCRIPT)].map(([, file = '']) => file);
  const [start = ''] = template.match(SCRIPT) ?? [];
  return document
    .replaceAll(SCRIPT, '')
    .replace(/<title>.*<\/title>/, () => head + preloadLinks(scripts) + start)
    .replace(EMPTY_ROOT, () => body.replace(/<script>.*<\/script>/s, ''));
}
