import type { PhotoName } from '@salon/content/photos';

/** What search engines, link previews, breadcrumbs and the sitemap show of a page. */
export interface Page {
  /** Canonical path, as spelled in the route table. */
  path: string;
  /** Short name, for breadcrumbs and links. */
  name: string;
  /** Document title without the salon's name, at most 45 characters. */
  title: string;
  /** 70–160 characters, without a number that the owner can change. */
  description: string;
}

/** A page whose social preview is a fixed photo, not the one that the owner has chosen for its hero. */
export interface PageWithPhoto extends Page {
  photo: PhotoName;
}

/** pages.ts; service pages are in services/catalogue.ts. */
export type PageId =
  | 'home'
  | 'about'
  | 'services'
  | 'prices'
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
}

/** A closing block: heading, a sentence or two, then the buttons of the page. */
export interface CallToAction {
  title: string;
  text: string;
}

// ---- services/catalogue.ts, and site/content/services.ts

/** services/catalogue.ts: `Record<MenuId, ServiceEntry>` */
export interface ServiceEntry extends Page {
  /** One or two sentences on the card of /services. */
  summary: string;
  /** False keeps the page off the grid of /services (it stays routed and in the sitemap). */
  listed: boolean;
}

/** What stands around a menu; what is on it is in the edition. */
export interface ServiceProse {
  hero: HeroText;
  /** Opening paragraph under the hero. */
  intro: SectionText;
  closing: CallToAction;
  /** Photo of the place in the salon where this service is done. */
  place: PhotoName;
}

// ---- home.ts

export interface Highlight {
  title: string;
  text: string;
  to: string;
  linkText: string;
}

export interface HomeProse {
  hero: HeroText;
  intro: SectionText;
  /** Beside the introduction, above address and hours. */
  place: { title: string };
  highlights: Highlight[];
  /** `sample` replaces the subtitle while a review that came with the site is shown. */
  testimonials: SectionText & { sample: string };
  work: SectionText & { linkText: string };
  contact: SectionText;
}

// ---- about.ts

export interface AboutProse {
  hero: HeroText;
  story: { title: string; paragraphs: string[]; photos: [PhotoName, PhotoName] };
  values: SectionText & { items: { title: string; text: string; photo: PhotoName }[] };
  closing: CallToAction;
}

// ---- legal/terms.ts, legal/privacy.ts

export interface LegalContent {
  title: string;
  /** The date as readers see it: `1 November 2026`. */
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

/** What the owner can't change: it comes from the build's environment or from the code. Contact data are part of the edition. */
export interface Salon extends Pick<Site, 'name' | 'publicUrl' | 'timeZone'> {
  foundingYear: number;
  tagline: string;
}
