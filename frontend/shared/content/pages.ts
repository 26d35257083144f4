import type { HeroPage } from '@salon/content/description';
import { blogPage } from './blog';
import { paths } from './paths';
import type { Page, PageId, PageWithDrawing } from './types';

/** Every page except the service pages, which are in services/catalogue.ts. */
export const pages: Record<Extract<PageId, HeroPage>, Page> &
  Record<Exclude<PageId, HeroPage>, PageWithDrawing> = {
  home: {
    path: paths.home,
    name: 'Home',
    title: 'Hair, Skin, Nails & Makeup',
    description:
      'A hair, skin, nail and makeup salon with its own academy: clean, eco-friendly products, written prices, no hurry. Book by chat.',
  },
  about: {
    path: paths.about,
    name: 'About Us',
    title: 'Our Story & Values',
    description:
      'How four chairs and a list of things we did not want became a salon and an academy, and the three values we work by.',
  },
  services: {
    path: paths.services,
    name: 'Services',
    title: 'Services, Durations & Prices',
    description:
      'The whole menu: hair, colour, texture, skin, nails, makeup, waxing and semi-permanent makeup, with free consultation and prices in rupees.',
  },
  prices: {
    path: paths.prices,
    name: 'Price List',
    title: 'Price List: Every Service on One Page',
    description:
      'Every service of the salon with its time and its price on one page: search it, jump to a menu, or print it as a menu to keep.',
    drawing: 'services',
  },
  offers: {
    path: paths.offers,
    name: 'Offers',
    title: 'Offers & Packages',
    description:
      "Salon packages from waxing and mani-pedis to men's grooming and facials, each done in one visit, with its price and all that it includes.",
  },
  blog: { ...blogPage, drawing: 'blog' },
  academy: {
    path: paths.academy,
    name: 'Academy',
    title: 'Skincare & Makeup Academy',
    description:
      'Hands-on programmes in small batches: skincare and esthetics, and makeup from basics to advanced, with practice on real models.',
  },
  terms: {
    path: paths.terms,
    name: 'Terms & Conditions',
    title: 'Terms & Conditions',
    description:
      'How appointments, prices, cancellations, patch tests, packages and academy places work at our salon, in plain words.',
    drawing: 'about',
  },
  privacy: {
    path: paths.privacy,
    name: 'Privacy Policy',
    title: 'Privacy Policy',
    description:
      'What we note about clients, students and visitors of this website, why, for how long, and how to ask for it. We answer within one month.',
    drawing: 'about',
  },
  notFound: {
    path: paths.notFound,
    name: 'Page not found',
    title: 'Page Not Found',
    description:
      'This page is not here, or not here any more. The services, the offers and the chat are a tap away.',
    drawing: 'lost',
  },
};
