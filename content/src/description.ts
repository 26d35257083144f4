import { z } from 'zod';
import { Academy } from './description/academy.ts';
import { Contact } from './description/contact.ts';
import { Hours } from './description/hours.ts';
import { Highlights, Menus } from './description/menus.ts';
import { Notice } from './description/notices.ts';
import { Offers } from './description/offers.ts';
import { Pages } from './description/pages.ts';
import { Person } from './description/people.ts';
import { Photos } from './description/photos.ts';
import { PriceRows } from './description/priceRows.ts';
import { Question, Review } from './description/reviews.ts';
import { Salon } from './description/salon.ts';
import { Services } from './description/services.ts';
import { Shortcuts } from './description/shortcuts.ts';
import { Translations } from './description/translations.ts';
import { firstWords, Words } from './description/words.ts';
import { field, list, objectOf } from './fields.ts';

/** All that the owner edits, as one document: a published edition, or the draft. Every list is in the order of the pages. */
export const SiteContent = objectOf(
  {
    salon: Salon.default(Salon.parse({})),
    pages: Pages.default(Pages.parse({})),
    menus: Menus,
    services: Services,
    highlights: Highlights,
    priceRows: PriceRows,
    words: Words.default(firstWords),
    offers: field('Offers', Offers, { change: 'none' }),
    hours: Hours,
    notices: list('notices', Notice, { max: 20 }),
    contact: Contact,
    reviews: list('reviews', Review, { max: 100 }),
    questions: list('questions', Question, { max: 60 }).default([]),
    photos: Photos,
    academy: Academy,
    shortcuts: Shortcuts,
    people: list('people', Person, { max: 30 }).default([]),
    translations: Translations,
  },
  'The content must be given.',
)
  .overwrite(withServicesOfMenus)
  .meta({ id: 'SiteContent' });

/** Each menu has its services, and services belong to a menu: two devices may have removed it and added to it. */
function withServicesOfMenus<T extends { menus: { id: string }[]; services: object }>(content: T): T {
  const services = Object.fromEntries(
    content.menus.map(({ id }) => [id, Reflect.get(content.services, id) ?? []]),
  );
  return { ...content, services };
}

export type SiteContent = z.output<typeof SiteContent>;

export type { Program } from './description/academy.ts';
export type { Contact } from './description/contact.ts';
export type { Hours, OpenTime, SpecialDays } from './description/hours.ts';
export type { Highlight, Menu } from './description/menus.ts';
export type { Notice } from './description/notices.ts';
export type { OfferPackage } from './description/offers.ts';
export type { HomeSection } from './description/pages.ts';
export type { Person } from './description/people.ts';
export type { SitePhoto } from './description/photos.ts';
export type { Price } from './description/prices.ts';
export type { Question, Review } from './description/reviews.ts';
export type { Salon } from './description/salon.ts';
export type { Service } from './description/services.ts';
export type { Shortcut } from './description/shortcuts.ts';
export type { Translated } from './description/translations.ts';
export type { Weekday } from './hours/localTime.ts';
export type { HeroPage, MenuId, QuestionPage } from './menus.ts';
