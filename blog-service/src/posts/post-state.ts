/** Visitors see published posts, and scheduled posts from their date on. */
export const STATES = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof STATES)[number];

/** The states by which the administrator can filter the list. `all` leaves out the bin, which `any` includes. */
export const LISTED_STATES = [...STATES, 'binned', 'all', 'any'] as const;
export type ListedState = (typeof LISTED_STATES)[number];
