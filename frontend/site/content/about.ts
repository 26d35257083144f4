export const about = {
  hero: {
    title: 'About us',
    subtitle: 'A salon and a small academy in the south of the city, open since 2023.',
  },
  story: {
    title: 'Our story',
    paragraphs: [
      'We began in 2023 with four chairs, one basin and a list of things we did not want: harsh fumes, hurried hands and bills with surprises on them. Kadali is the banana plant: leaf, stem, flower and fruit are all put to use, and that seemed a good way to run a salon. Our emblem is one of its leaves, with its midrib for a parting and combed hair on the other side.',
      'The first months were mostly conversations. Clients brought the shampoo they used and the photos of colour that had gone wrong; we learnt what hard water, helmets and humidity do to hair here, and chose our products by what they left out. The four chairs became nine, the store room became a skin room with a door that closes, and the regulars started to send their mothers.',
      'The academy followed because people asked where our team had trained. Now a small group at a time learns skincare and makeup in the same rooms, by the rule we keep ourselves: look first, then begin.',
    ],
  },
  values: {
    title: 'What we hold on to',
    subtitle: 'Three words on the wall behind the reception, and what they mean on a Saturday.',
    items: [
      {
        title: 'Sustainability',
        text: 'Bottles are refilled, towels are cotton, colour is weighed to the gram so that little goes down the drain. We choose eco-friendly ranges that are not tested on animals, and banana-leaf trays where others use plastic.',
      },
      {
        title: 'Personalization',
        text: 'No two clients get the same sheet of steps. We keep a card with your formula, your allergies and how you take your coffee, and we change the plan when your hair, your skin or your life changes.',
      },
      {
        title: 'Comfort',
        text: 'Chairs that lean back properly, a quiet room for skin, music you can talk over. Tell us if the water is too hot or if you would rather not chat: both are fine.',
      },
    ],
  },
  closing: {
    title: 'Come and meet us',
    text: 'Book a first appointment, or look through the services and ask us anything on the way.',
  },
};
