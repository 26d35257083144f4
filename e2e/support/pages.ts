/** Every public page except those of posts, with the headings that the specification requires on it. */
export const pages: { path: string; title: RegExp; names: string[] }[] = [
  {
    path: '/',
    title: /Hair, Skin, Nails/,
    names: ["Women's Hair", 'Hair Colouring', 'Skin', "Men's Hair", 'Hair Texture', 'Our work'],
  },
  { path: '/about', title: /Story/, names: ['Sustainability', 'Personalization', 'Comfort'] },
  {
    path: '/services',
    title: /Services/,
    names: ["Women's Hair", 'Skin', "Men's Hair", 'Texture', 'Nail', 'Make Up', 'The Beauty Edit'],
  },
  { path: '/services/prices', title: /Price List/, names: ["Women's Hair", 'Hair Colouring'] },
  { path: '/services/hair', title: /Hair/, names: ['Haircut', 'Hair Spa', 'Blowout'] },
  { path: '/services/nail', title: /Manicures/, names: [] },
  { path: '/services/skin', title: /Facial/, names: [] },
  { path: '/services/Menshair', title: /Men/, names: [] },
  { path: '/services/Haircolor', title: /Colour/, names: [] },
  { path: '/services/Texture', title: /Smoothing/, names: [] },
  {
    path: '/services/spmu',
    title: /Microblading/,
    names: ['Microblading', 'Powder Brows', 'Lip Blush', 'Eyeliner', 'Color Boost', 'Consultation'],
  },
  { path: '/services/makeup', title: /Make/, names: [] },
  { path: '/services/edit', title: /Waxing/, names: [] },
  {
    path: '/offers',
    title: /Offer/,
    names: [
      'Wax Works',
      'Old School Luxe',
      'Haircut & Olaplex',
      'Express Mani-Pedi',
      'Premium Mani-Pedi',
      "Men's Ultimate Grooming",
      "Men's Essential Grooming",
      'Need a Custom Package?',
    ],
  },
  { path: '/bridal', title: /Bridal/, names: ['For the bride'] },
  { path: '/blog', title: /Blog|Notes/, names: [] },
  { path: '/Academy', title: /Academy/, names: [] },
  { path: '/TermsAndConditions', title: /Terms/, names: [] },
  { path: '/PrivacyPolicy', title: /Privacy/, names: [] },
];

export const servicePages = pages
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/services/') && path !== '/services/prices');
