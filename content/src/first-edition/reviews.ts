import type { WrittenContent } from '../description.ts';

const review = (id: string, author: string, location: string, { content }: { content: string }) => ({
  id,
  content,
  author,
  location,
});

// Sample reviews, written for the layout. Replace them with real ones, each with its author's consent.
export const reviews: WrittenContent['reviews'] = [
  review('meenakshi', 'Meenakshi', 'Temple Street', {
    content:
      'I have had the same long plait since school. They talked me into four inches less, showed me exactly where on my back it would end, and I have not missed it for a day.',
  }),
  review('farah', 'Farah', 'Lakeside', {
    content: "Booked on chat at nine, in the chair at eleven, blowout done before my one o'clock meeting.",
  }),
  review('divya', 'Divya', 'University Road', {
    content:
      'My box-dye disaster took them two visits. They told me that in writing before they started, with the price, and it came out exactly as the drawing said: dark at the roots, then a soft copper. My hair is in better shape now than before I ruined it.',
  }),
  review('arjun', 'Arjun', 'Railway Colony', {
    content:
      'Same barber, same numbers, no small talk unless I start it. The hot towel alone is worth the ride.',
  }),
  review('lakshmi', 'Lakshmi', "Teachers' Colony", {
    content:
      'At sixty-eight I did not expect to enjoy a pedicure. The young lady warmed the towels, asked about my knees and packed the foot file for me to take home.',
  }),
  review('sneha', 'Sneha', 'Gandhi Nagar', {
    content:
      'Muhurtham at 5.40 in the morning, May, no air conditioning, two hundred relatives hugging me. The makeup was still there at lunch. So were the flowers.',
  }),
  review('thomas', 'Thomas', 'Fort', {
    content: 'They told me I did not need the expensive treatment. I have been coming back ever since.',
  }),
  review('revathi', 'Revathi', 'South End', {
    content:
      'First place that cut my curls dry and then taught me how to wash them. I cried a little, in the good way. My daughter goes there too now.',
  }),
  review('nandini', 'Nandini', 'Nehru Nagar', {
    content: 'The clay facial calmed my skin before the wedding season. No red face, no hard selling.',
  }),
  review('imran', 'Imran', 'Old Market', {
    content:
      'Took my son for his first haircut. Booster seat, quiet clippers, and they gave us the first lock in a paper envelope. He has asked to go again, which tells you everything.',
  }),
  review('kavya', 'Kavya', 'Model Town', {
    content:
      'I did the makeup course after my degree. Eight of us in a batch, real models from the second week, and corrections that were kind but exact. I took my first bridal booking a month after the certificate.',
  }),
];
