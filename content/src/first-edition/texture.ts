import { from, service } from './service.ts';

export const texture = [
  service('hair-botox', 'Hair Botox', from(5500), '180-300 mins', {
    description:
      'A deep filling treatment (there is no botulinum in it, only the name) that softens frizz and puts shine back while leaving your own wave.',
    bestFor: 'Frizzy, porous or coloured hair that should keep its movement',
    details: [
      'Formaldehyde-free formula',
      'Lasts about three to four months',
      'Colour can be done the same week',
      'Wash after two days',
    ],
  }),
  service('smoothing', 'Smoothing', from(6500), '180-300 mins', {
    description:
      'Relaxes strong waves and frizz into smooth, swinging hair that dries by itself in half the time.',
    bestFor: 'Thick, wavy hair that fights the blow-dryer every morning',
    details: [
      'Strand test first',
      'Lasts about five to six months',
      'First wash included after three days',
      'Sulphate-free aftercare advised',
    ],
  }),
  service('keratin', 'Keratin Treatment', from(6000), '180-240 mins', {
    description:
      'A protein coat sealed in with heat, for a polished surface and far less frizz on damp days.',
    bestFor: 'Fine to medium hair with frizz on the surface',
    details: ['Lasts about four months', 'Keeps volume at the roots', 'Not for expectant or nursing mothers'],
  }),
  service('nanoplastia', 'Nanoplastia', from(8500), '240-300 mins', {
    description:
      'Amino acids and a careful flat-iron pass, section by section, for a straight fall that still moves.',
    bestFor: 'Curly or coarse hair that wants to be straight without being stiff',
    details: ['Lasts about six to eight months', 'Washed out the same day', 'Not on freshly bleached hair'],
  }),
  service('straightening', 'Permanent Straightening', from(7000), '240-300 mins', {
    description:
      'The classic service for a permanent straight line. New growth keeps its own texture, so we talk about touch-ups before you decide.',
    bestFor: 'Strong, uncoloured hair and a settled decision',
    details: [
      'Strand test is a must',
      'Root touch-up after six to eight months',
      'No tying or pinning for three days',
    ],
  }),
  service('root-smoothing', 'Root Re-Smoothing', from(4000), '180-210 mins', {
    description: 'Only the regrowth is treated, so that the lengths you already smoothed are left in peace.',
    bestFor: 'Six months or more after smoothing or straightening',
    details: [
      'Lengths shielded with conditioner',
      'Matched to your last formula',
      'Trim of the ends included',
    ],
  }),
  service('curl-cut', 'Curl Cut & Define', from(2200), '75-90 mins', {
    description:
      'Cut dry, curl by curl, then washed and set with gel and a diffuser, and taught to you step by step.',
    bestFor: 'Waves, curls and coils that have been treated as a problem for too long',
    details: ['No thinning scissors', 'Silicone-free styling', 'A routine written down for you'],
  }),
  service('soft-perm', 'Soft Wave Perm', from(5000), '150-180 mins', {
    description: 'Large, loose waves set to last, for straight hair that drops every curl by lunchtime.',
    bestFor: 'Healthy, uncoloured straight hair',
    details: ['Rod size chosen with you', 'Lasts about four months', 'Bond care included'],
  }),
];
