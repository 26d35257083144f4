import { afterEach, beforeEach } from '@jest/globals';
import { siteContent } from '@salon/content/testing/siteContent';
import { screen } from '@testing-library/react';
import { serve } from './adminServer';
import { beLoggedIn, renderAdmin } from './renderAdmin';
import { SiteServer } from './siteServer';

/** The owner's pages for the site. Before each test there is a new server whose published edition is the sample. */
export class SiteArea {
  server = new SiteServer();

  constructor() {
    beforeEach(() => {
      beLoggedIn();
      this.server = new SiteServer();
      this.server.current.content = structuredClone(siteContent);
    });
    afterEach(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** The draft's content, once there is a draft. */
  get draft() {
    return this.server.draft?.content;
  }

  async open(path: string, heading: string | RegExp, handlers: Parameters<typeof serve>[0] = {}) {
    const calls = serve({ ...this.server.handlers, ...handlers });
    const rendered = await renderAdmin(path);
    await screen.findByRole('heading', { level: 1, name: heading });
    return { ...rendered, calls };
  }
}
