import type { WrittenContent } from '../description.ts';
import { sitePhotos } from './photos.ts';

export const programs: WrittenContent['academy']['programs'] = [
  {
    id: 'skincare-esthetics',
    title: 'Skincare & Esthetics',
    summary:
      'How skin works, how to read it and how to care for it: from a safe clean-up to a full facial, waxing and threading, with the hygiene that a good salon expects from its first day.',
    duration: '12 weeks, Tuesday to Friday, 10 am to 2 pm',
    nextBatch: '2027-02-02',
    fee: 48000,
    forWhom:
      'Beginners of 18 and above who want to work in a salon or on their own, and working beauticians who would like a certificate and the theory behind their hands.',
    modules: [
      'Hygiene, sterilisation and a safe workplace',
      'Skin anatomy, types and conditions, and when to send a client to a doctor',
      'Consultation, client card and patch test',
      'Cleansing, exfoliation, steam and extraction',
      'Face, neck and shoulder massage, gua sha strokes',
      'Masks and serums: reading an ingredient list',
      'Detan and facials for oily, dry, sensitive and mature skin',
      'Waxing and threading, brows included',
      'Home care, honest selling and pricing your work',
      'Practical examination on two models and certificate',
    ],
    gallery: sitePhotos('gua-sha', 'cream-jar', 'towels-candle', 'clay-mask'),
  },
  {
    id: 'makeup-basics-advanced',
    title: 'Makeup: Basics to Advanced',
    summary:
      'From holding a brush to sending a bride out at dawn. You learn on Indian skin in Indian weather, photograph every look and leave with a portfolio.',
    duration: '8 weeks, Tuesday to Friday, 2.30 pm to 6.30 pm',
    nextBatch: '2027-02-02',
    fee: 42000,
    forWhom:
      'Complete beginners, beauticians who want to add makeup, and artists who want their bridal work to last longer. The advanced half can be joined alone after a short skill check.',
    modules: [
      'Brushes, hygiene and setting up a kit within a budget',
      'Skin preparation and colour theory for Indian skin tones',
      'Base: matching, correcting, contour, long wear in humidity',
      'Eyes: shadow, liner, lashes, six eye shapes',
      'Brows and lips',
      'Day, party and photographic makeup',
      'Bridal looks: muhurtham, nikah, church, reception',
      'High-definition and airbrush technique',
      'Hair basics, flowers and saree draping for makeup artists',
      'Portfolio shoot, pricing, client messages and certificate',
    ],
    gallery: sitePhotos('powder-compacts', 'lipsticks', 'eye-palette'),
  },
];
