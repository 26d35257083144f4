export const offers = {
  hero: {
    title: 'Offers & Packages',
    subtitle: 'Things that go well together, at a kinder price than one by one.',
  },
  intro: {
    subtitle: 'Each is done in one visit, by one team. Prices include taxes.',
  },
  custom: {
    title: 'Need a Custom Package?',
    text: "A bridesmaids' morning, a gift for your mother, six months of men's cuts: tell us what you have in mind and we will put a package and a price together.",
  },
};
