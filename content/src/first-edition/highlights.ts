import type { WrittenHighlight } from '../description/menus.ts';
import { photos } from '../photos.ts';

export const highlights: WrittenHighlight[] = [
  {
    id: 'hair',
    menu: 'hair',
    title: "Women's Hair",
    text: 'A cut that falls into place after an ordinary wash, a hair spa that lasts longer than the massage, and braids with fresh jasmine when there is something to celebrate.',
    linkText: "See women's hair",
  },
  {
    id: 'haircolor',
    menu: 'haircolor',
    title: 'Hair Colouring',
    text: 'Copper that suits your skin, grey that disappears quietly, balayage that grows out kindly. We show you swatches in daylight and mix ammonia-free wherever the shade allows.',
    linkText: 'See hair colouring',
  },
  {
    id: 'skin',
    menu: 'skin',
    picture: { image: 'photo:serum-drops', ...photos['serum-drops'] },
    title: 'Skin',
    text: 'We look at your skin under a lamp, ask what you use at home, and then choose: twenty minutes of detan, half an hour of clean-up or a long facial with warm towels.',
    linkText: 'See skin care',
  },
  {
    id: 'menshair',
    menu: 'menshair',
    title: "Men's Hair",
    text: 'Scissors, clippers and a razor-clean neckline, a beard that has corners again, and a hot towel at the end. Your clipper numbers are on file.',
    linkText: "See men's hair",
  },
  {
    id: 'texture',
    menu: 'texture',
    title: 'Hair Texture',
    text: 'Hair botox and smoothing for monsoon frizz, and proper curl cuts for those who would rather keep their curls. A strand is tested before we say yes.',
    linkText: 'See hair texture',
  },
];
