/** Every picture of the site. The master is `photos/<name>.jpg`; its alt text stands in `photos.ts`. */
export type PhotoName =
  | 'hero-poster'
  | 'hair-dark-fall'
  | 'hair-auburn-waves'
  | 'hair-colour-melt'
  | 'hair-tight-curls'
  | 'hair-keratin-straight'
  | 'hair-braid-jasmine'
  | 'hair-short-texture'
  | 'comb-scissors'
  | 'barber-brush-bowl'
  | 'nail-lacquer-bottles'
  | 'nail-lacquer-strokes'
  | 'manicure-set'
  | 'cream-jar'
  | 'serum-drops'
  | 'clay-mask'
  | 'gua-sha'
  | 'lipsticks'
  | 'powder-compacts'
  | 'eye-palette'
  | 'brow-strokes'
  | 'towels-candle'
  | 'banana-leaf'
  | 'jasmine-stone'
  | 'academy-tools'
  | 'place-mirror'
  | 'place-wash'
  | 'place-nails'
  | 'place-makeup'
  | 'place-class'
  | 'place-wait';

/** photos.ts: `Record<PhotoName, Photo>` */
export interface Photo {
  /** What the picture shows, for people who can't see it. */
  alt: string;
  /** CSS object-position when the middle is not what matters, e.g. `'50% 20%'`. */
  focus?: string;
}

export interface Price {
  rupees: number;
  /** A starting price: shown as `from ₹33,200`. */
  from?: true;
  /** Shown with an asterisk; the page explains it in a footnote. */
  conditions?: true;
}

/** What search engines, previews, breadcrumbs and the sitemap say of a page. */
export interface Page {
  /** Canonical path, spelled as routed. */
  path: string;
  /** Short name, for breadcrumbs and links. */
  name: string;
  /** Document title without the salon's name, at most 45 characters. */
  title: string;
  /** 70–160 characters. */
  description: string;
  /** Social preview picture. */
  photo: PhotoName;
}

/** pages.ts: `Record<PageId, Page>`; service pages are in services/catalogue.ts. */
export type PageId =
  | 'home'
  | 'about'
  | 'services'
  | 'offers'
  | 'blog'
  | 'academy'
  | 'terms'
  | 'privacy'
  | 'notFound';

export interface SectionText {
  title: string;
  subtitle?: string;
}

export interface HeroText {
  title: string;
  subtitle: string;
  photo: PhotoName;
}

/** A closing block: heading, a sentence or two, then the buttons of the page. */
export interface CallToAction {
  title: string;
  text: string;
}

// ---- services/catalogue.ts and services/<id>.ts

export type ServicePageId =
  | 'hair'
  | 'nail'
  | 'skin'
  | 'menshair'
  | 'haircolor'
  | 'texture'
  | 'spmu'
  | 'makeup'
  | 'edit';

/** services/catalogue.ts: `Record<ServicePageId, ServiceEntry>`: light, loaded by list, footer and sitemap. */
export interface ServiceEntry extends Page {
  /** One or two sentences on the card of /services. */
  summary: string;
  /** False keeps the page off the grid of /services (it stays routed and in the sitemap). */
  listed: boolean;
}

export interface Service {
  /** Unique within the page, kebab-case: anchor of the card. */
  id: string;
  name: string;
  description: string;
  price?: Price;
  /** As read: `45–60 mins`. */
  duration: string;
  bestFor: string;
  details: string[];
}

export interface ServiceGroup {
  /** Left out when the page has one group only. */
  title?: string;
  services: Service[];
}

/** services/<id>.ts: default export; loaded only by its own page. */
export interface ServiceMenu {
  hero: HeroText;
  /** Opening paragraph under the hero. */
  intro: SectionText;
  groups: ServiceGroup[];
  /** Small print under the cards. */
  note?: string;
  closing: CallToAction;
}

/** services/index-page.ts: texts of /services itself. */
export interface ServicesContent {
  hero: HeroText;
  intro: SectionText;
  points: { title: string; text: string }[];
  closing: CallToAction;
}

// ---- offers.ts

export interface OfferPackage {
  id: string;
  title: string;
  price: Price;
  description: string;
  features: string[];
  popular?: true;
  /** Packages of one category stand under its heading; today none has one. */
  category?: string;
}

export interface OffersContent {
  hero: HeroText;
  intro: SectionText;
  packages: OfferPackage[];
  /** What the asterisk means. */
  footnote: string;
  custom: CallToAction;
}

// ---- home.ts

export interface Highlight {
  title: string;
  text: string;
  photo: PhotoName;
  to: string;
  linkText: string;
}

export interface HomeContent {
  hero: HeroText;
  intro: SectionText;
  highlights: Highlight[];
  testimonials: SectionText;
  /** At least nine photos, each leads to the social page. */
  work: SectionText & { photos: PhotoName[]; linkText: string };
  contact: SectionText;
}

// ---- testimonials.ts: `Testimonial[]`, eleven

export interface Testimonial {
  id: string;
  content: string;
  /** First name. */
  author: string;
  /** Area of the city. */
  location: string;
}

// ---- about.ts

export interface AboutContent {
  hero: HeroText;
  story: { title: string; paragraphs: string[]; photos: [PhotoName, PhotoName] };
  values: SectionText & { items: { title: string; text: string; photo: PhotoName }[] };
  closing: CallToAction;
}

// ---- academy.ts

export interface Program {
  id: string;
  title: string;
  summary: string;
  /** As read: `12 weeks, weekdays`. */
  duration: string;
  forWhom: string;
  /** What is taught, one line each. */
  modules: string[];
  gallery: PhotoName[];
}

export interface AcademyContent {
  hero: HeroText;
  intro: SectionText;
  programs: [Program, Program];
  closing: CallToAction;
}

// ---- legal/terms.ts, legal/privacy.ts

export interface LegalContent {
  title: string;
  /** As read: `1 November 2026`. */
  updated: string;
  intro: string;
  /** A string is a paragraph, an array a list. */
  sections: { heading: string; body: (string | string[])[] }[];
}

// ---- navigation.ts

/** `book` opens the chat in a new tab. An entry with children is an accordion in the drawer. */
export type NavItem =
  | { label: string; to: string }
  | { label: string; action: 'book' }
  | { label: string; children: { label: string; to: string }[] };

export interface FooterColumn {
  title: string;
  links: { label: string; to: string }[];
}

// ---- salon.ts

export interface OpeningHours {
  /** As read: `Tuesday – Sunday`. */
  days: string;
  /** schema.org day names. */
  schemaDays: string[];
  /** 24-hour `HH:MM`. */
  opens: string;
  closes: string;
}

/** Identity and contact data; what `Site` holds can be set by environment variables at build time. */
export interface Salon extends Site {
  foundingYear: number;
  tagline: string;
  hours: OpeningHours[];
}
