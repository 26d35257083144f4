import type { z } from 'zod';
import { Contact } from './description/contact.ts';
import { DRAWING } from './description/photos.ts';
import { SiteContent } from './description.ts';
import offers from './first-edition/offers.json' with { type: 'json' };
import programs from './first-edition/programs.json' with { type: 'json' };
import questions from './first-edition/questions.json' with { type: 'json' };
import reviews from './first-edition/reviews.json' with { type: 'json' };
import services from './first-edition/services.json' with { type: 'json' };
import work from './first-edition/work.json' with { type: 'json' };
import { weekdays } from './hours/localTime.ts';
import { each, heroPages } from './menus.ts';
import { type PhotoName, photos } from './photos.ts';

/** What only the salon itself knows, from the environment of its first start. */
export const Identity = Contact.pick({
  ...{ phone: true, landline: true, whatsapp: true, email: true, address: true, instagram: true },
});
export type Identity = z.output<typeof Identity>;

/** The salon of the samples: what it says is to be replaced before going live. */
export const sampleIdentity: Identity = {
  phone: '+91 00000 00000',
  landline: '+91 000 000 0000',
  whatsapp: '910000000000',
  email: 'hello@example.com',
  address: '12 Temple Tank Road, South Extension, Your City, Your State 000000, India',
  instagram: 'https://www.instagram.com/kadali.salon',
};

/** The summary of the edition that a fresh site begins with. */
export const CAME_WITH = 'What the site came with';

/** Pictures that come with the site, each with its description. */
const sitePhotos = (names: string[]) =>
  names.map((name) => ({ image: `photo:${name}`, alt: photos[name as PhotoName] }));

/** What a fresh site shows until the owner publishes. */
export const firstEdition = (contact: Identity = sampleIdentity, name?: string): SiteContent =>
  SiteContent.parse({
    salon: { name },
    pages: { bridal: true },
    services,
    offers,
    hours: {
      weekly: { ...each(weekdays, () => [{ opens: '10:00', closes: '20:00' }]), monday: [] },
      special: [],
    },
    notices: [],
    contact: {
      ...contact,
      map: '',
      landmark: 'Opposite the temple tank, above the flower market',
      parking: 'Two-wheelers in the lane beside us, four places for cars behind the building',
    },
    // Written for the layout: replace them before going live, reviews by real ones with their authors' consent.
    reviews,
    questions,
    photos: { heroes: each(heroPages, () => ({ image: DRAWING, alt: '' })), work: sitePhotos(work) },
    academy: { programs: programs.map((program) => ({ ...program, gallery: sitePhotos(program.gallery) })) },
  });
