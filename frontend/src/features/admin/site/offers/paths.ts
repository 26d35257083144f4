export const OFFERS = '/admin/site/offers';
export const offerPath = (id: string) => `${OFFERS}/${encodeURIComponent(id)}`;
