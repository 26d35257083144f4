import { z } from 'zod';
import { Academy } from './description/academy.ts';
import { Contact } from './description/contact.ts';
import { Hours } from './description/hours.ts';
import { Notice } from './description/notices.ts';
import { Offers } from './description/offers.ts';
import { Photos } from './description/photos.ts';
import { Question, Review } from './description/reviews.ts';
import { MenuNotes, Services } from './description/services.ts';
import { list, part } from './fields.ts';

/** All that the owner edits, as one document: a published edition, or the draft. Every list is in the order of the pages. */
export const SiteContent = part('SiteContent', 'content', {
  services: Services,
  notes: MenuNotes,
  offers: Offers,
  hours: Hours,
  notices: list('notices', Notice, { max: 20 }),
  contact: Contact,
  reviews: list('reviews', Review, { max: 100 }),
  questions: list('questions', Question, {
    max: 60,
    description: 'What people ask, with the answers, in the order of the pages that show them',
  }).default([]),
  photos: Photos,
  academy: Academy,
});
export type SiteContent = z.output<typeof SiteContent>;
/** As it is written: what has an initial value may be left out. */
export type WrittenContent = z.input<typeof SiteContent>;

export type { Program } from './description/academy.ts';
export type { Contact } from './description/contact.ts';
export type { Hours, OpenTime, SpecialDays } from './description/hours.ts';
export type { Notice } from './description/notices.ts';
export type { OfferPackage } from './description/offers.ts';
export type { SitePhoto } from './description/photos.ts';
export type { Price } from './description/prices.ts';
export type { Question, Review } from './description/reviews.ts';
export type { Service } from './description/services.ts';
export type { Weekday } from './hours/localTime.ts';
export type { HeroPage, MenuId, QuestionPage } from './menus.ts';
