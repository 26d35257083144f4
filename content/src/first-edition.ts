import type { z } from 'zod';
import { Contact } from './description/contact.ts';
import { SiteContent, type WrittenContent } from './description.ts';
import { edit } from './first-edition/edit.ts';
import { hair } from './first-edition/hair.ts';
import { haircolor } from './first-edition/haircolor.ts';
import { makeup } from './first-edition/makeup.ts';
import { menshair } from './first-edition/menshair.ts';
import { nail } from './first-edition/nail.ts';
import { offers } from './first-edition/offers.ts';
import { photos } from './first-edition/photos.ts';
import { programs } from './first-edition/programs.ts';
import { questions } from './first-edition/questions.ts';
import { reviews } from './first-edition/reviews.ts';
import { skin } from './first-edition/skin.ts';
import { spmu } from './first-edition/spmu.ts';
import { texture } from './first-edition/texture.ts';
import { weekdays } from './hours/localTime.ts';
import { each } from './menus.ts';

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

/** What a fresh site shows until the owner publishes. */
export const firstEdition = (contact: Identity = sampleIdentity, name?: string): SiteContent =>
  SiteContent.parse({
    salon: { name },
    services: { hair, skin, menshair, texture, nail, makeup, edit, spmu, haircolor },
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
    reviews,
    questions,
    photos,
    academy: { programs },
  } satisfies WrittenContent);
