import type { Schemas } from '../api/request';

export type Role = Schemas['PersonInList']['role'];

/** What each may look after (service-kit/src/roles.ts). */
export const roleWords: Record<Role, string> = {
  owner: 'everything, also people, consents and visitor figures',
  editor: 'posts, pictures, and every page of the site',
  'front desk': 'hours, notices, which offers are shown, and drafts of posts',
};
