import type { QuestionPage, WrittenContent } from '../description.ts';

const question = (id: string, question: string, pages: QuestionPage[], { answer }: { answer: string }) => ({
  id,
  question,
  answer,
  pages,
});

// Sample questions: their answers say what the terms and the menus of the sample salon say. Check each before going live.
export const questions: WrittenContent['questions'] = [
  question('parking', 'Where can I park?', ['home'], {
    answer:
      'Two-wheelers stand in the lane beside the salon. There are four places for cars behind the building, free while you are with us; the gate opens from the lane.',
  }),
  question('appointment', 'Do I need an appointment?', ['home', 'services', 'menshair'], {
    answer:
      'Walk in when a chair is free. For a certain day, hour or pair of hands write to us first: the appointment holds once we have confirmed it on chat.',
  }),
  question('children', 'May I bring my children?', ['home', 'services', 'hair'], {
    answer:
      'Please do. We cut children’s hair from the first haircut on, and there are crayons at the bench while they wait for you. For anyone under 18 a parent or guardian books and agrees to the service.',
  }),
  question(
    'from',
    'What does “from” mean at a price?',
    ['services', 'prices', 'hair', 'texture', 'haircolor', 'spmu'],
    {
      answer:
        'It is where the price starts: for hair up to the shoulder, or for the least work that can be needed. Length and thickness can add to it. You hear the final price before we begin, and then it stays.',
    },
  ),
  question('payment', 'How can I pay?', ['services', 'prices', 'offers'], {
    answer: 'By cash, UPI or the usual cards, after the service. Prices include taxes, and you get a bill.',
  }),
  question('late', 'What if I am running late?', ['services', 'menshair'], {
    answer:
      'Send us a line and come anyway. After more than fifteen minutes we may have to shorten the service or offer you another time, so that the next client does not wait.',
  }),
  question('cancelling', 'Can I change or cancel?', ['services', 'makeup', 'offers'], {
    answer:
      'Up to 24 hours before it costs nothing, and an advance comes back or moves to the new date. Later than that we may keep the advance, at most half the price. Weddings have longer times: they stand in our terms.',
  }),
  question('patch-test', 'Why a patch test, and when?', ['haircolor', 'menshair', 'edit', 'spmu'], {
    answer:
      'A dab of the product behind the ear or in the elbow shows whether your skin likes it. It is free, takes two minutes, and is due at least 48 hours before colour, lash tint, brow tint or semi-permanent makeup that is new to you with us.',
  }),
  question('strand-test', 'What is a strand test?', ['texture'], {
    answer:
      'We treat one hidden strand first and look at it wet, dry and stretched. If it does not like what it gets we say so, suggest something else, and return an advance.',
  }),
  question('photos', 'Can you say a price from a photo?', ['hair', 'haircolor'], {
    answer:
      'Nearly always. Send one from the front and one from the back, in daylight, with what was done to your hair in the last two years. You get a range on chat, and the price once we have seen it.',
  }),
  question('sensitive-skin', 'Is a facial right for sensitive skin?', ['skin'], {
    answer:
      'Tell us when you book about allergies, pregnancy, retinol and treatments from a doctor. We look under the lamp and choose something mild, or tell you to wait.',
  }),
  question('tools', 'How are the tools kept clean?', ['nail', 'skin', 'edit'], {
    answer:
      'Metal tools are washed, sterilised and sealed in a pouch that is opened in front of you. Files and blades are used once.',
  }),
  question('own-polish', 'May I bring my own polish?', ['nail'], {
    answer: 'Yes, in any manicure or pedicure, at the same price. You take the bottle home for the touch-up.',
  }),
  question('bridal-trial', 'Do I need a bridal trial?', ['makeup'], {
    answer:
      'We ask for one, four to eight weeks before. You see the whole look indoors and outdoors, in photographs, and half of what the trial costs is set against your bridal booking.',
  }),
  question('venue', 'Do you come to the venue?', ['makeup'], {
    answer:
      'Yes, also before sunrise. Travel is charged as told to you when you book, and the date is held once half the amount is paid.',
  }),
  question('after-waxing', 'What should I leave out after waxing?', ['edit'], {
    answer: 'For 24 hours: sun, swimming, detan and tight clothes. Cool water and aloe are welcome.',
  }),
  question('share-package', 'Can two people share a package?', ['offers'], {
    answer:
      'A package is made for one person in one visit. For two, tell us who wants what: a custom package costs nothing to ask for.',
  }),
  question('part-of-package', 'What if a part of a package does not suit me?', ['offers'], {
    answer:
      'Then we put something of similar value in its place, for your hair, your skin or your health. Please say so before we begin.',
  }),
  question('instalments', 'Can I pay the fee in instalments?', ['academy'], {
    answer:
      'Yes. Your place is confirmed with the first instalment. The fee, the instalments and what the kit contains are given to you in writing before you pay anything.',
  }),
  question('certificate', 'What is the certificate worth?', ['academy'], {
    answer:
      'It says that you attended at least 85 per cent of the classes and passed a practical examination with us. It is not a government licence, and we promise no job with it.',
  }),
  question('trial-morning', 'Can I look before I decide?', ['academy'], {
    answer:
      'Sit in on a class: a trial session is free. Ask for a date on chat, and wear something that may get a spot of powder.',
  }),
];
