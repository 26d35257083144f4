import type { components } from './blog-service';

type Schemas = components['schemas'];

/** What `GET /api/site` answers. */
export type SiteEdition = Schemas['SiteEdition'];
/** What `GET /api/site/draft` answers. */
export type SiteDraft = Schemas['SiteDraft'];
export type EditionSummary = Schemas['EditionSummary'];
export type PublishedEdition = Schemas['PublishedEdition'];
