import type { WrittenService } from '../description/services.ts';

export const haircolor: WrittenService[] = [
  {
    id: 'global-colour',
    name: 'Global Hair Colour',
    description:
      'One rich, even shade from root to tip, from soft black to deep copper. How long it takes depends on your length and the colour already there.',
    price: { kind: 'from', rupees: 3500 },
    duration: '90-240 mins',
    bestFor: 'A full change of shade or an even start after old colour',
    details: [
      'Ammonia-free shades first',
      'Patch test at least 48 hours before',
      'Colour-lock mask and blow-dry included',
      'Price confirmed by length before we mix',
    ],
  },
  {
    id: 'root-touch-up',
    name: 'Root Touch-Up',
    description: 'Regrowth up to an inch, matched to the colour you wear, with the hairline blended softly.',
    price: { kind: 'from', rupees: 1600 },
    duration: '90-120 mins',
    bestFor: 'Grey showing at the parting after four to six weeks',
    details: [
      'Your formula is kept on your client card',
      'Barrier cream at the hairline',
      'Wash and blow-dry included',
    ],
  },
  {
    id: 'balayage',
    name: 'Balayage',
    description:
      'Light painted by hand where the sun would have put it, toned to caramel, honey or copper, with roots you never have to chase.',
    price: { kind: 'from', rupees: 7500 },
    duration: '180-240 mins',
    bestFor: 'Low upkeep: two or three visits a year',
    details: [
      'Freehand placement for your cut',
      'Bond protection mixed into the lightener',
      'Toner, mask and blow-dry included',
    ],
  },
  {
    id: 'highlights',
    name: 'Highlights & Lowlights',
    description: 'Fine foils for brightness, deeper foils for depth, or both woven together on dark hair.',
    price: { kind: 'from', rupees: 4500 },
    duration: '120-210 mins',
    bestFor: 'Flat colour that needs movement, or grey you would rather blend than cover',
    details: [
      'T-section, half head or full head',
      'Toned so that dark hair does not turn brassy',
      'Bond protection included',
    ],
  },
  {
    id: 'colour-melt',
    name: 'Colour Melt',
    description:
      'Three shades flowing into one another without a line, from black at the root through copper to gold at the ends.',
    price: { kind: 'from', rupees: 8500 },
    duration: '210-240 mins',
    bestFor: 'Long hair and people who like being asked about it',
    details: [
      'Consultation with swatches in daylight',
      'Bond treatment between the steps',
      'Free gloss check after two weeks',
    ],
  },
  {
    id: 'gentle-grey-cover',
    name: 'Ammonia-Free Grey Cover',
    description: 'A low-odour cream colour that covers grey evenly and is kinder to a sensitive scalp.',
    price: { kind: 'from', rupees: 2400 },
    duration: '90-120 mins',
    bestFor: 'Sensitive scalps and those who dislike the smell of colour',
    details: ['No ammonia', 'Patch test included', 'Natural browns and soft blacks'],
  },
  {
    id: 'henna-indigo',
    name: 'Henna & Indigo',
    description:
      'Two plants and nothing else: triple-sifted henna, then indigo, for warm brown to black without a chemical dye.',
    price: { kind: 'from', rupees: 2200 },
    duration: '180-240 mins',
    bestFor: 'Natural hair, and those who would rather do without chemical dye',
    details: [
      'Mixed fresh on the day',
      'No PPD, no metallic salts; a patch test all the same',
      'Cannot be lightened later, so we talk about it first',
    ],
  },
  {
    id: 'colour-correction',
    name: 'Colour Correction',
    description:
      'For box dye, brassy bands and bleach that went wrong. We look, test a strand and give you an honest plan, sometimes over two visits.',
    duration: '180-240 mins',
    bestFor: 'Uneven, too dark or too orange results from elsewhere',
    details: [
      'Free consultation and strand test',
      'A written quote before anything is mixed',
      'We say no when the hair cannot take it',
    ],
  },
];
