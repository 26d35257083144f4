import type { MenuId } from '@salon/content/description';
import { each, menuIds, menuNames } from '@salon/content/menus';
import { servicePaths } from '../paths';
import type { Page } from '../types';

/** `summary`: one or two sentences on the card of /services. */
const texts: Record<MenuId, Pick<Page, 'title' | 'description'> & { summary: string }> = {
  hair: {
    title: "Women's Haircuts, Hair Spa & Styling",
    description:
      "Women's haircuts, hair spa, blowouts, bond repair and occasion styling with jasmine, with durations and prices. Book a chair by chat.",
    summary:
      'Haircuts, hair spas, blowouts and occasion styling, planned around your hair and your mornings.',
  },
  skin: {
    title: 'Facials, Clean-Ups & Detan',
    description:
      'Clean-ups, bleach-free detan and long facials, chosen with you under the lamp. See every price and duration before you book.',
    summary: 'Clean-ups, detan and facials chosen under the lamp with you, never from a script.',
  },
  menshair: {
    title: "Men's Haircuts, Beards & Shaves",
    description:
      "Men's cuts, beard shaping, hot-towel shaves, head massage and grey blending, with times and prices. Your clipper numbers are kept for next time.",
    summary: 'Cuts, beards, hot-towel shaves and head massages, finished with a razor and without a hurry.',
  },
  texture: {
    title: 'Hair Botox, Smoothing & Curl Care',
    description:
      'Hair botox, smoothing, keratin, straightening and curl cuts with formaldehyde-free formulas, strand-tested first. Durations and starting prices.',
    summary: 'Hair botox, smoothing, keratin and curl care, explained before anything touches your hair.',
  },
  nail: {
    title: 'Manicures, Pedicures, Gel & Nail Art',
    description:
      'Manicures, pedicures, gel polish, extensions and hand-painted nail art with tools from sealed, sterilised pouches. Full menu with prices.',
    summary: 'Manicures, pedicures, gel and nail art, with tools from a sealed pouch opened in front of you.',
  },
  makeup: {
    title: 'Bridal, Reception & Party Makeup',
    description:
      'Bridal makeup for muhurtham mornings, reception and party makeup, trials, draping and personal lessons, at the salon or at your venue.',
    summary: 'Bridal, reception and party makeup that photographs well and lasts through the meal.',
  },
  edit: {
    title: 'Waxing, Threading, Lashes & Brows',
    description:
      'The Beauty Edit: waxing, threading, lash extensions, brow lamination, detan, body polish and pre-bridal packages, each with its time and price.',
    summary: 'Waxing, threading, lashes, brows and body care, and three packages that put them together.',
  },
  spmu: {
    title: 'Microblading, Powder Brows & Lip Blush',
    description:
      'Microblading, powder brows, lip blush and eyeliner with starting prices. Every treatment begins with a consultation and a drawing you approve.',
    summary:
      'Microblading, powder brows, lip blush and eyeliner, measured and drawn before anything is decided.',
  },
  haircolor: {
    title: 'Hair Colour, Balayage & Highlights',
    description:
      'Root touch-ups, global colour, balayage, colour melts, henna and colour correction, ammonia-free wherever the shade allows. Prices and times.',
    summary:
      'Root touch-ups, global colour, balayage and highlights, ammonia-free wherever the shade allows.',
  },
};

/** The pages of the menus, in the order of the cards on /services. */
export const services = each(menuIds, (id) => ({
  path: servicePaths[id][0],
  name: menuNames[id] as string,
  ...texts[id],
}));
