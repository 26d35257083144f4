/** Where a salon has pages besides its own: the field of its contact data, the name, and what comes before an account in its address. */
export const socials = {
  instagram: { name: 'Instagram', accounts: 'https://www.instagram.com/' },
  facebook: { name: 'Facebook', accounts: 'https://www.facebook.com/' },
  youtube: { name: 'YouTube', accounts: 'https://www.youtube.com/@' },
  google: { name: 'Google', accounts: 'https://g.page/' },
  pinterest: { name: 'Pinterest', accounts: 'https://www.pinterest.com/' },
  threads: { name: 'Threads', accounts: 'https://www.threads.com/@' },
  x: { name: 'X', accounts: 'https://x.com/' },
  linkedin: { name: 'LinkedIn', accounts: 'https://www.linkedin.com/company/' },
};
export type Social = keyof typeof socials;
export const socialKeys = Object.keys(socials) as Social[];
