import type { components } from '../contract/blog-service';

// What the owner edits, as one document: an edition once it is published, the draft before. blog-service says what it holds
// (`site-content.dto.ts`); the pages' prose, layout and legal texts are not in it. Every list is in the order it is shown in.

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
