import type { OfferPackage, SiteContent } from '../../../../content/site-content';
import { changed, idFor, moved, without } from '../lists/lists';

const withPackages = (content: SiteContent, packages: OfferPackage[]): SiteContent => ({
  ...content,
  offers: { ...content.offers, packages },
});

export const changePackage = (content: SiteContent, id: string, change: Partial<OfferPackage>) =>
  withPackages(content, changed(content.offers.packages, id, change));

/** Adds a package. Its price is `quoted` (told after a look at the client) until the owner sets one. Also returns its id. */
export function addPackage(content: SiteContent, title: string): { content: SiteContent; id: string } {
  const { packages } = content.offers;
  const id = idFor(title, idsOf(packages), 'package');
  const offer: OfferPackage = {
    id,
    title,
    price: { kind: 'quoted' },
    description: '',
    features: [],
    popular: false,
    category: '',
    hidden: false,
  };
  return { content: withPackages(content, [...packages, offer]), id };
}

/** Adds a copy after the package. It is hidden until the owner has edited and shown it. */
export function duplicatePackage(
  content: SiteContent,
  id: string,
): { content: SiteContent; id: string } | undefined {
  const { packages } = content.offers;
  const place = packages.findIndex((offer) => offer.id === id);
  const original = packages[place];
  if (!original) return undefined;
  const title = `${original.title} (copy)`;
  const copy = { ...structuredClone(original), id: idFor(title, idsOf(packages)), title, hidden: true };
  return { content: withPackages(content, packages.toSpliced(place + 1, 0, copy)), id: copy.id };
}

export const removePackage = (content: SiteContent, id: string) =>
  withPackages(content, without(content.offers.packages, id));

export function restorePackage(content: SiteContent, offer: OfferPackage, place: number): SiteContent {
  const { packages } = content.offers;
  if (packages.some(({ id }) => id === offer.id)) return content;
  return withPackages(content, packages.toSpliced(place, 0, offer));
}

export function movePackage(content: SiteContent, id: string, by: -1 | 1): SiteContent {
  const { packages } = content.offers;
  const from = packages.findIndex((offer) => offer.id === id);
  return withPackages(content, moved(packages, from, from + by));
}

const idsOf = (packages: OfferPackage[]) => packages.map(({ id }) => id);
