import type { NavItem } from '../../shared/content/types';

export const navigation: NavItem[] = [
  { label: 'HOME', to: '/' },
  { label: 'ABOUT', to: '/about' },
  { label: 'SERVICES', to: '/services' },
  { label: 'ACADEMY', to: '/Academy' },
  { label: 'BLOG', to: '/blog' },
  { label: 'BOOK APPOINTMENT', action: 'book' },
  { label: 'OFFERS', to: '/offers' },
];

export const footerColumns = [
  {
    title: 'Quick Links',
    links: [
      { label: 'Home', to: '/' },
      { label: 'About Us', to: '/about' },
      { label: 'Services', to: '/services' },
      { label: 'Blog', to: '/blog' },
      { label: 'Terms & Conditions', to: '/TermsAndConditions' },
      { label: 'Privacy Policy', to: '/PrivacyPolicy' },
    ],
  },
  {
    title: 'Services',
    links: [
      { label: 'Hair Services', to: '/services/hair' },
      { label: 'Nail Services', to: '/services/nail' },
      { label: 'Skin Care', to: '/services/skin' },
      { label: 'Hair Texture', to: '/services/Texture' },
    ],
  },
];
