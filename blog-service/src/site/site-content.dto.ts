import { Focus } from '../pictures/focus.js';
import { keyOfUrl } from '../pictures/picture-key.js';
import { chatDigits, international, socialAddress, webAddress } from './contact-rules.js';
import {
  Day,
  Flag,
  faultInLine,
  field,
  Id,
  isEmailAddress,
  isHttps,
  isMoment,
  isTime,
  isWhole,
  KEBAB,
  LINKED_EMAIL,
  Line,
  Lines,
  List,
  Part,
  Tidied,
  Whole,
} from './rules.js';

// The site's content, which the owner edits as one document. A field that a later release adds needs an initial value
// here: editions and drafts that were stored before get it when they are read (`withDefaults`).

const MAX_RUPEES = 9_999_999;
const RUPEES = `Please enter whole rupees, from 1 to 99,99,999.`;

const PRICE_KINDS = ['fixed', 'from', 'range', 'unit', 'quoted'] as const;
type PriceKind = (typeof PRICE_KINDS)[number];

export class Price {
  @field({ enum: PRICE_KINDS, description: '`quoted` is said after a look: it has no amount' }, (value) =>
    PRICE_KINDS.some((kind) => kind === value) ? undefined : 'Please choose what kind of price this is.',
  )
  kind!: PriceKind;

  @field(
    {
      type: 'integer',
      minimum: 1,
      maximum: MAX_RUPEES,
      required: false,
      description: 'Whole rupees; missing with `quoted` only',
    },
    (value, price) => {
      const { kind } = price as Price;
      if (kind === 'quoted') return value === undefined ? undefined : 'A price after a look has no amount.';
      return isWhole(value, 1, MAX_RUPEES) ? undefined : RUPEES;
    },
  )
  rupees?: number;

  @field(
    {
      type: 'integer',
      minimum: 1,
      maximum: MAX_RUPEES,
      required: false,
      description: 'Upper end of a `range`',
    },
    (value, price) => {
      const { kind, rupees } = price as Price;
      if (kind !== 'range') return value === undefined ? undefined : 'Only a price range has an upper price.';
      if (!isWhole(value, 1, MAX_RUPEES)) return RUPEES;
      return value > Number(rupees) ? undefined : 'The upper price must be more than the lower one.';
    },
  )
  to?: number;

  @Tidied()
  @field(
    {
      type: String,
      minLength: 1,
      maxLength: 40,
      required: false,
      description: 'What one costs with `unit`, as read after the price: `per nail`',
    },
    (value, price) => {
      const { kind } = price as Price;
      if (kind !== 'unit') return value === undefined ? undefined : 'Only a price per unit says per what.';
      return value === undefined || value === ''
        ? 'Please say what the price is for, as in “per nail”.'
        : faultInLine('unit', value, 40, true);
    },
  )
  unit?: string;

  @Flag('With conditions', {
    isOptional: true,
    description: 'Shown with an asterisk, which the footnote explains',
  })
  conditions?: boolean;
}

export class Service {
  @Id('Kebab-case, unique in its menu: anchor of the card')
  id!: string;

  @Line('name', { required: true, max: 100 })
  name!: string;

  @Line('description', { max: 1_000 })
  description = '';

  @Part(Price, 'price', { isOptional: true, description: 'Nothing is shown without one' })
  price?: Price;

  @Line('duration', { max: 60, description: 'As read: `45-60 mins`' })
  duration = '';

  @Line('text “best for”', { max: 300 })
  bestFor = '';

  @Lines('highlights', { max: 20, maxLength: 200, description: 'A line each' })
  details!: string[];

  @Line('group', {
    max: 80,
    description: 'Heading above it; services of one group stand together. Empty when the menu has no groups',
  })
  group = '';

  @Flag('Hidden')
  hidden = false;
}

const SERVICES = { max: 60 };

export class Services {
  @List(Service, 'services', SERVICES)
  hair!: Service[];

  @List(Service, 'services', SERVICES)
  skin!: Service[];

  @List(Service, 'services', SERVICES)
  menshair!: Service[];

  @List(Service, 'services', SERVICES)
  texture!: Service[];

  @List(Service, 'services', SERVICES)
  nail!: Service[];

  @List(Service, 'services', SERVICES)
  makeup!: Service[];

  @List(Service, 'services', SERVICES)
  edit!: Service[];

  @List(Service, 'services', SERVICES)
  spmu!: Service[];

  @List(Service, 'services', SERVICES)
  haircolor!: Service[];
}

const NOTE = { max: 500 };

/** Small print under the cards of a menu; empty when a menu has none. */
export class MenuNotes {
  @Line('note', NOTE)
  hair = '';

  @Line('note', NOTE)
  skin = '';

  @Line('note', NOTE)
  menshair = '';

  @Line('note', NOTE)
  texture = '';

  @Line('note', NOTE)
  nail = '';

  @Line('note', NOTE)
  makeup = '';

  @Line('note', NOTE)
  edit = '';

  @Line('note', NOTE)
  spmu = '';

  @Line('note', NOTE)
  haircolor = '';
}

export class OfferPackage {
  @Id()
  id!: string;

  @Line('title', { required: true, max: 100 })
  title!: string;

  @Part(Price, 'price')
  price!: Price;

  @Whole({
    min: 1,
    max: MAX_RUPEES,
    sentence: RUPEES,
    description: 'Rupees for the same things one by one',
  })
  worth?: number;

  @Line('description', { max: 1_000 })
  description = '';

  @Lines('features', { max: 30, maxLength: 200 })
  features!: string[];

  @Flag('Popular')
  popular = false;

  @Line('category', {
    max: 80,
    description: 'Packages of one category stand under its heading; empty when it has none',
  })
  category = '';

  @Day('Please choose the first day.', {
    isOptional: true,
    description: "First day it is shown, `YYYY-MM-DD` in the salon's time zone",
  })
  from?: string;

  @Day('Please choose the last day.', {
    isOptional: true,
    notBefore: 'from',
    description: "Last day it is shown, `YYYY-MM-DD` in the salon's time zone",
  })
  until?: string;

  @Flag('Hidden')
  hidden = false;
}

export class Offers {
  @List(OfferPackage, 'packages', { max: 60 })
  packages!: OfferPackage[];

  @Line('footnote', {
    max: 500,
    description: 'What the asterisk at a price means; empty when there is none',
  })
  footnote = '';
}

const TIME_OF_DAY = { maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' };
const faultInTime = (value: unknown) =>
  isTime(value) ? undefined : 'Please enter the time as hours and minutes, as in 10:00.';

/** `HH:MM`, 24 hours, in the salon's time zone. If `closes` is not later than `opens`, it is on the next day. */
export class OpenTime {
  @field({ ...TIME_OF_DAY, description: "`HH:MM`, 24 hours, in the salon's time zone" }, faultInTime)
  opens!: string;

  @field({ ...TIME_OF_DAY, description: 'At or before it opens: on the next day' }, faultInTime)
  closes!: string;
}

const TIMES = { max: 4 };

export class WeeklyHours {
  @List(OpenTime, 'times', TIMES)
  monday!: OpenTime[];

  @List(OpenTime, 'times', TIMES)
  tuesday!: OpenTime[];

  @List(OpenTime, 'times', TIMES)
  wednesday!: OpenTime[];

  @List(OpenTime, 'times', TIMES)
  thursday!: OpenTime[];

  @List(OpenTime, 'times', TIMES)
  friday!: OpenTime[];

  @List(OpenTime, 'times', TIMES)
  saturday!: OpenTime[];

  @List(OpenTime, 'times', TIMES)
  sunday!: OpenTime[];
}

export class SpecialDays {
  @Id()
  id!: string;

  @Day('Please choose the first day.', { description: 'First day, `YYYY-MM-DD`' })
  from!: string;

  @Day('Please choose the last day.', { notBefore: 'from', description: 'Last day, `YYYY-MM-DD`' })
  until!: string;

  @List(OpenTime, 'times', { ...TIMES, description: 'None: closed' })
  times!: OpenTime[];

  @Line('reason', { max: 100, description: 'As read: `Pongal`; may be empty' })
  reason = '';
}

export class Hours {
  @Part(WeeklyHours, 'weekly hours', {
    description: 'By day of the week; a day without times is closed',
  })
  weekly!: WeeklyHours;

  @List(SpecialDays, 'closed and special days', {
    max: 100,
    description: 'Closures and other hours by date; of several for one day the last counts',
  })
  special!: SpecialDays[];
}

const MOMENT = { maxLength: 16, pattern: '^20[0-9]{2}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]$' };

/** A line of text under the header of every page. */
export class Notice {
  @Id()
  id!: string;

  @Line('text of the notice', { required: true, max: 200 })
  text!: string;

  @field(
    { ...MOMENT, description: "`YYYY-MM-DDTHH:MM` in the salon's time zone; shown from then" },
    (value) => (isMoment(value) ? undefined : 'Please choose the day and time when the notice starts.'),
  )
  from!: string;

  @field({ ...MOMENT, description: 'As `from`; no longer shown then' }, (value, notice) => {
    if (!isMoment(value)) return 'Please choose the day and time when the notice ends.';
    const { from } = notice as Notice;
    return isMoment(from) && value <= from ? 'The notice must end after it starts.' : undefined;
  })
  until!: string;
}

const MAX_LINK = 1_000;
const LINK = 'Please enter a whole address that starts with https://.';
/** The most digits that a phone number has in any country (E.164). */
const MAX_DIGITS = 15;
const faultInPhone = (value: unknown) => {
  if (value === '') return 'Please enter a phone number.';
  if (typeof value !== 'string' || !/^\+?[\d ()/.-]{6,40}$/.test(value) || !/(\d\D*){6}/.test(value))
    return 'Please enter a phone number in digits, as in +91 98765 43210.';
  if (value.replace(/\D/g, '').length > MAX_DIGITS)
    return 'Please enter one phone number: the link dials all digits of the field.';
  return value.startsWith('+')
    ? undefined
    : 'Please enter the whole number with its area code, as in 044 2345 6789.';
};
const faultInEmail = (value: unknown) => {
  if (value === '') return undefined;
  if (!isEmailAddress(value)) return 'Please enter an e-mail address.';
  return LINKED_EMAIL.test(value)
    ? undefined
    : 'Please enter an e-mail address of letters, digits and . _ + - only: a link may not lead to another.';
};
const WHATSAPP = 'Please enter the whole chat number, as in 98765 43210.';
/** Not ten digits that begin like a mobile number: read again, they would be one of India. */
const CHAT_NUMBER = /^(?![6-9][0-9]{9}$)[1-9][0-9]{7,14}$/;
const SOCIAL =
  'Please enter the address of the page, as in instagram.com/kadali, or the account, as in @kadali.';

export class Contact {
  @Tidied(international)
  @field(
    { maxLength: 40, description: 'Stored with its country code, `+91` when it is sent without' },
    faultInPhone,
  )
  phone!: string;

  @Tidied(international)
  @field({ maxLength: 40, description: 'As `phone`; may be empty' }, (value) =>
    value === '' ? undefined : faultInPhone(value),
  )
  landline!: string;

  @Tidied(chatDigits)
  @field(
    {
      pattern: CHAT_NUMBER.source,
      maxLength: 15,
      description: 'Stored as digits with the country code; read in any form in which people write a number',
    },
    (value) => (typeof value === 'string' && CHAT_NUMBER.test(value) ? undefined : WHATSAPP),
  )
  whatsapp!: string;

  @Tidied()
  @field({ maxLength: 254, pattern: LINKED_EMAIL.source, description: 'May be empty' }, faultInEmail)
  email!: string;

  @Line('address', { required: true, max: 300 })
  address!: string;

  @Line('landmark', { max: 200, description: 'How people find the door; may be empty' })
  landmark = '';

  @Line('text on parking', { max: 200, description: 'Where to leave a car or a scooter; may be empty' })
  parking = '';

  @Tidied(webAddress)
  @field(
    {
      maxLength: MAX_LINK,
      description: 'https address of the place in a map; empty: found by the address',
    },
    (value) => (value === '' || isHttps(value) ? undefined : LINK),
  )
  map = '';

  @Tidied(socialAddress)
  @field(
    {
      maxLength: MAX_LINK,
      description: 'https address of the social page, read from `@account` too; may be empty',
    },
    (value) => (value === '' || isHttps(value) ? undefined : SOCIAL),
  )
  instagram!: string;
}

export class Review {
  @Id()
  id!: string;

  @Line('review', { required: true, max: 2_000 })
  content!: string;

  @Line('name of the author', { required: true, max: 80 })
  author!: string;

  @Line('place', { max: 80 })
  location = '';

  @Flag('Hidden')
  hidden = false;
}

const MENUS = ['hair', 'skin', 'menshair', 'texture', 'nail', 'makeup', 'edit', 'spmu', 'haircolor'] as const;
const QUESTION_PAGES = ['home', 'services', 'prices', 'offers', 'academy', ...MENUS] as const;
type QuestionPage = (typeof QUESTION_PAGES)[number];

const isQuestionPage = (value: unknown) => QUESTION_PAGES.some((page) => page === value);

export class Question {
  @Id()
  id!: string;

  @Line('question', { required: true, max: 200 })
  question!: string;

  @Line('answer', { required: true, max: 1_500 })
  answer!: string;

  @field(
    {
      enum: QUESTION_PAGES,
      isArray: true,
      uniqueItems: true,
      maxItems: QUESTION_PAGES.length,
      description: 'Pages that show it; none: nobody sees it',
    },
    (value) =>
      Array.isArray(value) && value.every(isQuestionPage) && new Set(value).size === value.length
        ? undefined
        : 'Please choose the pages from the list.',
  )
  pages!: QuestionPage[];

  @Flag('Hidden')
  hidden = false;
}

export class SitePhoto {
  @field(
    {
      maxLength: 100,
      description:
        '`photo:NAME` for one that comes with the site, or `/media/KEY/960.jpg` for an uploaded one, as `POST /api/pictures` answers it',
    },
    (value) => {
      const isKnown = typeof value === 'string' && value.length <= 100;
      const [, name] = isKnown ? (/^photo:(.*)$/.exec(value) ?? []) : [];
      return isKnown && (keyOfUrl(value) || (name && KEBAB.test(name)))
        ? undefined
        : 'Please choose a picture.';
    },
  )
  image!: string;

  @Line('description of the picture', {
    max: 300,
    description: "What it shows, for people who can't see it. Empty: pages describe it by its place",
  })
  alt = '';

  @Part(Focus, 'point that a crop keeps', {
    isOptional: true,
    description: 'The point that a crop keeps, 0–1 from the left and from the top; the middle when missing',
  })
  focus?: Focus;
}

export class Heroes {
  @Part(SitePhoto, 'picture')
  home!: SitePhoto;

  @Part(SitePhoto, 'picture')
  about!: SitePhoto;

  @Part(SitePhoto, 'picture')
  services!: SitePhoto;

  @Part(SitePhoto, 'picture')
  offers!: SitePhoto;

  @Part(SitePhoto, 'picture')
  academy!: SitePhoto;

  @Part(SitePhoto, 'picture')
  hair!: SitePhoto;

  @Part(SitePhoto, 'picture')
  skin!: SitePhoto;

  @Part(SitePhoto, 'picture')
  menshair!: SitePhoto;

  @Part(SitePhoto, 'picture')
  texture!: SitePhoto;

  @Part(SitePhoto, 'picture')
  nail!: SitePhoto;

  @Part(SitePhoto, 'picture')
  makeup!: SitePhoto;

  @Part(SitePhoto, 'picture')
  edit!: SitePhoto;

  @Part(SitePhoto, 'picture')
  spmu!: SitePhoto;

  @Part(SitePhoto, 'picture')
  haircolor!: SitePhoto;
}

export class Photos {
  @Part(Heroes, 'pictures on top of the pages')
  heroes!: Heroes;

  @List(SitePhoto, 'highlights', {
    min: 5,
    max: 5,
    description: 'The five on the home page, in the order of its texts',
  })
  highlights!: SitePhoto[];

  @List(SitePhoto, 'photographs of your work', { min: 9, max: 30 })
  work!: SitePhoto[];
}

export class Program {
  @Id()
  id!: string;

  @Line('title', { required: true, max: 100 })
  title!: string;

  @Line('summary', { max: 1_000 })
  summary = '';

  @Line('duration', { max: 100, description: 'As read: `12 weeks, weekdays`' })
  duration = '';

  @Line('text “for whom”', { max: 500 })
  forWhom = '';

  @Lines('modules', { max: 40, maxLength: 300, description: 'What is taught, a line each' })
  modules!: string[];

  @List(SitePhoto, 'pictures', { max: 12 })
  gallery!: SitePhoto[];

  @Day('Please choose the day when the next batch starts.', {
    isOptional: true,
    description: 'First day of the next batch, `YYYY-MM-DD`',
  })
  nextBatch?: string;

  @Whole({ min: 1, max: MAX_RUPEES, sentence: RUPEES, description: 'Rupees' })
  fee?: number;

  @Whole({ min: 0, max: 999, sentence: 'Please enter a number of seats from 0 to 999.' })
  seatsLeft?: number;

  @Flag('Hidden')
  hidden = false;
}

export class Academy {
  @List(Program, 'programmes', { max: 20 })
  programs!: Program[];
}

export class SiteContent {
  @Part(Services, 'services')
  services!: Services;

  @Part(MenuNotes, 'notes', {
    description: 'Small print under the cards of a menu; empty when there is none',
  })
  notes!: MenuNotes;

  @Part(Offers, 'offers')
  offers!: Offers;

  @Part(Hours, 'hours')
  hours!: Hours;

  @List(Notice, 'notices', { max: 20 })
  notices!: Notice[];

  @Part(Contact, 'contact')
  contact!: Contact;

  @List(Review, 'reviews', { max: 100 })
  reviews!: Review[];

  @List(Question, 'questions', {
    max: 60,
    description: 'What people ask, with the answers, in the order of the pages that show them',
  })
  questions: Question[] = [];

  @Part(Photos, 'photographs')
  photos!: Photos;

  @Part(Academy, 'academy')
  academy!: Academy;
}
