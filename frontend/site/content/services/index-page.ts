export const servicesContent = {
  hero: {
    title: 'Our Services',
    subtitle: 'Hair, skin, nails and makeup under one roof, with every time and price written down.',
  },
  intro: {
    title: 'Choose a chair',
    subtitle:
      'Open a card for the full menu. If you are between two things, ask us on chat: a photo and a sentence are enough, and the advice is free.',
  },
  points: [
    {
      title: 'Free consultation',
      text: 'Every service starts with a look and a talk that cost nothing. Only the hour of measuring and drawing before semi-permanent makeup is paid, and it is set against the treatment.',
    },
    {
      title: 'Premium products',
      text: 'Salon-grade ranges chosen for what they leave out as much as for what is in them.',
    },
    {
      title: 'Skilled professionals',
      text: 'Stylists and therapists who train in our own academy every month, the seniors included.',
    },
    {
      title: 'Clean and eco-friendly',
      text: 'Refilled bottles, washed cotton in place of tissue, and formulas without parabens wherever we can.',
    },
    {
      title: 'Sterilised tools',
      text: 'Metal tools come from a sealed pouch. Blades, files and needles are used once.',
    },
    {
      title: 'On time',
      text: 'We leave ten minutes between two appointments so that yours starts when it should.',
    },
  ],
  closing: {
    title: 'Ready when you are',
    text: 'Tell us the service, the day and the hour that suits you. We answer during opening hours, usually within the hour.',
  },
};
