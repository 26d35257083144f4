import type { MenuId } from '@salon/content/description';
import type { ServiceProse } from '../../shared/content/types';

export const servicesContent = {
  hero: {
    title: 'Our Services',
    subtitle: 'Hair, skin, nails and makeup under one roof, with times and prices written down.',
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

/** What stands around each menu; what is on it is in the edition. */
export const menus: Record<MenuId, ServiceProse> = {
  hair: {
    hero: {
      title: "Women's Hair",
      subtitle: 'Cuts, spas and styling by people who ask how you wear it before they pick up the scissors.',
    },
    intro: {
      title: 'Begin with how it falls',
      subtitle:
        'Every appointment starts dry, in front of the mirror: your parting, your growth pattern, what the monsoon does to it. Then we agree on a cut you can manage at home.',
    },
    closing: {
      title: 'Not sure what your hair needs?',
      text: 'Send us two photos in daylight, one from the front and one from the back. We will suggest a service and a price before you come in.',
    },
  },
  skin: {
    hero: { title: 'Skin Care', subtitle: 'Clean formulas, warm towels and hands that take their time.' },
    intro: {
      title: 'A proper look first',
      subtitle:
        'We cleanse, look at your skin under a lamp and ask what you use at home. Only then do we choose the mask. If your skin needs a doctor more than a facial, we will say so.',
    },
    closing: {
      title: 'Which facial is yours?',
      text: 'Tell us about your skin, your week and any event coming up. We will choose together, and a shorter service is often enough.',
    },
  },
  menshair: {
    hero: {
      title: "Men's Hair",
      subtitle: 'A sharp cut, a proper shave and half an hour in which nobody asks you for anything.',
    },
    intro: {
      title: 'Cut to the way you wear it',
      subtitle:
        'A working day, a helmet, three weeks between two visits: tell us, and we cut to that. We check the neckline in a second mirror and write down the clipper numbers for next time.',
    },
    closing: {
      title: 'Your chair is waiting',
      text: 'Tell us the day and how long you have. We will try to fit you in at lunch or on your way home.',
    },
  },
  texture: {
    hero: {
      title: 'Hair Texture',
      subtitle: 'Calmer in the monsoon, smoother on a Monday, curlier on purpose.',
    },
    intro: {
      title: 'The gentlest service that will do',
      subtitle:
        'Humidity is the reason most people book here. We stretch a strand, ask what has been done to it in the last two years, and say which service is enough. We work with formaldehyde-free formulas, windows open and extraction on.',
    },
    closing: {
      title: 'Frizz, curls or straight?',
      text: 'Tell us what was done to your hair in the last two years and we will tell you what is safe, and what we would leave alone.',
    },
  },
  nail: {
    hero: {
      title: 'Nail Services',
      subtitle: 'Neat cuticles, clean tools, colour that lasts past the weekend.',
    },
    intro: {
      title: 'Opened in front of you',
      subtitle:
        'The pouch with your tools stays sealed until you sit down. Files and buffers are used once. We push cuticles back rather than cut them, and we take gel off as carefully as we put it on.',
    },
    closing: {
      title: 'Hands free for an hour?',
      text: 'Book a chair for one, or two side by side. Send a picture if you have a design in mind, so that we keep enough time.',
    },
  },
  makeup: {
    hero: { title: 'Make Up', subtitle: 'You, on a very good day, under any light and in any humidity.' },
    intro: {
      title: 'Made for your light, at your hour',
      subtitle:
        'Muhurtham at five in the morning or reception at eight at night: the light is different, so the makeup is too. We test shades on your jaw by the window, prepare the skin properly, and use waterproof products because we know what a kalyana mandapam is like in May.',
    },
    closing: {
      title: 'When is the day?',
      text: 'Tell us the date, the hour and the place. Muhurtham mornings fill up first.',
    },
  },
  edit: {
    hero: {
      title: 'The Beauty Edit',
      subtitle: 'The small things that make the rest look finished: waxing, threading, lashes, brows.',
    },
    intro: {
      title: 'Ten minutes or two hours',
      subtitle:
        'Come for your brows on the way to work, or stay for the afternoon. Wax is never used twice, thread is cut fresh for you, and lash glue is tested behind the ear first.',
    },
    closing: {
      title: 'Put your own list together',
      text: 'Tell us what you would like done and how much time you have. We will find an order that makes sense and one person to do it.',
    },
  },
  spmu: {
    hero: {
      title: 'Semi-Permanent Makeup',
      subtitle: 'Brows, lips and lash lines drawn to your own face, hair by hair and dot by dot.',
    },
    intro: {
      title: 'Measured, drawn, then decided',
      subtitle:
        'Nothing is done on the day you first walk in. You go home with the shape in pencil and a patch test behind the ear, and come back when you are sure. Pigments are sterile and single-use, and so is every needle. Semi-permanent makeup is for adults of 18 and above.',
    },
    closing: {
      title: 'Start with a conversation',
      text: 'The consultation comes first, and its price is set against the treatment you book. Bring a photo of the brows or lips you have always liked, your own included.',
    },
  },
  haircolor: {
    hero: {
      title: 'Hair Colouring',
      subtitle:
        'Copper, chestnut, honey or simply no more grey: colour mixed for your skin and your patience.',
    },
    intro: {
      title: 'Planned for the day it grows out',
      subtitle:
        'Swatches are held against your skin in daylight. You hear how often you would need to come back, and the price, before the bowl is mixed. First visit? Come two days earlier for a free patch test.',
    },
    closing: {
      title: 'Thinking about a change?',
      text: 'Send a photo of your hair today and one of the colour you like. We will tell you how many visits it takes and what it costs to keep up.',
    },
  },
};
