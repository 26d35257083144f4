import type { WrittenLegalSection } from '../description/words.ts';

export const terms: WrittenLegalSection[] = [
  {
    id: 'who-we-are',
    heading: 'Who we are',
    body: 'In these terms, “we”, “us” and “the salon” mean the salon and academy named at the top of this website, at the address in its footer and on its home page. “You” means the person who uses this website, books with us or takes part in a programme.',
  },
  {
    id: 'this-website',
    heading: 'This website',
    body: `The website shows our services, offers and writing. You cannot book or pay on it: the booking buttons open a chat, a phone call or an e-mail to us, and an appointment exists only once we have confirmed it there.

We keep the content correct and current as well as we can. Advice on this website and in the blog is general and does not replace a consultation with us or with a doctor.

Texts, photographs and the design belong to us or are used with permission. You may share links and print pages for yourself; please ask before any other use.

Links to other services, such as the chat app or our social page, lead to websites we do not run. Their own terms apply there.`,
  },
  {
    id: 'appointments',
    heading: 'Appointments',
    body: `An appointment is made when we confirm the day, the hour and the service. We may ask for an advance for bridal makeup, semi-permanent makeup, long colour or texture services and group bookings; we tell you the amount before you confirm.

- Please come five minutes early for a first visit, so that there is time for the client card.
- If you are more than fifteen minutes late, we may have to shorten the service or offer another time, so that the next client does not wait.
- Durations on this website are ranges. Hair length, thickness and earlier treatments can change them.
- For anyone under 18, a parent or guardian books and agrees to the service.`,
  },
  {
    id: 'changes-and-cancellations',
    heading: 'Changes and cancellations',
    body: `- Changing or cancelling is free up to 24 hours before the appointment, and any advance is returned or moved to the new date as you prefer.
- With less than 24 hours' notice, or without any, we may keep the advance up to half the price of the service.
- For bridal and event bookings, the advance is returned in full up to 30 days before the date and by half up to 14 days before. After that it covers the date we kept for you.
- If we have to cancel, you choose between a new date and the return of everything you paid.`,
  },
  {
    id: 'prices-and-payment',
    heading: 'Prices and payment',
    body: `Prices are in Indian rupees and include the taxes that apply on the day. A price marked “from” is a starting price: the final price depends on length, thickness or the work needed, and we tell you before we begin. A price with an asterisk carries a condition that is written below it.

Prices may change. A price we have confirmed to you for an appointment stays as confirmed. We take cash, UPI and the usual cards, and you receive a bill.`,
  },
  {
    id: 'offers-and-packages',
    heading: 'Offers and packages',
    body: 'A package is used by one person in one visit unless it says otherwise. It cannot be combined with another offer or exchanged for cash. If a part of a package does not suit your hair, skin or health, we replace it with something of similar value. We may end or change an offer at any time; bookings already confirmed are not affected.',
  },
  {
    id: 'health-patch-tests-and-your-safety',
    heading: 'Health, patch tests and your safety',
    body: `Please tell us before the service about allergies, skin conditions, pregnancy or nursing, recent surgery or skin treatments, and medicines such as blood thinners or retinoids. We use what you tell us only to work safely.

- Colour, lash, brow-tint and semi-permanent services need a patch test at least 48 hours before if you are new to them with us.
- Texture services need a strand test. We may decline or change a service when the hair, skin or test result advises against it; an advance is then returned.
- Semi-permanent makeup is only for persons of 18 and above, after a consultation and with written consent.
- Reactions and results differ from person to person. Please follow the aftercare we give you and call us if something does not feel right.`,
  },
  {
    id: 'if-you-are-not-happy',
    heading: 'If you are not happy',
    body: `Tell us while you are still in the chair, or within seven days. We look at it together and correct, without charge, what was not done as agreed. Where it cannot be corrected, we return the price of that service in whole or in part, as is fair. This does not apply to a change of mind about a result that was agreed, or where the aftercare was not followed.

Your rights under consumer law are not limited by these terms.`,
  },
  {
    id: 'the-academy',
    heading: 'The academy',
    body: `- A place is confirmed when the application is accepted and the first instalment is paid.
- The fee, the instalments, what the kit contains and the dates are given in writing before you pay.
- You may withdraw up to seven days before the first class and receive the fee back, less the cost of a kit already handed over. After that the part for classes not yet held is returned only where the law requires it or where illness, shown by a doctor's note, prevents you from continuing; otherwise we offer a place in a later batch.
- A certificate is given for at least 85 per cent attendance and a passed practical examination. It confirms our training and is not a government licence or a promise of work.
- Students work hygienically, treat models with respect and photograph them only with their consent.`,
  },
  {
    id: 'photographs',
    heading: 'Photographs',
    body: 'We photograph results for your client card only if you agree, and we show a picture in public only with your separate consent, which you may take back at any time. Please do not photograph other clients.',
  },
  {
    id: 'your-belongings-and-conduct',
    heading: 'Your belongings and conduct',
    body: 'Please keep jewellery and valuables with you; we are answerable for loss only where we or our staff caused it. We may ask a person who is abusive, or who comes in a state in which a service would be unsafe, to leave.',
  },
  {
    id: 'liability',
    heading: 'Liability',
    body: 'We are answerable for loss or injury that we cause by lack of reasonable care, and for everything for which the law does not allow us to limit our liability. We are not answerable for loss that neither of us could foresee, or that follows from health information that was not given to us or from aftercare that was not followed. The website is offered as it is; we cannot promise that it is available at every moment.',
  },
  {
    id: 'events-outside-our-control',
    heading: 'Events outside our control',
    body: 'Floods, power cuts, public orders, illness and similar events can force us to move an appointment or a class. We tell you as soon as we can and offer a new date or your money back for what was not given.',
  },
  {
    id: 'privacy',
    heading: 'Privacy',
    body: 'How we treat personal data is written in our Privacy Policy. Requests about your data are answered within one month. This website is not meant for children under 13, and we do not knowingly serve them through it.',
  },
  {
    id: 'law-and-disputes',
    heading: 'Law and disputes',
    body: 'Indian law applies. Please talk to us first: most things are settled in one conversation. Otherwise the courts and consumer commissions of the place where the salon stands are responsible, besides those that consumer law gives you.',
  },
  {
    id: 'changes-to-these-terms',
    heading: 'Changes to these terms',
    body: 'We may change these terms; the date at the top shows the latest version. The terms that stood on this page on the day you booked apply to that booking.',
  },
];
