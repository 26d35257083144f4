import type { WrittenService } from '../description/services.ts';

export const texture: WrittenService[] = [
  {
    id: 'hair-botox',
    name: 'Hair Botox',
    description:
      'A deep filling treatment (there is no botulinum in it, only the name) that softens frizz and puts shine back while leaving your own wave.',
    price: { kind: 'from', rupees: 5500 },
    duration: '180-300 mins',
    bestFor: 'Frizzy, porous or coloured hair that should keep its movement',
    details: [
      'Formaldehyde-free formula',
      'Lasts about three to four months',
      'Colour can be done the same week',
      'Wash after two days',
    ],
  },
  {
    id: 'smoothing',
    name: 'Smoothing',
    description:
      'Relaxes strong waves and frizz into smooth, swinging hair that dries by itself in half the time.',
    price: { kind: 'from', rupees: 6500 },
    duration: '180-300 mins',
    bestFor: 'Thick, wavy hair that fights the blow-dryer every morning',
    details: [
      'Strand test first',
      'Lasts about five to six months',
      'First wash included after three days',
      'Sulphate-free aftercare advised',
    ],
  },
  {
    id: 'keratin',
    name: 'Keratin Treatment',
    description:
      'A protein coat sealed in with heat, for a polished surface and far less frizz on damp days.',
    price: { kind: 'from', rupees: 6000 },
    duration: '180-240 mins',
    bestFor: 'Fine to medium hair with frizz on the surface',
    details: ['Lasts about four months', 'Keeps volume at the roots', 'Not for expectant or nursing mothers'],
  },
  {
    id: 'nanoplastia',
    name: 'Nanoplastia',
    description:
      'Amino acids and a careful flat-iron pass, section by section, for a straight fall that still moves.',
    price: { kind: 'from', rupees: 8500 },
    duration: '240-300 mins',
    bestFor: 'Curly or coarse hair that wants to be straight without being stiff',
    details: ['Lasts about six to eight months', 'Washed out the same day', 'Not on freshly bleached hair'],
  },
  {
    id: 'straightening',
    name: 'Permanent Straightening',
    description:
      'The classic service for a permanent straight line. New growth keeps its own texture, so we talk about touch-ups before you decide.',
    price: { kind: 'from', rupees: 7000 },
    duration: '240-300 mins',
    bestFor: 'Strong, uncoloured hair and a settled decision',
    details: [
      'Strand test is a must',
      'Root touch-up after six to eight months',
      'No tying or pinning for three days',
    ],
  },
  {
    id: 'root-smoothing',
    name: 'Root Re-Smoothing',
    description: 'Only the regrowth is treated, so that the lengths you already smoothed are left in peace.',
    price: { kind: 'from', rupees: 4000 },
    duration: '180-210 mins',
    bestFor: 'Six months or more after smoothing or straightening',
    details: [
      'Lengths shielded with conditioner',
      'Matched to your last formula',
      'Trim of the ends included',
    ],
  },
  {
    id: 'curl-cut',
    name: 'Curl Cut & Define',
    description:
      'Cut dry, curl by curl, then washed and set with gel and a diffuser, and taught to you step by step.',
    price: { kind: 'from', rupees: 2200 },
    duration: '75-90 mins',
    bestFor: 'Waves, curls and coils that have been treated as a problem for too long',
    details: ['No thinning scissors', 'Silicone-free styling', 'A routine written down for you'],
  },
  {
    id: 'soft-perm',
    name: 'Soft Wave Perm',
    description: 'Large, loose waves set to last, for straight hair that drops every curl by lunchtime.',
    price: { kind: 'from', rupees: 5000 },
    duration: '150-180 mins',
    bestFor: 'Healthy, uncoloured straight hair',
    details: ['Rod size chosen with you', 'Lasts about four months', 'Bond care included'],
  },
];
