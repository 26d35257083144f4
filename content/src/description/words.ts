import { z } from 'zod';
import { dayOf, entry, field, flag, id, line, lines, list, objectOf, part, prose, text } from '../fields.ts';
import privacy from '../first-edition/privacy.json' with { type: 'json' };
import terms from '../first-edition/terms.json' with { type: 'json' };
import words from '../first-edition/words.json' with { type: 'json' };
import { serviceName } from '../menus.ts';
import { embedLinkOf } from '../post/embedLink.ts';
import { toMenu } from './menus.ts';
import { toService } from './services.ts';

// Every text of the site that is not in a list of its own, by page. What a fresh site says there is in `words.json`.

/** Fields of a page that belong together. */
const block = <S extends z.ZodRawShape>(label: string, fields: S) =>
  field(label, objectOf(fields, `The words of “${label}” must be given.`), { change: 'none' });

/** The longest title that search results show whole, with the salon's name after it. */
export const SEARCH_TITLE = 60;
export const SEARCH_DESCRIPTION = 200;

const title = line('Headline', { max: 100, required: true });
/** Says what is below it, as “Where and when” does. */
const heading = line('Headline', { max: 100, required: true, fitsAll: true });
const subtitle = line('Lead', { max: 500 });
const paragraph = line('Text', { max: 1_000 });
const label = (name: string) => line(name, { max: 40, required: true, fitsAll: true });
/** May be empty. */
const optional = (name: string, max = 100, fitsAll = false) => line(name, { max, fitsAll });
const wish = (name: string) =>
  line(name, {
    ...{ max: 100, required: true, fitsAll: true },
    help: 'In the message that the visitor sends to you.',
  });

const FILM = 'Please enter the address of a film on YouTube.';
/** The id of a film on YouTube. */
export function youTubeId(film: string): string | undefined {
  const { embed, id } = embedLinkOf(film) ?? {};
  return embed === 'youtube' ? id : undefined;
}
const film = text(FILM, { is: (film) => film === '' || Boolean(youTubeId(film)), maxLength: 200 });

/** What links, search engines and link previews call a page. */
const named = {
  name: line('Name of the page', {
    ...{ max: 40, required: true, fitsAll: true },
    help: 'In the footer and above the page.',
  }),
  search: block('For search engines', {
    title: line('Title', {
      max: SEARCH_TITLE,
      help: 'Empty: the name of the page; on home, of your menus.',
    }),
    description: line('Description', {
      max: SEARCH_DESCRIPTION,
      help: 'Empty: the tagline of the salon.',
    }),
  }),
};

const opening = block('The opening', { title: heading, subtitle });
const closing = block('At the end', { title: optional('Headline'), text: paragraph });

const Point = entry(
  'Point',
  { one: 'point', many: 'points' },
  {
    id: id(),
    title: line('Headline', { max: 100, required: true }),
    text: line('Text', { max: 500 }),
  },
);

const LegalSection = entry(
  'LegalSection',
  { one: 'section', nameOf: ({ heading }: { heading: string }) => heading, main: 'body' },
  {
    id: id(),
    heading: line('Heading', { max: 120, required: true, fitsAll: true }),
    body: prose('Text', {
      max: 10_000,
      fitsAll: true,
      help: 'An empty line begins a paragraph; lines that begin with - are a list. {salon}, {address} and {contact} stand for yours.',
    }),
  },
);
/** A template that fits any salon. `updated` is set when an edition with another text is published. */
const legal = {
  ...named,
  title: heading,
  updated: field('Last changed', dayOf('The day of the last change must be a day.'), {
    control: 'none',
    change: 'none',
  }),
  intro: line('Text', { max: 1_000, fitsAll: true }),
  sections: list('sections', LegalSection, { max: 40 }),
};

const FooterMenu = entry(
  'FooterMenu',
  { one: 'link', list: 'Footer', nameOf: ({ label }: { label: string }) => label },
  {
    id: id(),
    menu: toMenu(),
    label: line('Words', { max: 40, required: true, fitsAll: true }),
  },
);

const BridalService = entry(
  'BridalService',
  { one: 'service', nameOf: ({ service }: { service: string }, content) => serviceName(content, service) },
  {
    id: id(),
    service: toService(),
    forEach: flag('Once for each face besides the bride’s', { yes: 'for each further face', no: 'once' }),
  },
);
const toChoose = (max: number) =>
  lines('To choose from', { max, maxLength: 40, fitsAll: true, help: 'A line each.' });

export const Words = part('Words', 'words', {
  navigation: block('Navigation', {
    home: label('Home'),
    about: label('About'),
    services: label('Services'),
    academy: label('Academy'),
    blog: label('Blog'),
    book: label('Book'),
    offers: label('Offers'),
  }),
  everywhere: block('On every page', {
    book: label('Button to the chat'),
    call: label('Button to the phone'),
    prices: label('Link to all prices'),
    questions: label('Heading of the questions'),
    closed: optional('Under the buttons while you are closed', 100, true),
    greeting: label('A chat message begins with'),
    wantsVisit: wish('To book'),
    wantsService: wish('To book a service, before its name'),
    wantsAnswer: wish('With a question, before what it is about'),
    wantsPlan: wish('Before the list of a planned visit'),
    asksPrice: wish('After a service without a price'),
    offerUntil: wish('After an offer that has ended by then, before its last day'),
    oldPrices: wish('When prices may have changed since'),
    asksBoth: wish('After a day and a time'),
    asksDay: wish('After a time alone'),
    asksTime: wish('Without a time'),
    whileClosed: line('While you are closed, at its end', {
      ...{ max: 100, fitsAll: true },
      help: '{time} is when you open. May be empty.',
    }),
  }),
  footer: block('Footer', {
    links: label('Heading of the links'),
    services: label('Heading of the menus'),
    contact: label('Heading of the contact data'),
    menus: list('links', FooterMenu, { max: 12 }),
  }),
  home: block('Home', {
    ...named,
    hero: block('The opening', {
      title,
      subtitle,
      more: label('Button to the page about you'),
      note: optional('Small line under the buttons'),
      film: field('Film behind the opening', film, {
        ...{ control: 'url', change: 'value' },
        help: 'The address of your film on YouTube. May be empty.',
      }),
      isDrawn: flag('Without your own: the drawn film', {
        yes: 'the drawn film',
        no: 'no film',
        initial: true,
        help: 'It plays while the drawing that it begins with stands there.',
      }),
    }),
    intro: block('Beside the first picture', { title: optional('Headline'), subtitle }),
    testimonials: block('Reviews', { title: heading, subtitle }),
    work: block('Your work', {
      title: heading,
      subtitle,
      table: optional('Line below it until a picture is your own', 500),
      linkText: label('Words of the link to your social page'),
    }),
    contact: block('Where and when', { title: heading, subtitle }),
    people: block('People', { title: heading, subtitle }),
  }),
  about: block('About', {
    ...named,
    hero: block('The opening', { title: heading, subtitle, services: label('Button to the services') }),
    story: block('The story', {
      title: heading,
      text: prose('The story', { changeLabel: 'text', max: 5_000 }),
    }),
    values: block('Values', { title: heading, subtitle, items: list('values', Point, { max: 12 }) }),
    closing,
    people: block('People', {
      title: heading,
      asked: optional('Of somebody who can be asked for: {name}', 100, true),
    }),
  }),
  services: block('Services', {
    ...named,
    hero: opening,
    intro: block('Above the menus', {
      title: optional('Headline'),
      subtitle,
      link: label('Words of a link to a menu'),
      prices: label('Link to all prices'),
    }),
    menu: block('On the page of a menu', {
      book: label('Button of a service'),
      others: label('Heading of the other menus'),
      nothing: optional('While nothing is on it', 100, true),
      people: label('Before the people of the menu'),
    }),
    promises: block('With every service', { title: heading, items: list('promises', Point, { max: 12 }) }),
    closing,
  }),
  prices: block('Price list', { ...named, hero: opening, closing }),
  offers: block('Offers', {
    ...named,
    hero: opening,
    intro: block('Above the packages', { subtitle, book: label('Button of a package') }),
    custom: closing,
  }),
  bridal: block('Bridal enquiry', {
    ...named,
    link: label('Link to it'),
    hero: opening,
    functions: block('The functions', {
      title: heading,
      kinds: toChoose(7),
      season: optional('What is asked for first', 300),
      outside: optional('At a time outside your hours', 200),
      closed: optional('On a day when you are closed', 200),
      soon: optional('On a day less than three weeks away', 200),
    }),
    wishes: block('The wishes', {
      title: heading,
      items: toChoose(12),
      services: list('services', BridalService, { max: 20 }),
    }),
    message: block('The message', {
      wants: wish('At its beginning'),
      outside: wish('With a time outside your hours'),
      asks: wish('At its end'),
    }),
    checklist: block('Where the form cannot run', {
      title: heading,
      items: lines('What to have ready', { max: 12, maxLength: 200, fitsAll: true }),
    }),
  }),
  academy: block('Academy', {
    ...named,
    hero: opening,
    intro: block('Above the programmes', { title: optional('Headline'), subtitle }),
    program: block('Of each programme', {
      ask: label('Button to the chat'),
      forWhom: label('Heading of whom it is for'),
      learn: label('Heading of what it teaches'),
      wantsAny: wish('With a question about all of them'),
      wantsOne: wish('With a question about one, before its name'),
      asksSeat: wish('When a batch is ahead'),
      asksBatch: wish('When none is, or it is full'),
    }),
    closing,
  }),
  blog: block('Blog', {
    ...named,
    closing: block('At the end of a post', { title: optional('Headline'), text: paragraph }),
  }),
  terms: block('Terms & Conditions', legal),
  privacy: block('Privacy Policy', {
    ...legal,
    counting: block('How visits are counted', {
      text: legal.intro,
      leaveOut: label('Button not to be counted'),
      count: label('Button to be counted again'),
    }),
  }),
  notFound: block('Page not found', {
    ...named,
    home: label('Button to the start'),
    services: label('Link to the services'),
    offers: label('Link to the offers'),
  }),
  visit: block('A planned visit', {
    advance: optional('With an advance: when, and where its receipt goes', 300, true),
    lateness: optional('How late one may be', 300),
    cancelling: optional('Changing or cancelling', 300),
    outsideHours: wish('With a time outside your hours'),
    patchTest: wish('After a service whose patch test is not possible by that day'),
  }),
});

/** The text of a section is written line by line. */
const joined = ({ sections, ...others }: typeof terms) => ({
  ...others,
  sections: sections.map(({ body, ...section }) => ({ ...section, body: body.join('\n') })),
});

/** What a fresh site says. */
export const firstWords = Words.parse({ ...words, terms: joined(terms), privacy: joined(privacy) });
