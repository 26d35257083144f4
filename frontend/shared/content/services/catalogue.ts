import type { MenuId } from '@salon/content/description';
import { servicePaths } from '../paths';
import type { ServiceEntry } from '../types';

/** The order is the order of the cards on /services. */
export const services: Record<MenuId, ServiceEntry> = {
  hair: {
    path: servicePaths.hair[0],
    name: "Women's Hair",
    title: "Women's Haircuts, Hair Spa & Styling",
    description:
      "Women's haircuts, hair spa, blowouts, bond repair and occasion styling with jasmine, with durations and prices. Book a chair by chat.",
    summary:
      'Haircuts, hair spas, blowouts and occasion styling, planned around your hair and your mornings.',
    listed: true,
  },
  skin: {
    path: servicePaths.skin[0],
    name: 'Skin',
    title: 'Facials, Clean-Ups & Detan',
    description:
      'Clean-ups, bleach-free detan and long facials, chosen with you under the lamp. See every price and duration before you book.',
    summary: 'Clean-ups, detan and facials chosen under the lamp with you, never from a script.',
    listed: true,
  },
  menshair: {
    path: servicePaths.menshair[0],
    name: "Men's Hair",
    title: "Men's Haircuts, Beards & Shaves",
    description:
      "Men's cuts, beard shaping, hot-towel shaves, head massage and grey blending, with times and prices. Your clipper numbers are kept for next time.",
    summary: 'Cuts, beards, hot-towel shaves and head massages, finished with a razor and without a hurry.',
    listed: true,
  },
  texture: {
    path: servicePaths.texture[0],
    name: 'Texture',
    title: 'Hair Botox, Smoothing & Curl Care',
    description:
      'Hair botox, smoothing, keratin, straightening and curl cuts with formaldehyde-free formulas, strand-tested first. Durations and starting prices.',
    summary: 'Hair botox, smoothing, keratin and curl care, explained before anything touches your hair.',
    listed: true,
  },
  nail: {
    path: servicePaths.nail[0],
    name: 'Nail',
    title: 'Manicures, Pedicures, Gel & Nail Art',
    description:
      'Manicures, pedicures, gel polish, extensions and hand-painted nail art with tools from sealed, sterilised pouches. Full menu with prices.',
    summary: 'Manicures, pedicures, gel and nail art, with tools from a sealed pouch opened in front of you.',
    listed: true,
  },
  makeup: {
    path: servicePaths.makeup[0],
    name: 'Make Up',
    title: 'Bridal, Reception & Party Makeup',
    description:
      'Bridal makeup for muhurtham mornings, reception and party makeup, trials, draping and personal lessons, at the salon or at your venue.',
    summary: 'Bridal, reception and party makeup that photographs well and lasts through the meal.',
    listed: true,
  },
  edit: {
    path: servicePaths.edit[0],
    name: 'The Beauty Edit',
    title: 'Waxing, Threading, Lashes & Brows',
    description:
      'The Beauty Edit: waxing, threading, lash extensions, brow lamination, detan, body polish and pre-bridal packages, each with its time and price.',
    summary: 'Waxing, threading, lashes, brows and body care, and three packages that put them together.',
    listed: true,
  },
  spmu: {
    path: servicePaths.spmu[0],
    name: 'Semi-Permanent Makeup',
    title: 'Microblading, Powder Brows & Lip Blush',
    description:
      'Microblading, powder brows, lip blush and eyeliner with starting prices. Every treatment begins with a consultation and a drawing you approve.',
    summary:
      'Microblading, powder brows, lip blush and eyeliner, measured and drawn before anything is decided.',
    listed: true,
  },
  haircolor: {
    path: servicePaths.haircolor[0],
    name: 'Hair Colouring',
    title: 'Hair Colour, Balayage & Highlights',
    description:
      'Root touch-ups, global colour, balayage, colour melts, henna and colour correction, ammonia-free wherever the shade allows. Prices and times.',
    summary:
      'Root touch-ups, global colour, balayage and highlights, ammonia-free wherever the shade allows.',
    // Reached from the home page; /services shows the seven specified cards and semi-permanent makeup.
    listed: false,
  },
};
