/** Texts of the home page. `work.table` replaces the subtitle until the owner adds a picture of her own. */
export const home = {
  hero: {
    title: 'Beauty, unhurried',
    subtitle: 'Hair, skin, nails and makeup in the south of the city, with clean products and patient hands.',
    note: 'We chat on WhatsApp.',
  },
  intro: {
    title: 'Nothing wasted, nothing rushed',
    subtitle:
      'Of the banana plant, everything is put to use. We keep the salon in that spirit: good materials, handled with care, and no step that you do not need.',
  },
  highlights: [
    {
      title: "Women's Hair",
      text: 'A cut that falls into place after an ordinary wash, a hair spa that lasts longer than the massage, and braids with fresh jasmine when there is something to celebrate.',
      to: '/services/hair',
      linkText: "See women's hair",
    },
    {
      title: 'Hair Colouring',
      text: 'Copper that suits your skin, grey that disappears quietly, balayage that grows out kindly. We show you swatches in daylight and mix ammonia-free wherever the shade allows.',
      to: '/services/Haircolor',
      linkText: 'See hair colouring',
    },
    {
      title: 'Skin',
      text: 'We look at your skin under a lamp, ask what you use at home, and then choose: twenty minutes of detan, half an hour of clean-up or a long facial with warm towels.',
      to: '/services/skin',
      linkText: 'See skin care',
    },
    {
      title: "Men's Hair",
      text: 'Scissors, clippers and a razor-clean neckline, a beard that has corners again, and a hot towel at the end. Your clipper numbers are on file.',
      to: '/services/Menshair',
      linkText: "See men's hair",
    },
    {
      title: 'Hair Texture',
      text: 'Hair botox and smoothing for monsoon frizz, and proper curl cuts for those who would rather keep their curls. A strand is tested before we say yes.',
      to: '/services/Texture',
      linkText: 'See hair texture',
    },
  ],
  testimonials: {
    title: 'What clients say',
    subtitle: 'About hair, hands, patience and the hot towel.',
  },
  work: {
    title: 'Our work',
    subtitle: 'What our chairs and tables are for: colour, brows, brides and the occasional tray of lacquer.',
    table: 'Our table, for now: what stands ready before you sit down. The work itself is on Instagram.',
    linkText: 'More on Instagram',
  },
  contact: {
    title: 'Where and when',
    subtitle: 'Walk in when a chair is free, or write to us first and it will be.',
  },
};
