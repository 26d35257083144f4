/**
 * What the owner edits, as one document: an edition once it is published, the draft before. The pages' prose, layout and
 * legal texts are not in it. Every list is in the order it is shown in.
 */
export interface SiteContent {
  services: Record<MenuId, Service[]>;
  /** Small print under the cards of a menu; empty when there is none. */
  notes: Record<MenuId, string>;
  offers: {
    packages: OfferPackage[];
    /** What the asterisk at a price means; empty when there is none. */
    footnote: string;
  };
  hours: {
    /** By day of the week; a day without times is closed. */
    weekly: Record<Weekday, OpenTime[]>;
    /** Closures and other hours by date; of several for one day the last counts. */
    special: SpecialDays[];
  };
  notices: Notice[];
  contact: Contact;
  reviews: Review[];
  photos: {
    heroes: Record<HeroPage, SitePhoto>;
    /** The five on the home page, in the order of its texts. */
    highlights: SitePhoto[];
    /** At least nine. */
    work: SitePhoto[];
  };
  academy: { programs: Program[] };
}

export type MenuId =
  | 'hair'
  | 'skin'
  | 'menshair'
  | 'texture'
  | 'nail'
  | 'makeup'
  | 'edit'
  | 'spmu'
  | 'haircolor';

export type HeroPage = 'home' | 'about' | 'services' | 'offers' | 'academy' | MenuId;

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** Whole rupees. `quoted` is said after a look: it has no amount. */
export interface Price {
  kind: 'fixed' | 'from' | 'range' | 'unit' | 'quoted';
  /** Missing with `quoted` only. */
  rupees?: number;
  /** Upper end of a `range`. */
  to?: number;
  /** What one costs with `unit`, as read after the price: `per nail`. */
  unit?: string;
  /** Shown with an asterisk, which the footnote explains. */
  conditions?: boolean;
}

export interface Service {
  /** Unique in its menu, kebab-case: anchor of the card. */
  id: string;
  name: string;
  description: string;
  /** Nothing is shown without one. */
  price?: Price;
  /** As read: `45-60 mins`. */
  duration: string;
  bestFor: string;
  /** Highlights, a line each. */
  details: string[];
  /** Heading above it; services of one group stand together. Empty when the menu has no groups. */
  group: string;
  hidden: boolean;
}

export interface OfferPackage {
  id: string;
  title: string;
  price: Price;
  /** Rupees for the same things one by one. */
  worth?: number;
  description: string;
  features: string[];
  popular: boolean;
  /** Packages of one category stand under its heading; empty when it has none. */
  category: string;
  /** First and last day it is shown, `YYYY-MM-DD` in the salon's time zone. */
  from?: string;
  until?: string;
  hidden: boolean;
}

/** `HH:MM`, 24 hours, in the salon's time zone. One that closes at or before it opens ends on the next day. */
export interface OpenTime {
  opens: string;
  closes: string;
}

export interface SpecialDays {
  id: string;
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  until: string;
  /** None: closed. */
  times: OpenTime[];
  /** As read: `Pongal`; may be empty. */
  reason: string;
}

/** One line under the header of every page. */
export interface Notice {
  id: string;
  text: string;
  /** `YYYY-MM-DDTHH:MM` in the salon's time zone; shown from then, and no longer at `until`. */
  from: string;
  until: string;
}

export interface Contact {
  phone: string;
  landline: string;
  /** Digits with the country code. */
  whatsapp: string;
  email: string;
  address: string;
  /** https address of the place in a map; empty: found by the address. */
  map: string;
  /** https address of the social page. */
  instagram: string;
}

export interface Review {
  id: string;
  content: string;
  author: string;
  location: string;
  hidden: boolean;
}

export interface SitePhoto {
  /** `photo:NAME` for one that comes with the site, or `/media/KEY/…` for an uploaded one, as `POST /api/pictures` answers it. */
  image: string;
  /** What it shows, for people who can't see it. */
  alt: string;
  /** The point that a crop keeps, 0–1 from the left and from the top; the middle when missing. */
  focus?: { x: number; y: number };
}

export interface Program {
  id: string;
  title: string;
  summary: string;
  /** As read: `12 weeks, weekdays`. */
  duration: string;
  forWhom: string;
  /** What is taught, a line each. */
  modules: string[];
  gallery: SitePhoto[];
  /** First day of the next batch, `YYYY-MM-DD`. */
  nextBatch?: string;
  /** Rupees. */
  fee?: number;
  seatsLeft?: number;
  hidden: boolean;
}

/** What `GET /api/site` answers. */
export interface SiteEdition {
  /** 0 until something was published. */
  edition: number;
  /** ISO 8601; null for edition 0. */
  publishedAt: string | null;
  /** Null for edition 0, which comes with the site: `edition-zero.ts`. */
  content: SiteContent | null;
}
