export const priceList = {
  hero: {
    title: 'The price list',
    subtitle:
      'Every service with its time and its price. Search it, tap a line for the whole of it, or print it.',
  },
  closing: {
    title: 'Found what you need?',
    text: 'Tell us the service and the day. If you are between two things, a photo and a sentence are enough, and the advice is free.',
  },
};
