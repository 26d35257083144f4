import { deferHydration } from '../deferHydration';

// What is below the header and in the drawer of languages, loaded only where there are several.
const load = () => import('../languages/Languages');

export const AllLanguages = deferHydration(async () => (await load()).AllLanguages, true);
export const Invitation = deferHydration(async () => (await load()).Invitation, true);
