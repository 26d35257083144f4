import type { WrittenMenu } from '../description/menus.ts';

/** The nine menus of a fresh site, in the order of the cards on /services. */
export const menus: WrittenMenu[] = [
  {
    id: 'hair',
    name: "Women's Hair",
    address: 'hair',
    summary:
      'Haircuts, hair spas, blowouts and occasion styling, planned around your hair and your mornings.',
    title: "Women's Hair",
    subtitle: 'Cuts, spas and styling by people who ask how you wear it before they pick up the scissors.',
    introTitle: 'Begin with how it falls',
    introText:
      'Every appointment starts dry, in front of the mirror: your parting, your growth pattern, what the monsoon does to it. Then we agree on a cut you can manage at home.',
    closingTitle: 'Not sure what your hair needs?',
    closingText:
      'Send us two photos in daylight, one from the front and one from the back. We will suggest a service and a price before you come in.',
    note: 'Prices marked “from” are for hair up to the shoulder. Longer or very thick hair is quoted before we begin.',
    searchTitle: "Women's Haircuts, Hair Spa & Styling",
    searchDescription:
      "Women's haircuts, hair spa, blowouts, bond repair and occasion styling with jasmine, with durations and prices. Book a chair by chat.",
  },
  {
    id: 'skin',
    name: 'Skin',
    address: 'skin',
    summary: 'Clean-ups, detan and facials chosen under the lamp with you, never from a script.',
    title: 'Skin Care',
    subtitle: 'Clean formulas, warm towels and hands that take their time.',
    introTitle: 'A proper look first',
    introText:
      'We cleanse, look at your skin under a lamp and ask what you use at home. Only then do we choose the mask. If your skin needs a doctor more than a facial, we will say so.',
    closingTitle: 'Which facial is yours?',
    closingText:
      'Tell us about your skin, your week and any event coming up. We will choose together, and a shorter service is often enough.',
    note: 'Please tell us about allergies, pregnancy, retinol or skin treatments from a doctor when you book. Facials include sunscreen before you leave in the daytime.',
    searchTitle: 'Facials, Clean-Ups & Detan',
    searchDescription:
      'Clean-ups, bleach-free detan and long facials, chosen with you under the lamp. See every price and duration before you book.',
  },
  {
    id: 'menshair',
    name: "Men's Hair",
    address: 'Menshair',
    summary: 'Cuts, beards, hot-towel shaves and head massages, finished with a razor and without a hurry.',
    title: "Men's Hair",
    subtitle: 'A sharp cut, a proper shave and half an hour in which nobody asks you for anything.',
    introTitle: 'Cut to the way you wear it',
    introText:
      'A working day, a helmet, three weeks between two visits: tell us, and we cut to that. We check the neckline in a second mirror and write down the clipper numbers for next time.',
    closingTitle: 'Your chair is waiting',
    closingText:
      'Tell us the day and how long you have. We will try to fit you in at lunch or on your way home.',
    note: 'Hair and beard colour need a patch test at least 48 hours before; it takes two minutes and costs nothing.',
    searchTitle: "Men's Haircuts, Beards & Shaves",
    searchDescription:
      "Men's cuts, beard shaping, hot-towel shaves, head massage and grey blending, with times and prices. Your clipper numbers are kept for next time.",
  },
  {
    id: 'texture',
    name: 'Texture',
    address: 'Texture',
    summary: 'Hair botox, smoothing, keratin and curl care, explained before anything touches your hair.',
    title: 'Hair Texture',
    subtitle: 'Calmer in the monsoon, smoother on a Monday, curlier on purpose.',
    introTitle: 'The gentlest service that will do',
    introText:
      'Humidity is the reason most people book here. We stretch a strand, ask what has been done to it in the last two years, and say which service is enough. We work with formaldehyde-free formulas, windows open and extraction on.',
    closingTitle: 'Frizz, curls or straight?',
    closingText:
      'Tell us what was done to your hair in the last two years and we will tell you what is safe, and what we would leave alone.',
    note: 'Texture services begin with a strand test. Prices marked “from” are for hair up to the shoulder; we quote longer hair before we begin.',
    searchTitle: 'Hair Botox, Smoothing & Curl Care',
    searchDescription:
      'Hair botox, smoothing, keratin, straightening and curl cuts with formaldehyde-free formulas, strand-tested first. Durations and starting prices.',
  },
  {
    id: 'nail',
    name: 'Nail',
    address: 'nail',
    summary: 'Manicures, pedicures, gel and nail art, with tools from a sealed pouch opened in front of you.',
    title: 'Nail Services',
    subtitle: 'Neat cuticles, clean tools, colour that lasts past the weekend.',
    introTitle: 'Opened in front of you',
    introText:
      'The pouch with your tools stays sealed until you sit down. Files and buffers are used once. We push cuticles back rather than cut them, and we take gel off as carefully as we put it on.',
    closingTitle: 'Hands free for an hour?',
    closingText:
      'Book a chair for one, or two side by side. Send a picture if you have a design in mind, so that we keep enough time.',
    note: 'Nail art is priced per nail. Please tell us if you are diabetic or have broken skin, so that we work with extra care.',
    searchTitle: 'Manicures, Pedicures, Gel & Nail Art',
    searchDescription:
      'Manicures, pedicures, gel polish, extensions and hand-painted nail art with tools from sealed, sterilised pouches. Full menu with prices.',
  },
  {
    id: 'makeup',
    name: 'Make Up',
    address: 'makeup',
    former: ['makup'],
    summary: 'Bridal, reception and party makeup that photographs well and lasts through the meal.',
    title: 'Make Up',
    subtitle: 'You, on a very good day, under any light and in any humidity.',
    introTitle: 'Made for your light, at your hour',
    introText:
      'Muhurtham at five in the morning or reception at eight at night: the light is different, so the makeup is too. We test shades on your jaw by the window, prepare the skin properly, and use waterproof products because we know what a kalyana mandapam is like in May.',
    closingTitle: 'When is the day?',
    closingText: 'Tell us the date, the hour and the place. Muhurtham mornings fill up first.',
    note: 'Makeup at your venue carries a travel charge, told to you when you book. A date is held once half the amount is paid.',
    searchTitle: 'Bridal, Reception & Party Makeup',
    searchDescription:
      'Bridal makeup for muhurtham mornings, reception and party makeup, trials, draping and personal lessons, at the salon or at your venue.',
  },
  {
    id: 'edit',
    name: 'The Beauty Edit',
    address: 'edit',
    summary: 'Waxing, threading, lashes, brows and body care, and three packages that put them together.',
    title: 'The Beauty Edit',
    subtitle: 'The small things that make the rest look finished: waxing, threading, lashes, brows.',
    introTitle: 'Ten minutes or two hours',
    introText:
      'Come for your brows on the way to work, or stay for the afternoon. Wax is never used twice, thread is cut fresh for you, and lash glue is tested behind the ear first.',
    closingTitle: 'Put your own list together',
    closingText:
      'Tell us what you would like done and how much time you have. We will find an order that makes sense and one person to do it.',
    note: 'Please wait 24 hours after waxing before sun, swimming or detan.',
    searchTitle: 'Waxing, Threading, Lashes & Brows',
    searchDescription:
      'The Beauty Edit: waxing, threading, lash extensions, brow lamination, detan, body polish and pre-bridal packages, each with its time and price.',
  },
  {
    id: 'spmu',
    name: 'Semi-Permanent Makeup',
    address: 'spmu',
    summary:
      'Microblading, powder brows, lip blush and eyeliner, measured and drawn before anything is decided.',
    title: 'Semi-Permanent Makeup',
    subtitle: 'Brows, lips and lash lines drawn to your own face, hair by hair and dot by dot.',
    introTitle: 'Measured, drawn, then decided',
    introText:
      'Nothing is done on the day you first walk in. You go home with the shape in pencil and a patch test behind the ear, and come back when you are sure. Pigments are sterile and single-use, and so is every needle. Semi-permanent makeup is for adults of 18 and above.',
    closingTitle: 'Start with a conversation',
    closingText:
      'The consultation comes first, and its price is set against the treatment you book. Bring a photo of the brows or lips you have always liked, your own included.',
    note: 'All prices are starting prices; the final price is agreed at the consultation. Not possible during pregnancy or nursing, with blood thinners, or on irritated skin. Semi-permanent makeup is for adults of 18 and above.',
    searchTitle: 'Microblading, Powder Brows & Lip Blush',
    searchDescription:
      'Microblading, powder brows, lip blush and eyeliner with starting prices. Every treatment begins with a consultation and a drawing you approve.',
  },
  {
    id: 'haircolor',
    name: 'Hair Colouring',
    address: 'Haircolor',
    summary:
      'Root touch-ups, global colour, balayage and highlights, ammonia-free wherever the shade allows.',
    title: 'Hair Colouring',
    subtitle: 'Copper, chestnut, honey or simply no more grey: colour mixed for your skin and your patience.',
    introTitle: 'Planned for the day it grows out',
    introText:
      'Swatches are held against your skin in daylight. You hear how often you would need to come back, and the price, before the bowl is mixed. First visit? Come two days earlier for a free patch test.',
    closingTitle: 'Thinking about a change?',
    closingText:
      'Send a photo of your hair today and one of the colour you like. We will tell you how many visits it takes and what it costs to keep up.',
    note: 'New to our colour? Please come for a free patch test at least 48 hours before. Prices marked “from” are for hair up to the shoulder.',
    searchTitle: 'Hair Colour, Balayage & Highlights',
    searchDescription:
      'Root touch-ups, global colour, balayage, colour melts, henna and colour correction, ammonia-free wherever the shade allows. Prices and times.',
  },
];
