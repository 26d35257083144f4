import type { WrittenContent } from '../description.ts';

export const notes: WrittenContent['notes'] = {
  hair: 'Prices marked “from” are for hair up to the shoulder. Longer or very thick hair is quoted before we begin.',
  skin: 'Please tell us about allergies, pregnancy, retinol or skin treatments from a doctor when you book. Facials include sunscreen before you leave in the daytime.',
  menshair:
    'Hair and beard colour need a patch test at least 48 hours before; it takes two minutes and costs nothing.',
  texture:
    'Texture services begin with a strand test. Prices marked “from” are for hair up to the shoulder; we quote longer hair before we begin.',
  nail: 'Nail art is priced per nail. Please tell us if you are diabetic or have broken skin, so that we work with extra care.',
  makeup:
    'Makeup at your venue carries a travel charge, told to you when you book. A date is held once half the amount is paid.',
  edit: 'Please wait 24 hours after waxing before sun, swimming or detan.',
  spmu: 'All prices are starting prices; the final price is agreed at the consultation. Not possible during pregnancy or nursing, with blood thinners, or on irritated skin. Semi-permanent makeup is for adults of 18 and above.',
  haircolor:
    'New to our colour? Please come for a free patch test at least 48 hours before. Prices marked “from” are for hair up to the shoulder.',
};
