import { z } from 'zod';
import { group as block, dayOf, entry, field, flag, id, line, list, part, prose, text } from '../fields.ts';
import { privacy as privacySections } from '../first-edition/privacy.ts';
import { terms as termsSections } from '../first-edition/terms.ts';

// Every text of the site that is not in a list of its own, by page, each with what a fresh site says.

/** The longest title that search results show whole, with the salon's name after it. */
const SEARCH_TITLE = 60;
const SEARCH_DESCRIPTION = 200;

const title = (initial: string) => line('Headline', { max: 100, required: true, initial });
const subtitle = (initial: string, name = 'Lead') => line(name, { max: 500, initial });
const paragraph = (initial: string) => line('Text', { max: 1_000, initial });
const wish = (name: string, initial: string) =>
  line(name, { max: 100, required: true, initial, help: 'In the message that the visitor sends to you.' });
const label = (name: string, initial: string) => line(name, { max: 40, required: true, initial });

const FILM = 'Please enter the address of a film on YouTube.';
const YOUTUBE =
  /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{11})/;
/** The id of a film on YouTube. */
export const youTubeId = (film: string) => YOUTUBE.exec(film)?.[1];
const Film = text(FILM, {
  faultIn: (film) => (film === '' || youTubeId(film) ? undefined : FILM),
  maxLength: 200,
  description: 'The address of a film on YouTube; may be empty',
});

/** What links, search engines and link previews call a page. */
const page = (name: string, searchTitle: string, searchDescription: string) => ({
  name: line('Name of the page', {
    max: 40,
    required: true,
    initial: name,
    help: 'In the footer and above the page.',
  }),
  search: block('For search engines', {
    title: line('Title', { max: SEARCH_TITLE, initial: searchTitle, help: 'Empty: the name of the page.' }),
    description: line('Description', {
      max: SEARCH_DESCRIPTION,
      initial: searchDescription,
      help: 'Empty: the tagline of the salon.',
    }),
  }),
});

const Point = entry(
  'Point',
  { one: 'point', many: 'points', nameOf: ({ title }: { title: string }) => title },
  {
    id: id(),
    title: line('Headline', { max: 100, required: true }),
    text: line('Text', { max: 500 }),
  },
);
type Point = z.output<typeof Point>;
const points = (what: string, initial: Point[]) => list(what, Point, { max: 12 }).default(initial);

export const LegalSection = entry(
  'LegalSection',
  { one: 'section', many: 'sections', nameOf: ({ heading }: { heading: string }) => heading, main: 'body' },
  {
    id: id(),
    heading: line('Heading', { max: 120, required: true }),
    body: prose('Text', {
      max: 10_000,
      help: 'An empty line begins a paragraph; lines that begin with - are a list.',
    }),
  },
);
export type WrittenLegalSection = z.input<typeof LegalSection>;
const sections = (initial: WrittenLegalSection[]) =>
  list('sections', LegalSection, { max: 40 }).default(initial.map((section) => LegalSection.parse(section)));

/** Set when an edition with another text is published. */
const lastChanged = (initial: string) =>
  field('Last changed', dayOf('The day of the last change must be a day.').default(initial), {
    control: 'none',
    change: 'none',
  });

export const FooterMenu = entry(
  'FooterMenu',
  { one: 'link', many: 'links', list: 'Footer', nameOf: ({ label }: { label: string }) => label },
  {
    id: id(),
    menu: field('Leads to', id('The id of its menu; not shown while that is hidden, empty or gone'), {
      change: 'none',
    }),
    label: line('Words', { max: 40, required: true }),
  },
);

export const Words = part('Words', 'words', {
  navigation: block('Navigation', {
    home: label('Home', 'HOME'),
    about: label('About', 'ABOUT'),
    services: label('Services', 'SERVICES'),
    academy: label('Academy', 'ACADEMY'),
    blog: label('Blog', 'BLOG'),
    book: label('Book', 'BOOK APPOINTMENT'),
    offers: label('Offers', 'OFFERS'),
  }),
  everywhere: block('On every page', {
    book: label('Button to the chat', 'Book on chat'),
    call: label('Button to the phone', 'Call Now'),
    prices: label('Link to all prices', 'Price list'),
    questions: label('Heading of the questions', 'People ask'),
    closed: line('Under the buttons while you are closed', {
      max: 100,
      initial: 'Write at any hour: we answer when we open.',
    }),
    greeting: label('A chat message begins with', 'Hi!'),
    wantsVisit: wish('To book', "I'd like to book an appointment."),
    wantsService: wish('To book a service, before its name', "I'd like to book:"),
    wantsAnswer: wish('With a question, before what it is about', 'I have a question about'),
    wantsPlan: wish('Before the list of a planned visit', "I'd like to plan a visit:"),
  }),
  footer: block('Footer', {
    links: label('Heading of the links', 'Quick Links'),
    services: label('Heading of the menus', 'Services'),
    contact: label('Heading of the contact data', 'Contact'),
    menus: list('links', FooterMenu, { max: 12 }).default([
      { id: 'hair', menu: 'hair', label: 'Hair Services' },
      { id: 'nail', menu: 'nail', label: 'Nail Services' },
      { id: 'skin', menu: 'skin', label: 'Skin Care' },
      { id: 'texture', menu: 'texture', label: 'Hair Texture' },
    ]),
  }),
  home: block('Home', {
    ...page(
      'Home',
      'Hair, Skin, Nails & Makeup',
      'A hair, skin, nail and makeup salon with its own academy: clean, eco-friendly products, written prices, no hurry. Book by chat.',
    ),
    hero: block('The opening', {
      title: title('Beauty, unhurried'),
      subtitle: subtitle(
        'Hair, skin, nails and makeup in the south of the city, with clean products and patient hands.',
      ),
      more: label('Button to the page about you', 'More about us'),
      note: line('Small line under the buttons', { max: 100, initial: 'We chat on WhatsApp.' }),
      film: field('Film behind the opening', Film.default(''), {
        control: 'url',
        change: 'value',
        help: 'The address of your film on YouTube. May be empty.',
      }),
      isDrawn: flag('Without your own: the drawn film', {
        yes: 'the drawn film',
        no: 'no film',
        initial: true,
        help: 'It plays while the drawing that it begins with stands there.',
      }),
    }),
    intro: block('Beside the first picture', {
      title: line('Headline', { max: 100, initial: 'Nothing wasted, nothing rushed' }),
      subtitle: subtitle(
        'Of the banana plant, everything is put to use. We keep the salon in that spirit: good materials, handled with care, and no step that you do not need.',
      ),
    }),
    testimonials: block('Reviews', {
      title: title('What clients say'),
      subtitle: subtitle('About hair, hands, patience and the hot towel.'),
    }),
    work: block('Your work', {
      title: title('Our work'),
      subtitle: subtitle(
        'What our chairs and tables are for: colour, brows, brides and the occasional tray of lacquer.',
      ),
      table: subtitle(
        'Our table, for now: what stands ready before you sit down. The work itself is on Instagram.',
        'Line below it until a picture is your own',
      ),
      linkText: label('Words of the link to your social page', 'More on Instagram'),
    }),
    contact: block('Where and when', {
      title: title('Where and when'),
      subtitle: subtitle('Walk in when a chair is free, or write to us first and it will be.'),
    }),
  }),
  about: block('About', {
    ...page(
      'About Us',
      'Our Story & Values',
      'How four chairs and a list of things we did not want became a salon and an academy, and the three values we work by.',
    ),
    hero: block('The opening', {
      title: title('About us'),
      subtitle: subtitle('A salon and a small academy in the south of the city, open since 2023.'),
      services: label('Button to the services', 'Explore services'),
    }),
    story: block('The story', {
      title: title('Our story'),
      text: prose('The story', {
        said: 'text',
        max: 5_000,
        initial: `We began in 2023 with four chairs, one basin and a list of things we did not want: harsh fumes, hurried hands and bills with surprises on them. Kadali is the banana plant: leaf, stem, flower and fruit are all put to use, and that seemed a good way to run a salon. Our emblem is one of its leaves, with its midrib for a parting and combed hair on the other side.

The first months were mostly conversations. Clients brought the shampoo they used and the photos of colour that had gone wrong; we learnt what hard water, helmets and humidity do to hair here, and chose our products by what they left out. The four chairs became nine, the store room became a skin room with a door that closes, and the regulars started to send their mothers.

The academy followed because people asked where our team had trained. Now a small group at a time learns skincare and makeup in the same rooms, by the rule we keep ourselves: look first, then begin.`,
      }),
    }),
    values: block('Values', {
      title: title('What we hold on to'),
      subtitle: subtitle('Three words on the wall behind the reception, and what they mean on a Saturday.'),
      items: points('values', [
        {
          id: 'sustainability',
          title: 'Sustainability',
          text: 'Bottles are refilled, towels are cotton, colour is weighed to the gram so that little goes down the drain. We choose eco-friendly ranges that are not tested on animals, and banana-leaf trays where others use plastic.',
        },
        {
          id: 'personalization',
          title: 'Personalization',
          text: 'No two clients get the same sheet of steps. We keep a card with your formula, your allergies and how you take your coffee, and we change the plan when your hair, your skin or your life changes.',
        },
        {
          id: 'comfort',
          title: 'Comfort',
          text: 'Chairs that lean back properly, a quiet room for skin, music you can talk over. Tell us if the water is too hot or if you would rather not chat: both are fine.',
        },
      ]),
    }),
    closing: block('At the end', {
      title: title('Come and meet us'),
      text: paragraph(
        'Book a first appointment, or look through the services and ask us anything on the way.',
      ),
    }),
  }),
  services: block('Services', {
    ...page(
      'Services',
      'Services, Durations & Prices',
      'The whole menu: hair, colour, texture, skin, nails, makeup, waxing and semi-permanent makeup, with free consultation and prices in rupees.',
    ),
    hero: block('The opening', {
      title: title('Our Services'),
      subtitle: subtitle('Hair, skin, nails and makeup under one roof, with times and prices written down.'),
    }),
    intro: block('Above the menus', {
      title: title('Choose a chair'),
      subtitle: subtitle(
        'Open a card for the full menu. If you are between two things, ask us on chat: a photo and a sentence are enough, and the advice is free.',
      ),
      link: label('Words of a link to a menu', 'See the menu'),
      prices: label('Link to all prices', 'All prices on one page'),
    }),
    menu: block('On the page of a menu', {
      book: label('Button of a service', 'Book This Service'),
      others: label('Heading of the other menus', 'Also on the menu'),
      nothing: line('While nothing is on it', {
        max: 100,
        initial: 'There is nothing on this menu at the moment.',
      }),
    }),
    promises: block('With every service', {
      title: title('With every service'),
      items: points('promises', [
        {
          id: 'free-consultation',
          title: 'Free consultation',
          text: 'Every service starts with a look and a talk that cost nothing. Only the hour of measuring and drawing before semi-permanent makeup is paid, and it is set against the treatment.',
        },
        {
          id: 'premium-products',
          title: 'Premium products',
          text: 'Salon-grade ranges chosen for what they leave out as much as for what is in them.',
        },
        {
          id: 'skilled-professionals',
          title: 'Skilled professionals',
          text: 'Stylists and therapists who train in our own academy every month, the seniors included.',
        },
        {
          id: 'clean-and-eco-friendly',
          title: 'Clean and eco-friendly',
          text: 'Refilled bottles, washed cotton in place of tissue, and formulas without parabens wherever we can.',
        },
        {
          id: 'sterilised-tools',
          title: 'Sterilised tools',
          text: 'Metal tools come from a sealed pouch. Blades, files and needles are used once.',
        },
        {
          id: 'on-time',
          title: 'On time',
          text: 'We leave ten minutes between two appointments so that yours starts when it should.',
        },
      ]),
    }),
    closing: block('At the end', {
      title: title('Ready when you are'),
      text: paragraph(
        'Tell us the service, the day and the hour that suits you. We answer during opening hours, usually within the hour.',
      ),
    }),
  }),
  prices: block('Price list', {
    ...page(
      'Price List',
      'Price List: Every Service on One Page',
      'Every service of the salon with its time and its price on one page: search it, jump to a menu, or print it as a menu to keep.',
    ),
    hero: block('The opening', {
      title: title('The price list'),
      subtitle: subtitle(
        'Every service with its time and its price. Search it, tap a line for the whole of it, or print it.',
      ),
    }),
    closing: block('At the end', {
      title: title('Found what you need?'),
      text: paragraph(
        'Tell us the service and the day. If you are between two things, a photo and a sentence are enough, and the advice is free.',
      ),
    }),
  }),
  offers: block('Offers', {
    ...page(
      'Offers',
      'Offers & Packages',
      "Salon packages from waxing and mani-pedis to men's grooming and facials, each done in one visit, with its price and all that it includes.",
    ),
    hero: block('The opening', {
      title: title('Offers & Packages'),
      subtitle: subtitle('Things that go well together, at a kinder price than one by one.'),
    }),
    intro: block('Above the packages', {
      subtitle: subtitle('Each is done in one visit, by one team. Prices include taxes.'),
      book: label('Button of a package', 'Book Now'),
    }),
    custom: block('At the end', {
      title: title('Need a Custom Package?'),
      text: paragraph(
        "A bridesmaids' morning, a gift for your mother, six months of men's cuts: tell us what you have in mind and we will put a package and a price together.",
      ),
    }),
  }),
  academy: block('Academy', {
    ...page(
      'Academy',
      'Skincare & Makeup Academy',
      'Hands-on programmes in small batches: skincare and esthetics, and makeup from basics to advanced, with practice on real models.',
    ),
    hero: block('The opening', {
      title: title('The Academy'),
      subtitle: subtitle('Learn skincare and makeup in a working salon, eight students at a time.'),
    }),
    intro: block('Above the programmes', {
      title: title('{programmes}, real faces'),
      subtitle: subtitle(
        'Every class begins with theory and a demonstration; the rest of it is practice. You work on each other in the first week and on models from the second, with a trainer beside you who corrects your hand and not only your result. Teaching is in English and the language of the room.',
      ),
    }),
    program: block('Of each programme', {
      ask: label('Button to the chat', 'Get in touch'),
      forWhom: label('Heading of whom it is for', 'For whom'),
      learn: label('Heading of what it teaches', 'What you learn'),
    }),
    closing: block('At the end', {
      title: title('Sit in on a class'),
      text: paragraph(
        'A trial class is free. Tell us which programme you have in mind and whether you have worked in a salon before.',
      ),
    }),
  }),
  blog: block('Blog', {
    ...page(
      'Blog',
      'Blog: Hair, Skin & Nail Care',
      'Notes from our chairs: monsoon frizz, sun tan, gel polish, bridal calendars and other things clients ask us while the colour develops.',
    ),
    closing: block('At the end of a post', {
      title: title('Have a question about this?'),
      text: paragraph('Write to us on chat, or call: the advice costs nothing.'),
    }),
  }),
  terms: block('Terms & Conditions', {
    ...page(
      'Terms & Conditions',
      'Terms & Conditions',
      'How appointments, prices, cancellations, patch tests, packages and academy places work at our salon, in plain words.',
    ),
    title: title('Terms & Conditions'),
    updated: lastChanged('2026-11-01'),
    intro: paragraph(
      'These terms apply when you use this website, book or receive a service, buy a package or join a programme of our academy. We have tried to write them the way we would explain them at the reception. If something is unclear, please ask before you book.',
    ),
    sections: sections(termsSections),
  }),
  privacy: block('Privacy Policy', {
    ...page(
      'Privacy Policy',
      'Privacy Policy',
      'What we note about clients, students and visitors of this website, why, for how long, and how to ask for it. We answer within one month.',
    ),
    title: title('Privacy Policy'),
    updated: lastChanged('2026-11-01'),
    intro: paragraph(
      'We keep as little about you as our work allows, we do not sell it, and this website does not follow you around. Here is the full picture.',
    ),
    sections: sections(privacySections),
  }),
  notFound: block('Page not found', {
    ...page(
      'Page not found',
      'Page Not Found',
      'This page is not here, or not here any more. The services, the offers and the chat are a tap away.',
    ),
    home: label('Button to the start', 'Back to home'),
    services: label('Link to the services', 'See our services'),
    offers: label('Link to the offers', 'See our offers'),
  }),
});
