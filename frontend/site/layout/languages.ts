import { deferHydration, lazily } from '../deferHydration';

// What the layout shows of languages, loaded only where there are several.
const load = () => import('../languages/Languages');

export const Languages = deferHydration(async () => (await load()).Languages, true);
export const AllLanguages = deferHydration(async () => (await load()).AllLanguages, true);
export const Invitation = lazily(async () => (await load()).Invitation);
