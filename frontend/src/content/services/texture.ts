import type { ServiceMenu } from '../types';

export const menu: ServiceMenu = {
  hero: {
    title: 'Hair Texture',
    subtitle: 'Calmer in the monsoon, smoother on a Monday, curlier on purpose.',
    photo: 'hair-keratin-straight',
  },
  intro: {
    title: 'The gentlest service that will do',
    subtitle:
      'Humidity is the reason most people book here. We stretch a strand, ask what has been done to it in the last two years, and recommend the gentlest service that will do. We work with formaldehyde-free formulas, windows open and extraction on.',
  },
  groups: [
    {
      services: [
        {
          id: 'hair-botox',
          name: 'Hair Botox',
          description:
            'A deep filling treatment (there is no botulinum in it, only the name) that softens frizz and puts shine back while leaving your own wave.',
          price: { rupees: 5500, from: true },
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
          price: { rupees: 6500, from: true },
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
          price: { rupees: 6000, from: true },
          duration: '180-240 mins',
          bestFor: 'Fine to medium hair with frizz on the surface',
          details: [
            'Lasts about four months',
            'Keeps volume at the roots',
            'Not for expectant or nursing mothers',
          ],
        },
        {
          id: 'nanoplastia',
          name: 'Nanoplastia',
          description:
            'Amino acids and a careful flat-iron pass, section by section, for a straight fall that still moves.',
          price: { rupees: 8500, from: true },
          duration: '240-300 mins',
          bestFor: 'Curly or coarse hair that wants to be straight without being stiff',
          details: [
            'Lasts about six to eight months',
            'Washed out the same day',
            'Not on freshly bleached hair',
          ],
        },
        {
          id: 'straightening',
          name: 'Permanent Straightening',
          description:
            'The classic service for a permanent straight line. New growth keeps its own texture, so we talk about touch-ups before you decide.',
          price: { rupees: 7000, from: true },
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
          description:
            'Only the regrowth is treated, so that the lengths you already smoothed are left in peace.',
          price: { rupees: 4000, from: true },
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
          price: { rupees: 2200, from: true },
          duration: '75-90 mins',
          bestFor: 'Waves, curls and coils that have been treated as a problem for too long',
          details: ['No thinning scissors', 'Silicone-free styling', 'A routine written down for you'],
        },
        {
          id: 'soft-perm',
          name: 'Soft Wave Perm',
          description:
            'Large, loose waves set to last, for straight hair that drops every curl by lunchtime.',
          price: { rupees: 5000, from: true },
          duration: '150-180 mins',
          bestFor: 'Healthy, uncoloured straight hair',
          details: ['Rod size chosen with you', 'Lasts about four months', 'Bond care included'],
        },
      ],
    },
  ],
  note: 'Texture services begin with a strand test. Prices marked “from” are for hair up to the shoulder; we quote longer hair before we begin.',
  closing: {
    title: 'Frizz, curls or straight?',
    text: 'Tell us what was done to your hair in the last two years and we will tell you what is safe, and what we would leave alone.',
  },
};
