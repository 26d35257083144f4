import { edit } from './edition-zero/edit';
import { hair } from './edition-zero/hair';
import { haircolor } from './edition-zero/haircolor';
import { makeup } from './edition-zero/makeup';
import { menshair } from './edition-zero/menshair';
import { nail } from './edition-zero/nail';
import { notes } from './edition-zero/notes';
import { offers } from './edition-zero/offers';
import { photos } from './edition-zero/photos';
import { programs } from './edition-zero/programs';
import { questions } from './edition-zero/questions';
import { reviews } from './edition-zero/reviews';
import { skin } from './edition-zero/skin';
import { spmu } from './edition-zero/spmu';
import { texture } from './edition-zero/texture';
import type { OpenTime, SiteContent } from './site-content';

const { phone, landline, whatsapp, email, address, instagram } = __SITE__;

const allDay: OpenTime[] = [{ opens: '10:00', closes: '20:00' }];

/** What a fresh site shows until the owner publishes an edition. The first draft starts from it. */
export const editionZero: SiteContent = {
  services: { hair, skin, menshair, texture, nail, makeup, edit, spmu, haircolor },
  notes,
  offers,
  hours: {
    weekly: {
      monday: [],
      tuesday: allDay,
      wednesday: allDay,
      thursday: allDay,
      friday: allDay,
      saturday: allDay,
      sunday: allDay,
    },
    special: [],
  },
  notices: [],
  contact: {
    ...{ phone, landline, whatsapp, email, address, map: '', instagram },
    landmark: 'Opposite the temple tank, above the flower market',
    parking: 'Two-wheelers in the lane beside us, four places for cars behind the building',
  },
  reviews,
  questions,
  photos,
  academy: { programs },
};
