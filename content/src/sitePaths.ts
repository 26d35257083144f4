/** The path of each page. Keep this file small: the route table of every visitor contains it. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  prices: '/services/prices',
  offers: '/offers',
  bridal: '/bridal',
  blog: '/blog',
  academy: '/Academy',
  terms: '/TermsAndConditions',
  privacy: '/PrivacyPolicy',
  notFound: '/404',
};
