import type { components } from '../../shared/contract/auth-service';
import { request, requestJson } from './request';

type Schemas = components['schemas'];
export type Person = Schemas['PersonInList'];
export type Role = Person['role'];

const PEOPLE = '/api/admin/people';

export const listPeople = (signal?: AbortSignal) => requestJson<Person[]>(PEOPLE, { signal });

export const invite = (person: Schemas['InvitePersonDto']) =>
  requestJson<Schemas['InvitationAnswer']>(PEOPLE, { method: 'POST', body: person });

/** Another link for somebody, also for who forgot the password. Older ones end. */
export const inviteAgain = (id: number) =>
  requestJson<Schemas['InvitationAnswer']>(`${PEOPLE}/${id}/invitation`, { method: 'POST' });

export const changePerson = (id: number, change: Schemas['ChangePersonDto']) =>
  request(`${PEOPLE}/${id}`, { method: 'PATCH', body: change });
