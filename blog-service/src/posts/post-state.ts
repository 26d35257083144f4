/** Visitors see what is published, and what is scheduled from its date on. */
export const STATES = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof STATES)[number];

/** What the administrator's list can be narrowed to: `all` are all but those in the bin. */
export const LISTED_STATES = [...STATES, 'binned', 'all'] as const;
export type ListedState = (typeof LISTED_STATES)[number];
