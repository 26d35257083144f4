import type { WrittenLegalSection } from '../description/words.ts';

export const privacy: WrittenLegalSection[] = [
  {
    id: 'who-is-responsible',
    heading: 'Who is responsible',
    body: 'The salon and academy named at the top of this website is responsible for the personal data described here. You reach us, and the person who looks after privacy, at the e-mail address, phone number and postal address on our home page.',
  },
  {
    id: 'what-this-website-collects',
    heading: 'What this website collects',
    body: `You can read every page without an account. We set no advertising or analytics cookies and load no trackers.

- What you put together under “Your visit”, with your name and note, stays in your browser until you send it to us in a chat or empty it. We do not receive it before.
- Like every web server, ours notes each request for a while: the IP address, the time, the page and the kind of browser. We use this only to keep the website running and safe.
- If a page shows a video from a video platform, your browser fetches it from that platform's no-cookie address, and the platform sees your IP address.
- A picture in a blog post can come from another server, which then sees your IP address as well.
- Chat, phone, e-mail, map and social links open other services. Nothing is sent to them until you tap, and their own privacy terms apply from there.`,
  },
  {
    id: 'what-we-note-when-you-book-or-visit',
    heading: 'What we note when you book or visit',
    body: `- Your name, phone number and, if you write to us, your e-mail address and messages.
- Appointments, services, prices and payments. Card and UPI details stay with the payment provider; we do not see or store them in full.
- A client card with what we need to work well and safely: colour formulas, hair and skin notes, allergies, and health information that you choose to tell us.
- Photographs of results, if you agree to them.
- Signed consent forms for semi-permanent makeup and similar services.`,
  },
  {
    id: 'what-we-note-about-academy-students',
    heading: 'What we note about academy students',
    body: 'Your name, contact data, age, education, emergency contact, attendance, results and payments, and a copy of an identity document where a certificate requires one.',
  },
  {
    id: 'what-we-use-it-for',
    heading: 'What we use it for',
    body: `- To arrange appointments and classes and to remind you of them.
- To give the service you asked for and to keep it safe.
- To bill you and to keep the accounts the law asks for.
- To answer questions, complaints and requests.
- To tell you about offers, only if you have said yes; one message is enough to stop it.
- To show a photograph of our work, only with your separate consent.

We rely on your consent, on what is needed to give the service you asked for, and on the duties that the law puts on us. Consent can be taken back as easily as it was given, at any time; what was done before stays lawful.`,
  },
  {
    id: 'who-else-sees-it',
    heading: 'Who else sees it',
    body: `Within the salon, only those who need it for their work. Outside it, only:

- providers who work for us and under our instructions, such as website hosting, the phone and chat services and payment processing;
- our accountant and, where the law demands it, an authority or a court;
- a doctor or a hospital in an emergency.

We do not sell or rent personal data. Some providers may keep data on servers outside India; we use them only as Indian law allows.`,
  },
  {
    id: 'how-long-we-keep-it',
    heading: 'How long we keep it',
    body: `- Server notes: only as long as they are needed to keep the website running and safe.
- Chat and e-mail messages: up to one year after the last one.
- Client cards: up to three years after your last visit, so that a stylist can match an old formula; sooner if you ask.
- Consent forms for semi-permanent makeup and records of academy certificates: up to eight years.
- Bills: as long as tax law requires.

After that we delete the data or shred the paper.`,
  },
  {
    id: 'how-we-protect-it',
    heading: 'How we protect it',
    body: 'The website is reached over an encrypted connection. Client cards and phones are locked, each member of the team sees only what the work needs, and old paper is shredded. No protection is perfect; if something goes wrong with your data, we tell you and the authorities as the law requires.',
  },
  {
    id: 'your-rights',
    heading: 'Your rights',
    body: `You may ask us:

- what we hold about you and with whom it was shared;
- to correct, complete or update it;
- to delete it, where no law obliges us to keep it;
- to stop using it for a purpose you no longer agree to;
- to note a person who may act for you if you die or can no longer act yourself.

Write or call us with your name and the phone number you book with, so that we can be sure it is you. We respond to every request about personal data within one month, without charge.`,
  },
  {
    id: 'children',
    heading: 'Children',
    body: `This website is not directed at children, and we do not knowingly serve or collect personal data from children under 13 through it. If you believe that a child under 13 has given us data, please tell us and we will delete it.

In the salon, a parent or guardian books for anyone under 18, gives us the details we need and agrees to the service.`,
  },
  {
    id: 'complaints',
    heading: 'Complaints',
    body: 'Please write to us first; we answer within one month. If you are not satisfied with the answer, you may turn to the Data Protection Board of India.',
  },
  {
    id: 'changes-to-this-policy',
    heading: 'Changes to this policy',
    body: 'When our work or the law changes, we change this page and the date at the top. If a change matters to data we already hold, we tell you before it takes effect.',
  },
];
