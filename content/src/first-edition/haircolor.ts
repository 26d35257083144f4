import { from, service } from './service.ts';

export const haircolor = [
  service('global-colour', 'Global Hair Colour', from(3500), '90-240 mins', {
    description:
      'One rich, even shade from root to tip, from soft black to deep copper. How long it takes depends on your length and the colour already there.',
    bestFor: 'A full change of shade or an even start after old colour',
    details: [
      'Ammonia-free shades first',
      'Patch test at least 48 hours before',
      'Colour-lock mask and blow-dry included',
      'Price confirmed by length before we mix',
    ],
  }),
  service('root-touch-up', 'Root Touch-Up', from(1600), '90-120 mins', {
    description: 'Regrowth up to an inch, matched to the colour you wear, with the hairline blended softly.',
    bestFor: 'Grey showing at the parting after four to six weeks',
    details: [
      'Your formula is kept on your client card',
      'Barrier cream at the hairline',
      'Wash and blow-dry included',
    ],
  }),
  service('balayage', 'Balayage', from(7500), '180-240 mins', {
    description:
      'Light painted by hand where the sun would have put it, toned to caramel, honey or copper, with roots you never have to chase.',
    bestFor: 'Low upkeep: two or three visits a year',
    details: [
      'Freehand placement for your cut',
      'Bond protection mixed into the lightener',
      'Toner, mask and blow-dry included',
    ],
  }),
  service('highlights', 'Highlights & Lowlights', from(4500), '120-210 mins', {
    description: 'Fine foils for brightness, deeper foils for depth, or both woven together on dark hair.',
    bestFor: 'Flat colour that needs movement, or grey you would rather blend than cover',
    details: [
      'T-section, half head or full head',
      'Toned so that dark hair does not turn brassy',
      'Bond protection included',
    ],
  }),
  service('colour-melt', 'Colour Melt', from(8500), '210-240 mins', {
    description:
      'Three shades flowing into one another without a line, from black at the root through copper to gold at the ends.',
    bestFor: 'Long hair and people who like being asked about it',
    details: [
      'Consultation with swatches in daylight',
      'Bond treatment between the steps',
      'Free gloss check after two weeks',
    ],
  }),
  service('gentle-grey-cover', 'Ammonia-Free Grey Cover', from(2400), '90-120 mins', {
    description: 'A low-odour cream colour that covers grey evenly and is kinder to a sensitive scalp.',
    bestFor: 'Sensitive scalps and those who dislike the smell of colour',
    details: ['No ammonia', 'Patch test included', 'Natural browns and soft blacks'],
  }),
  service('henna-indigo', 'Henna & Indigo', from(2200), '180-240 mins', {
    description:
      'Two plants and nothing else: triple-sifted henna, then indigo, for warm brown to black without a chemical dye.',
    bestFor: 'Natural hair, and those who would rather do without chemical dye',
    details: [
      'Mixed fresh on the day',
      'No PPD, no metallic salts; a patch test all the same',
      'Cannot be lightened later, so we talk about it first',
    ],
  }),
  service('colour-correction', 'Colour Correction', { kind: 'quoted' }, '180-240 mins', {
    description:
      'For box dye, brassy bands and bleach that went wrong. We look, test a strand and give you an honest plan, sometimes over two visits.',
    bestFor: 'Uneven, too dark or too orange results from elsewhere',
    details: [
      'Free consultation and strand test',
      'A written quote before anything is mixed',
      'We say no when the hair cannot take it',
    ],
  }),
];
