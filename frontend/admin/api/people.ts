import { request, requestJson } from './request';

export type Role = 'owner' | 'editor' | 'front desk';

export interface Person {
  id: number;
  name: string;
  role: Role;
  state: 'active' | 'invited' | 'switched off';
  lastLoginAt: string | null;
  invitationExpiresAt: string | null;
}

const PEOPLE = '/api/admin/people';

export const listPeople = (signal?: AbortSignal) => requestJson<Person[]>(PEOPLE, { signal });

export const invite = (person: Pick<Person, 'name' | 'role'>) =>
  requestJson<{ person: Person; invitation: string }>(PEOPLE, { method: 'POST', body: person });

/** Another link for somebody, also for who forgot the password. Older ones end. */
export const inviteAgain = (id: number) =>
  requestJson<{ invitation: string }>(`${PEOPLE}/${id}/invitation`, { method: 'POST' });

export const changePerson = (
  id: number,
  change: Partial<Pick<Person, 'name' | 'role'>> & { isSwitchedOff?: boolean },
) => request(`${PEOPLE}/${id}`, { method: 'PATCH', body: change });
