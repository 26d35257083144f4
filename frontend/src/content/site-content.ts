import type { components } from '../contract/blog-service';

// What the owner edits, as one document: a published edition or the draft. blog-service defines its fields
// (`site-content.dto.ts`). The pages' prose, the layout and the legal texts are not part of it. Every list is in display order.

type Schemas = components['schemas'];

export type SiteContent = Schemas['SiteContent'];
export type MenuId = keyof Schemas['Services'];
export type HeroPage = keyof Schemas['Heroes'];
export type Weekday = keyof Schemas['WeeklyHours'];
export type Price = Schemas['Price'];
export type Service = Schemas['Service'];
export type OfferPackage = Schemas['OfferPackage'];
export type OpenTime = Schemas['OpenTime'];
export type SpecialDays = Schemas['SpecialDays'];
export type Notice = Schemas['Notice'];
export type Contact = Schemas['Contact'];
export type Review = Schemas['Review'];
export type Question = Schemas['Question'];
export type QuestionPage = Question['pages'][number];
export type SitePhoto = Schemas['SitePhoto'];
export type Program = Schemas['Program'];
/** What `GET /api/site` answers. */
export type SiteEdition = Schemas['SiteEdition'];
/** What `GET /api/site/draft` answers. */
export type SiteDraft = Schemas['SiteDraft'];
export type EditionSummary = Schemas['EditionSummary'];
export type PublishedEdition = Schemas['PublishedEdition'];
